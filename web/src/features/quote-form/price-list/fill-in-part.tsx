import type { Bill } from '@tameer/quotes'
import { useState } from 'react'
import { displayRate, displayRupees } from '#words/amounts'
import * as words from '#words/quote-filling'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { type Change, openLines, placeKey, type QuoteEntry } from '../entry/entry.ts'
import { nameOfPlace } from '../terms/place-names.ts'
import { type FilledPrice, fillFromEstimate, fillFromRates, type KnownRates, readPercent } from './fill-in.ts'
import { PricePreview } from './price-preview.tsx'

interface FillInPartProps {
  bill: Bill
  entry: QuoteEntry
  lastRates: KnownRates
  edit: (change: Change) => void
  /** Changes the entry in a way that the person can undo. */
  fill: (entry: QuoteEntry, count: number) => void
}

/** Fills prices in from the estimate or the company's last quote, each with its own percentage on top. */
export function FillInPart({ bill, entry, lastRates, edit, fill }: FillInPartProps) {
  const [typed, setTyped] = useState('')
  const [source, setSource] = useState<'estimate' | 'rates'>()
  const percent = readPercent(typed)
  const known = bill.lines.filter(({ id }) => lastRates.some((rate) => rate.id === id)).length
  const filled =
    source === undefined || percent === undefined
      ? undefined
      : source === 'estimate'
        ? fillFromEstimate(bill, entry, percent)
        : fillFromRates(bill, entry, lastRates, percent)
  return (
    <>
      <TextField
        className="max-w-form"
        error={percent === undefined ? words.percentWrong : undefined}
        hint={words.percentHint}
        label={words.ownPercent}
        onChange={(event) => setTyped(event.target.value)}
        value={typed}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={percent === undefined} onClick={() => setSource('estimate')}>
          {words.asTheEstimate}
        </Button>
        {known > 0 && (
          <Button disabled={percent === undefined} onClick={() => setSource('rates')}>
            {words.myLastRates(known)}
          </Button>
        )}
        <Button onClick={() => edit(openLines(bill.lines))} variant="quiet">
          {words.openEveryLine}
        </Button>
      </div>
      {filled && (
        <PricePreview
          label={words.toFillIn}
          onDiscard={() => setSource(undefined)}
          onTake={() => {
            fill(filled.entry, filled.prices.length)
            setSource(undefined)
          }}
          prices={filled.prices.map((price) => previewOf(bill, price))}
          said={words.wouldFill(filled.prices.length)}
        />
      )}
      <p className="text-muted text-small">{words.pasteHint}</p>
    </>
  )
}

function previewOf(bill: Bill, { key, kind, figure }: FilledPrice) {
  const line = kind === 'rate' && bill.lines.find(({ id }) => placeKey('line', id) === key)
  return {
    key: key ?? 'house',
    name: nameOfPlace(bill, key),
    price: line ? displayRate(figure, line.unit, line.id) : displayRupees(figure),
  }
}
