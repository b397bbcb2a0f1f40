import type { Bill } from '@tameer/quotes'
import { useState } from 'react'
import { displayAmount, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioStrip } from '../../ui/radio-set.tsx'
import { type Change, type PriceKind, placeKey, type QuoteEntry } from './entry.ts'
import { readFigure } from './figures.ts'
import { phasesOfHouse } from './quote-of-entry.ts'

interface HousePartProps {
  bill: Bill
  entry: QuoteEntry
  problem: string | undefined
  pricesPkr: number
  edit: (change: Change) => void
}

/** One number for all of it: a quote needs no more than that, and the terms. */
export function HousePart({ bill, entry, problem, pricesPkr, edit }: HousePartProps) {
  const { figure, kind } = entry.house
  const [kindChosen, setKindChosen] = useState(false)
  const set = (house: Partial<QuoteEntry['house']>) =>
    edit((before) => ({ ...before, house: { ...before.house, ...house } }))
  const area = groupDigits(bill.coveredAreaSft)
  return (
    <div className="grid max-w-form gap-4">
      <TextField
        autoComplete="off"
        controlClassName="text-h3 figures min-h-14"
        error={problem}
        hint={
          pricesPkr > 0
            ? words.houseComesTo(displayRupees(pricesPkr), displayAmount(pricesPkr))
            : words.houseHint
        }
        inputMode="decimal"
        label={words.houseQuestion}
        name="house"
        onChange={({ target }) =>
          set({ figure: target.value, kind: kindChosen ? kind : kindOf(target.value, kind) })
        }
        value={figure}
      />
      <RadioStrip<PriceKind>
        legend={words.housePriceIs}
        onChange={(next) => {
          setKindChosen(true)
          set({ kind: next })
        }}
        options={[
          { value: 'rate', label: words.perSft(area) },
          { value: 'lump', label: words.oneSum },
        ]}
        value={kind}
      />
      <Button className="justify-self-start" onClick={() => edit(inParts(bill))}>
        {words.priceInParts}
      </Button>
    </div>
  )
}

/** No house costs a lakh a sq ft, and none costs less in all: until the company says which, its figure does. */
const leastSumPkr = 100_000

function kindOf(figure: string, before: PriceKind): PriceKind {
  const value = readFigure(figure)
  if (value === undefined || Number.isNaN(value)) return before
  return value < leastSumPkr ? 'rate' : 'lump'
}

/** Takes the one price along into its phases. */
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
