import type { FrozenLine } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { coverOf, isOpened, kindAt, placeKey, type QuoteEntry } from '../entry/entry.ts'
import { priceField, sumField } from '../entry/quote-form-problems.ts'
import type { LineProps } from './line-controls.tsx'
import { LineRow } from './line-row.tsx'
import { LineTableRow } from './line-table-row.tsx'
import type { SectionPartProps } from './use-sections.ts'

/** From this width the form has room for six columns beside the calculation. */
const wide = mediaQuery('(width >= 74em)')

/** The lines of a section: a table where there is room for one, otherwise a list. */
export function SectionLines({ name, ...props }: SectionPartProps & { name: string }) {
  const { section, entry, priced, amounts } = props
  const isWide = useWatched(wide, false)
  const key = placeKey('section', section.id)
  const byLine = priced && isOpened(entry, key)
  const amountOf = new Map(amounts?.lines.map((line) => [line.id, line.pricePkr]))
  // Each line gets only its part of the entry, so that typing in a line renders that line alone.
  const lines = section.lines.map((line) => lineProps(props, line, byLine, amountOf.get(line.id)))
  if (!isWide)
    return (
      <ul className="divide-y divide-line">
        {lines.map((one) => (
          <LineRow key={one.line.id} {...one} />
        ))}
      </ul>
    )
  const hasRates = lines.some(({ figure }) => figure !== undefined)
  return (
    <table className="w-full text-small figures [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:align-baseline [&_:is(td,th):not(:first-child)]:ps-3.5 [&_td]:text-end">
      <caption className="sr-only">{name}</caption>
      <Columns hasRates={hasRates} />
      <tbody>
        {lines.map((one) => (
          <LineTableRow hasRates={hasRates} key={one.line.id} {...one} />
        ))}
      </tbody>
    </table>
  )
}

function Columns({ hasRates }: { hasRates: boolean }) {
  const { rate, ...others } = words.columns
  const { line, quantity, estimate, cover, amount } = others
  return (
    <thead>
      <tr className="text-muted *:font-normal *:text-end">
        <th className="text-start!" scope="col">
          {line}
        </th>
        <th scope="col">{quantity}</th>
        <th scope="col">{estimate}</th>
        {hasRates && (
          <th className="w-40" scope="col">
            {rate}
          </th>
        )}
        <th className="w-36 text-start!" scope="col">
          {cover}
        </th>
        <th className="w-27" scope="col">
          {amount}
        </th>
      </tr>
    </thead>
  )
}

function lineProps(
  { section, entry, problems, edit, onColumn }: SectionPartProps,
  line: FrozenLine,
  byLine: boolean,
  amountPkr: number | undefined,
): LineProps {
  const key = placeKey('line', line.id)
  const own = entry.covers[key]
  const cover = coverOf(entry, line)
  return {
    ...{ line, cover, sum: own?.sum, laying: own?.laying, amountPkr, edit, onColumn },
    sectionCover: coverOfSection(entry, section.id),
    figure: byLine || cover === 'apart' ? (entry.figures[key] ?? '') : undefined,
    kind: kindAt(entry, key),
    priceProblem: problems[priceField(key)],
    sumProblem: problems[sumField(key)],
  }
}

function coverOfSection(entry: QuoteEntry, id: string): LineProps['sectionCover'] {
  return entry.covers[placeKey('section', id)]?.cover ?? 'included'
}
