// The parts of the form, in its order. Each row and chip is a choice of its own, with its sum behind it.
import { readFigure } from '@tameer/figures'
import {
  type Bill,
  type CheckedChip,
  type CheckedQuote,
  checkedLimits,
  chipsFor,
  rowsFor,
} from '@tameer/quotes'
import { useId, useState } from 'react'
import { displayPart, groupDigits } from '#words/amounts'
import * as words from '#words/check'
import { FigureInput } from '../../features/quote-form/figure-input.tsx'
import { Product } from '../../features/quote-form/price-fields.tsx'
import { kindOf } from '../../features/quote-form/price-kind.ts'
import { asOptions } from '../../lib/as-options.ts'
import { Button } from '../../ui/button.tsx'
import { CheckChip } from '../../ui/chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { RadioStrip } from '../../ui/radio-set.tsx'
import type { CheckEntry, RowEntry } from './check-entry.ts'
import { kindInQuestion } from './check-problems.ts'

export interface PartProps {
  bill: Bill
  entry: CheckEntry
  /** What the entry says so far. */
  quote: CheckedQuote
  problems: Readonly<Record<string, string | undefined>>
  edit: (change: Partial<CheckEntry>) => void
}

const kinds = [
  { value: 'rate', label: words.persft },
  { value: 'lump', label: words.lump },
] as const

/** The price, its kind, and at once the amount it gives. */
export function PricePart({ bill, entry, quote, problems, edit }: PartProps) {
  const { figure, kind, area } = entry
  const [chosen, setChosen] = useState(false)
  const [otherArea, setOtherArea] = useState(area !== '')
  const counted = readFigure(area)
  const sft = counted !== undefined && counted >= checkedLimits.areaSft.min ? counted : bill.coveredAreaSft
  const odd = kindInQuestion(quote)
  const value = readFigure(figure) ?? 0
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(7rem,1fr)_auto] items-end gap-2">
        <TextField
          autoComplete="off"
          controlClassName="min-h-12 text-end text-h3 figures"
          error={problems.figure}
          inputMode="decimal"
          label={words.price}
          name="figure"
          onChange={({ target }) =>
            edit({ figure: target.value, kind: chosen ? kind : kindOf(target.value, kind) })
          }
          value={figure}
        />
        <RadioStrip
          className={classNames(
            'text-small [&>div]:flex-nowrap [&_label]:min-h-12 [&_label]:px-2.5',
            problems.figure ? 'self-start pt-[1.9rem]' : '',
          )}
          legend={words.price}
          legendHidden
          onChange={(next) => {
            setChosen(true)
            edit({ kind: next })
          }}
          options={kinds}
          value={kind}
        />
      </div>
      <Product areaSft={sft} figure={figure} kind={kind} />
      {odd && (
        <p className="flex flex-wrap items-center gap-x-3 border-brick border-s-4 bg-wash px-3" role="status">
          {kind === 'rate' ? words.vKind(groupDigits(value)) : words.vKind2(groupDigits(value))}
          <Button
            onClick={() => {
              setChosen(true)
              edit({ kind: kind === 'rate' ? 'lump' : 'rate' })
            }}
            variant="quiet"
          >
            {words.vKindDo}
          </Button>
        </p>
      )}
      {kind === 'rate' &&
        (otherArea ? (
          <TextField
            autoComplete="off"
            className="max-w-form"
            controlClassName="text-end figures"
            error={problems.area}
            inputMode="numeric"
            label={words.area}
            name="area"
            onChange={({ target }) => edit({ area: target.value })}
            placeholder={groupDigits(bill.coveredAreaSft)}
            value={area}
          />
        ) : (
          <button
            className="link min-h-11 justify-self-start text-small"
            onClick={() => setOtherArea(true)}
            type="button"
          >
            {words.areaOther}
          </button>
        ))}
    </div>
  )
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
            <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5" key={row}>
              <span className="flex-[1_1_6rem] leading-snug">{name}</span>
              <RadioStrip
                className="ms-auto text-small [&>div]:flex-nowrap [&_label]:min-h-11 [&_label]:flex-auto [&_label]:px-[min(0.5rem,8px)]"
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
              className="text-small [&_label]:min-h-11"
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
