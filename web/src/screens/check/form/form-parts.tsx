// Rows and chips of the form: each is a choice of its own, with its sum behind it.
import { type Bill, type CheckedChip, type CheckedQuote, chipsFor, rowsFor } from '@tameer/quotes'
import { useId } from 'react'
import { displayPart } from '#words/amounts'
import * as words from '#words/check'
import { FigureInput } from '../../../features/quote-form/entry/figure-input.tsx'
import { asOptions } from '../../../lib/as-options.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckChip } from '../../../ui/fields/chips.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import type { CheckEntry, RowEntry } from './check-entry.ts'

export interface PartProps {
  bill: Bill
  entry: CheckEntry
  /** The entry so far. */
  quote: CheckedQuote
  problems: Readonly<Record<string, string | undefined>>
  edit: (change: Partial<CheckEntry>) => void
}

const answers = [
  { value: 'in', label: words.inPrice },
  { value: 'apart', label: words.apart },
  { value: 'unsaid', label: words.unsaid, pale: true },
] as const

/** The rows that builders often charge apart. At first nothing of them is said. */
export function OftenApart({ bill, entry, quote, problems, edit }: PartProps) {
  const id = useId()
  const rows = rowsFor(bill, quote)
  const answer = (changed: CheckEntry['rows']) => edit({ rows: { ...entry.rows, ...changed } })
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3" id={id}>
          {words.often}
        </h2>
        <Button
          className="px-0! text-small"
          onClick={() => answer(Object.fromEntries(rows.map((row) => [row.id, inPrice])))}
          variant="quiet"
        >
          {words.oftenAll}
        </Button>
      </div>
      <ul className="border-line border-t">
        {rows.map(({ id: row }) => {
          const said = entry.rows[row]
          const name = words.rows[row]
          return (
            <li
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1 sm:py-1.5"
              key={row}
            >
              <span className="flex-[1_1_6rem] leading-snug">{name}</span>
              <RadioStrip
                className="ms-auto text-small [&>div]:flex-nowrap [&_label]:min-h-touch [&_label]:flex-auto [&_label]:px-[min(0.5rem,8px)]"
                legend={name}
                legendHidden
                onChange={(is) =>
                  answer({ [row]: is === 'unsaid' ? undefined : { is, sum: said?.sum ?? '' } })
                }
                options={answers}
                value={said?.is ?? 'unsaid'}
              />
              {said?.is === 'apart' && (
                <SumOfPart
                  error={problems[`row ${row}`]}
                  label={words.sum}
                  name={`row ${row}`}
                  onChange={(sum) => answer({ [row]: { is: 'apart', sum } })}
                  part={name}
                  value={said.sum}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const inPrice: RowEntry = { is: 'in', sum: '' }

interface SumOfPartProps {
  name: string
  label: string
  /** Name of the row or chip. */
  part: string
  value: string
  error: string | undefined
  onChange: (sum: string) => void
}

function SumOfPart({ label, part, ...input }: SumOfPartProps) {
  return (
    <div className="flex basis-full flex-wrap items-center justify-end gap-x-3">
      <span className="text-muted text-small">{label}</span>
      <FigureInput className="w-36" label={`${part}: ${label}`} {...input} />
    </div>
  )
}

const hows = asOptions(['excluded', 'owner', 'aside'], words.hows)

/** Goods that the price leaves out, by the names builders use. */
export function LeftOut({ bill, entry, quote, problems, edit }: PartProps) {
  const chips = chipsFor(bill, quote)
  const answer = (changed: CheckEntry['out']) => edit({ out: { ...entry.out, ...changed } })
  const estimateOf = (id: CheckedChip) =>
    chips.find((chip) => chip.id === id)?.lines.reduce((sum, { costPkr }) => sum + costPkr, 0) ?? 0
  if (chips.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-h3">{words.out}</legend>
      <p className="mt-1 mb-3 text-muted text-small">{words.outH}</p>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ id }) => (
          <CheckChip
            checked={entry.out[id] !== undefined}
            key={id}
            label={words.chips[id]}
            onChange={() => answer({ [id]: entry.out[id] ? undefined : { how: 'excluded', sum: '' } })}
          />
        ))}
      </div>
      {chips.map(({ id }) => {
        const said = entry.out[id]
        const name = words.chips[id]
        if (!said) return null
        return (
          <section aria-label={name} className="mt-3 grid gap-2 border border-line bg-sheet p-4" key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{name}</b>
              <span className="text-muted text-small">{words.howEst(displayPart(estimateOf(id)))}</span>
            </p>
            <RadioStrip
              className="text-small [&_label]:min-h-touch"
              legend={name}
              legendHidden
              onChange={(how) => answer({ [id]: { ...said, how } })}
              options={hows}
              value={said.how}
            />
            {said.how === 'aside' && (
              <SumOfPart
                error={problems[`chip ${id}`]}
                label={words.aside}
                name={`chip ${id}`}
                onChange={(sum) => answer({ [id]: { how: 'aside', sum } })}
                part={name}
                value={said.sum}
              />
            )}
          </section>
        )
      })}
    </fieldset>
  )
}
