import type { Bill, FrozenLine } from '@tameer/quotes'
import { useState } from 'react'
import { displayRupees } from '#words/amounts'
import * as words from '#words/quote-form'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import type { Change, PlaceKey, QuoteEntry } from '../entry/entry.ts'
import { pricesBelow, toOnePrice } from './one-price.ts'

interface OnePriceButtonProps {
  bill: Bill
  entry: QuoteEntry
  /** The phase or the section that gets the one price, its name and its lines. */
  above: PlaceKey
  name: string
  lines: readonly FrozenLine[]
  label: string
  edit: (change: Change) => void
  onDone: () => void
}

/** Goes back to one price. Asks for confirmation before figures are dropped. */
export function OnePriceButton({
  bill,
  entry,
  above,
  name,
  lines,
  label,
  edit,
  onDone,
}: OnePriceButtonProps) {
  const [asking, setAsking] = useState(false)
  const below = pricesBelow(bill, entry, above, lines)
  const drop = () => {
    setAsking(false)
    edit(toOnePrice(above, below))
    onDone()
  }
  return (
    <>
      <button
        className="link min-h-11 text-start text-small"
        onClick={() => (below.keys.length > 0 ? setAsking(true) : drop())}
        type="button"
      >
        {label}
      </button>
      <QuestionDialog
        back={words.goBack}
        onClose={() => setAsking(false)}
        onYes={drop}
        open={asking}
        title={words.onePriceTitle(name)}
        yes={words.takeOnePrice}
      >
        <p>{words.onePriceText(below.keys.length, displayRupees(below.sumPkr))}</p>
      </QuestionDialog>
    </>
  )
}
