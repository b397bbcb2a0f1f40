import type { Bill } from '@tameer/quotes'
import { useRef } from 'react'
import * as words from '#words/quote-form'
import { Button } from '../../../ui/button.tsx'
import { PriceCard } from '../prices/price-card.tsx'
import { PriceFields } from '../prices/price-fields.tsx'
import { type Change, placeKey, type QuoteEntry } from './entry.ts'
import { phasesOfHouse } from './quote-of-entry.ts'

interface HouseCardProps {
  bill: Bill
  entry: QuoteEntry
  problem: string | undefined
  edit: (change: Change) => void
  onParts: () => void
}

/** One price for the whole house, which is divided between its phases. */
export function HouseCard({ bill, entry, problem, edit, onParts }: HouseCardProps) {
  const card = useRef<HTMLElement>(null)
  return (
    <PriceCard areaSft={bill.coveredAreaSft} card={card} lines={bill.lines} title={words.wholeHouse}>
      <PriceFields
        areaSft={bill.coveredAreaSft}
        {...entry.house}
        name="house"
        onChange={(figure, kind) => edit((before) => ({ ...before, house: { figure, kind } }))}
        problem={problem}
      />
      <p className="text-muted text-small">{words.houseShared}</p>
      <Button
        className="-ms-5 justify-self-start"
        onClick={() => {
          edit(inParts(bill))
          onParts()
        }}
        variant="quiet"
      >
        {words.priceByPhase}
      </Button>
    </PriceCard>
  )
}

/** Divides the one price into prices of the phases. */
function inParts(bill: Bill): Change {
  return (entry) => {
    const figures = { ...entry.figures }
    const kinds = { ...entry.kinds }
    for (const price of phasesOfHouse(bill, entry)) {
      const key = placeKey('phase', price.id)
      figures[key] = String(price.kind === 'lump' ? price.amountPkr : price.ratePkr)
      kinds[key] = price.kind === 'lump' ? 'lump' : 'rate'
    }
    return { ...entry, one: false, figures, kinds }
  }
}
