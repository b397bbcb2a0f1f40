import type { BillLine, Cover, SectionAmounts } from '@tameer/quotes'
import { displayPart, displayRupees } from '#words/amounts'
import * as words from '#words/quote-form'
import { covers } from '#words/quote-values'
import { sections as sectionNames } from '#words/values'
import { classNames } from '../../ui/class-names.ts'
import { RadioStrip } from '../../ui/radio-set.tsx'
import {
  type BillPhase,
  type Change,
  coverOf,
  isHeldAbove,
  isOpened,
  kindAt,
  type PlaceKey,
  placeKey,
  type QuoteEntry,
  setCover,
  setFigure,
  setOpened,
} from './entry.ts'
import { FigureInput } from './figure-input.tsx'
import { LayingSelect } from './laying-select.tsx'
import { LineRow } from './line-row.tsx'
import { type FieldProblems, priceField, sumField } from './quote-form-problems.ts'
import { SmallSelect } from './small-select.tsx'

interface SectionPartProps {
  section: BillPhase['sections'][number]
  entry: QuoteEntry
  /** Whether prices stand here or below, and not at the phase or the house. */
  priced: boolean
  amounts: SectionAmounts | undefined
  problems: FieldProblems
  open: boolean
  onToggle: (open: boolean) => void
  edit: (change: Change) => void
  onColumn: (line: BillLine, figures: string[]) => void
}

/** A section of the bill, folded until it is opened: its price, and what of it is in the price. */
export function SectionPart(props: SectionPartProps) {
  const { section, entry, priced, amounts, problems, open, onToggle } = props
  const key = placeKey('section', section.id)
  const name = sectionNames[section.id as keyof typeof sectionNames] ?? section.id
  const marked = marksInWords(section.lines, entry)
  const amountPkr = amounts && priced ? amounts.pricePkr + amounts.allowancePkr : 0
  return (
    <details
      className="border-line border-b"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) onToggle(currentTarget.open)
      }}
      open={open}
    >
      <summary className="flex min-h-12 items-center gap-3 py-2 hover:text-blue">
        <span className="wrap-anywhere min-w-0 flex-1">
          <span className="font-medium">{name}</span>
          <span className="block text-muted text-small figures">
            {words.estimated(displayPart(sumOf(section.lines)))}
            {marked && <span className="text-ink"> {marked}</span>}
          </span>
        </span>
        {amountPkr > 0 && <span className="text-end font-display figures">{displayPart(amountPkr)}</span>}
        <span aria-hidden="true" className={classNames('plus shrink-0', open && 'rotate-45')} />
      </summary>
      {open && <SectionBody {...props} name={name} sectionKey={key} problem={problems[priceField(key)]} />}
    </details>
  )
}

/** Only a line can have a rate of its own. */
const { apart: _, ...coversOfSection } = covers

interface BodyProps extends SectionPartProps {
  name: string
  sectionKey: PlaceKey
  problem: string | undefined
}

function SectionBody({ section, entry, priced, amounts, problems, edit, onColumn, ...body }: BodyProps) {
  const { name, sectionKey: key, problem } = body
  const own = entry.covers[key]
  const byLine = isOpened(entry, key)
  const free = !section.lines.some((line) => isHeldAbove(entry, line))
  const amountOf = new Map(amounts?.lines.map((line) => [line.id, line.pricePkr]))
  const mark = (cover: keyof typeof coversOfSection) =>
    edit(setCover(key, cover === 'included' ? undefined : { cover, sum: '' }, section.lines))
  return (
    <div className="pb-5">
      <div className="grid items-end gap-x-6 gap-y-3 bg-wash p-3 sm:grid-cols-2">
        {priced && (
          <RadioStrip
            legend={words.howPriced}
            onChange={(how) => edit(setOpened(key, how === 'lines'))}
            options={[
              { value: 'one', label: words.oneSum },
              { value: 'lines', label: words.byLine },
            ]}
            value={byLine ? 'lines' : 'one'}
          />
        )}
        <div>
          <p aria-hidden="true" className="mb-1.5">
            {words.inThePrice}
          </p>
          <SmallSelect
            label={words.coverOf(name)}
            onChange={mark}
            options={coversOfSection}
            value={own && own.cover !== 'apart' ? own.cover : 'included'}
          />
        </div>
        {priced && !byLine && !free && (
          <div>
            <p aria-hidden="true" className="mb-1.5">
              {words.sumFor(name)}
            </p>
            <FigureInput
              error={problem}
              label={words.sumFor(name)}
              name={priceField(key)}
              onChange={(figure) => edit(setFigure(key, figure))}
              value={entry.figures[key] ?? ''}
            />
            {(amounts?.pricePkr ?? 0) > 0 && (
              <p className="mt-1 text-muted text-small figures">
                {words.comesTo(displayRupees(amounts?.pricePkr ?? 0))}
              </p>
            )}
          </div>
        )}
        {own?.cover === 'allowance' && (
          <div>
            <p aria-hidden="true" className="mb-1.5">
              {words.allowanceFor(name)}
            </p>
            <FigureInput
              error={problems[sumField(key)]}
              label={words.allowanceFor(name)}
              name={sumField(key)}
              onChange={(sum) => edit(setCover(key, { ...own, sum }))}
              value={own.sum}
            />
            <LayingSelect
              laying={own.laying}
              name={name}
              onChange={(laying) => edit(setCover(key, { ...own, laying }))}
            />
          </div>
        )}
      </div>
      <ul className="divide-y divide-line">
        {section.lines.map((line) => {
          const lineKey = placeKey('line', line.id)
          return (
            <LineItem
              amountPkr={amountOf.get(line.id)}
              edit={edit}
              entry={entry}
              key={line.id}
              line={line}
              onColumn={onColumn}
              priced={priced && byLine}
              priceProblem={problems[priceField(lineKey)]}
              sectionCover={own?.cover ?? 'included'}
              sumProblem={problems[sumField(lineKey)]}
            />
          )
        })}
      </ul>
    </div>
  )
}

interface LineItemProps {
  line: BillLine
  entry: QuoteEntry
  priced: boolean
  amountPkr: number | undefined
  sectionCover: Cover
  priceProblem: string | undefined
  sumProblem: string | undefined
  edit: (change: Change) => void
  onColumn: (line: BillLine, figures: string[]) => void
}

/** Takes what one line needs from the entry, so that typing in a line draws that line alone. */
function LineItem({ line, entry, priced, amountPkr, ...shared }: LineItemProps) {
  const key = placeKey('line', line.id)
  return (
    <LineRow
      {...shared}
      amountPkr={amountPkr}
      cover={coverOf(entry, line)}
      figure={priced || coverOf(entry, line) === 'apart' ? (entry.figures[key] ?? '') : undefined}
      kind={kindAt(entry, key)}
      line={line}
      laying={entry.covers[key]?.laying}
      sum={entry.covers[key]?.sum}
    />
  )
}

function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
}

/** `2 left out, 1 allowance`; '' when all is included. */
function marksInWords(lines: readonly BillLine[], entry: QuoteEntry): string {
  const counted = { excluded: 0, owner: 0, allowance: 0, apart: 0, included: 0 }
  for (const line of lines) counted[coverOf(entry, line)]++
  return words.marks(counted, lines.length)
}
