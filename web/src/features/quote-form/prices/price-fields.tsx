import { readFigure } from '@tameer/figures'
import { multiply } from '@tameer/quotes'
import { useState } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/quote-terms'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import type { PriceKind } from '../entry/entry.ts'
import { kindOf } from './price-kind.ts'

interface PriceFieldsProps {
  /** Name of the figure's field. */
  name: string
  figure: string
  kind: PriceKind
  areaSft: number
  problem: string | undefined
  onChange: (figure: string, kind: PriceKind) => void
}

const kinds = [
  { value: 'rate', label: words.aSqFt },
  { value: 'lump', label: words.allOfIt },
]

/** Price of a house or a phase: a figure, its kind, and at once the amount it gives. */
export function PriceFields({ name, figure, kind, areaSft, problem, onChange }: PriceFieldsProps) {
  const [chosen, setChosen] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-2">
        <TextField
          autoComplete="off"
          controlClassName="min-h-12 text-end text-h3 figures"
          error={problem}
          inputMode="decimal"
          label={words.yourPricePkr}
          name={name}
          onChange={({ target: { value } }) => onChange(value, chosen ? kind : kindOf(value, kind))}
          value={figure}
        />
        <SelectField
          label={words.priceIsFor}
          onChange={({ target: { value } }) => {
            setChosen(true)
            onChange(figure, value as PriceKind)
          }}
          options={kinds}
          value={kind}
        />
      </div>
      <Product areaSft={areaSft} figure={figure} kind={kind} />
    </div>
  )
}

/** The amount that a figure of a kind gives. */
export function Product({ figure, kind, areaSft }: Pick<PriceFieldsProps, 'figure' | 'kind' | 'areaSft'>) {
  const value = readFigure(figure)
  const amountPkr = kind === 'rate' && value !== undefined ? multiply(value, areaSft) : value
  const isAmount = amountPkr !== undefined && amountPkr > 0
  return (
    <p className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-4 figures">
      <span className="text-muted">
        {kind === 'rate' ? words.timesArea(groupDigits(areaSft)) : isAmount && displayAmount(amountPkr)}
      </span>
      {isAmount && <b className="wrap-anywhere font-semibold">{groupDigits(amountPkr)}</b>}
    </p>
  )
}
