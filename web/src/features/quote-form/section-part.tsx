import type { BillLine, Cover } from '@tameer/quotes'
import { useRef } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { classNames } from '../../ui/class-names.ts'
import { type Change, coverOf, isOpened, kindAt, placeKey, type QuoteEntry } from './entry.ts'
import { LineRow } from './line-row.tsx'
import { nameOfPlace } from './place-names.ts'
import { priceField, sumField } from './quote-form-problems.ts'
import { SectionCover } from './section-cover.tsx'
import { SectionPrice } from './section-price.tsx'
import type { SectionPartProps } from './use-sections.ts'

/** A section of the bill, folded until it is opened: its price, and what of it is in the price. */
export function SectionPart(props: SectionPartProps) {
  const { bill, section, entry, priced, amounts, open, onToggle } = props
  const key = placeKey('section', section.id)
  const name = nameOfPlace(bill, key)
  const marked = marksInWords(section.lines, entry)
  const amountPkr = amounts && priced ? amounts.pricePkr + amounts.allowancePkr : 0
  const byLine = isOpened(entry, key)
  const how = priced && !byLine ? words.inOnePrice : words.linesOf(section.lines.length)
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
          <span className="font-display">{name}</span>
          <span className="block text-muted text-small figures">
            {how} · {words.estimateInShort(displayAmount(sumOf(section.lines)))}
            {marked && <span className="text-ink"> · {marked}</span>}
          </span>
        </span>
        {amountPkr > 0 && (
          <b className="wrap-anywhere text-end font-semibold figures">{groupDigits(amountPkr)}</b>
        )}
        <span aria-hidden="true" className={classNames('plus shrink-0', open && 'rotate-45')} />
      </summary>
      {open && <SectionBody {...props} name={name} />}
    </details>
  )
}

function SectionBody({ name, ...props }: SectionPartProps & { name: string }) {
  const { section, entry, priced, amounts, problems, edit, onColumn } = props
  const body = useRef<HTMLDivElement>(null)
  const key = placeKey('section', section.id)
  const byLine = isOpened(entry, key)
  const amountOf = new Map(amounts?.lines.map((line) => [line.id, line.pricePkr]))
  return (
    <div className="pb-4 outline-none" ref={body} tabIndex={-1}>
      {priced && (
        <SectionPrice {...props} name={name} onChanged={() => body.current?.focus({ preventScroll: true })} />
      )}
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
              sectionCover={entry.covers[key]?.cover ?? 'included'}
              sumProblem={problems[sumField(lineKey)]}
            />
          )
        })}
      </ul>
      <SectionCover edit={edit} entry={entry} name={name} problems={problems} section={section} />
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
      laying={entry.covers[key]?.laying}
      line={line}
      sum={entry.covers[key]?.sum}
    />
  )
}

function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
}

/** `2 left out, 1 set aside`; '' when all is included. */
function marksInWords(lines: readonly BillLine[], entry: QuoteEntry): string {
  const counted = { excluded: 0, owner: 0, allowance: 0, apart: 0, included: 0 }
  for (const line of lines) counted[coverOf(entry, line)]++
  return words.marks(counted, lines.length)
}
