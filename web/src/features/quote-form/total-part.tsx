import { readFigure } from '@tameer/figures'
import type { Bill, LevelledQuote, Quote } from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import type { QuoteEntry } from './entry/entry.ts'
import { partsInWords } from './terms/parts-in-words.ts'

interface TotalPartProps {
  bill: Bill
  entry: QuoteEntry
  quote: Quote
  levelled: LevelledQuote
  problem: string | undefined
  /** Called with undefined for the sum of the parts. */
  onChange: (total: string | undefined) => void
  onLook: () => void
}

/** The total: the sum of the parts, until the company writes another one. Then the difference is shown. */
export function TotalPart({ bill, entry, quote, levelled, problem, onChange, onLook }: TotalPartProps) {
  const { total } = entry
  const { headlinePkr } = levelled
  const sum = groupDigits(headlinePkr)
  const typed = readFigure(total ?? '')
  const difference = typed === undefined || Number.isNaN(typed) ? 0 : typed - headlinePkr
  return (
    <div className="grid gap-3">
      <TextField
        autoComplete="off"
        className="max-w-form"
        controlClassName="min-h-12 text-end text-h3 figures"
        error={difference === 0 ? problem : <DifferenceTold difference={difference} sum={sum} />}
        hint={difference === 0 && words.totalHint(sum)}
        inputMode="decimal"
        label={words.yourTotal}
        name="total"
        onBlur={() => {
          if (total !== undefined && (typed === undefined || typed === headlinePkr)) onChange(undefined)
        }}
        onChange={({ target }) => onChange(target.value)}
        value={total ?? (headlinePkr > 0 ? sum : '')}
      />
      {difference !== 0 && (
        <>
          <Difference
            difference={difference}
            parts={partsInWords(bill, quote, levelled)}
            sum={sum}
            typed={typed ?? 0}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onChange(undefined)}>{words.takeSum(sum)}</Button>
            <Button onClick={onLook}>{words.lookAtParts}</Button>
          </div>
        </>
      )}
    </div>
  )
}

function DifferenceTold({ difference, sum }: { difference: number; sum: string }) {
  return (
    <>
      <b className="font-semibold">
        {difference > 0
          ? words.totalMore(groupDigits(difference))
          : words.totalLess(groupDigits(-difference))}
      </b>{' '}
      {words.theyAddUp(sum)}
    </>
  )
}

interface DifferenceProps {
  parts: readonly { label: string; amount: string }[]
  sum: string
  typed: number
  difference: number
}

function Difference({ parts, sum, typed, difference }: DifferenceProps) {
  const rows = [
    ...parts,
    { label: words.theParts, amount: sum, isSum: true },
    { label: words.youWrote, amount: groupDigits(typed) },
    {
      label: words.difference,
      amount: difference > 0 ? words.plus(groupDigits(difference)) : words.minus(groupDigits(-difference)),
    },
  ]
  return (
    <table
      aria-label={words.sumWithDifference}
      className="w-full max-w-form border-collapse text-small figures [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:align-top [&_td]:wrap-anywhere [&_td]:text-end [&_th]:pe-3 [&_th]:text-start [&_th]:font-normal"
    >
      <tbody>
        {rows.map((row) => (
          <tr
            className={'isSum' in row ? '[&>*]:border-ink [&>*]:border-t-2 [&>*]:font-semibold' : undefined}
            key={row.label}
          >
            <th scope="row">{row.label}</th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
