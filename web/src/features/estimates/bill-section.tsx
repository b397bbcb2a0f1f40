import type { BillLine, BillSection as Section } from '@tameer/calculator'
import { useId, useState } from 'react'
import { displayRate, groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { displayQuantity } from '#words/quantities'
import { sections as sectionNames, statuses } from '#words/values'
import { classNames } from '../../ui/class-names.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { Amount } from '../../ui/text/amount.tsx'
import { LineList } from './bill-line-list.tsx'
import type { Sources } from './bill-lines.ts'
import { useFaultAtFirst } from './figures-by-id.ts'
import { LineOrigin } from './line-origin.tsx'
import { ScaleMark } from './scale-mark.tsx'
import { useNarrowBill } from './use-narrow-bill.ts'

type BillSectionProps = {
  section: Section
  figure: (pkr: number) => string
  /** Cost of the dearest section: the bars below the rows are drawn in proportion to it. */
  dearestPkr: number
  sources: Sources
}

/** A section of the bill: its total with its range, and its lines with their sources. */
export function BillSection({ section, figure, dearestPkr, sources }: BillSectionProps) {
  const { key, costPkr, lowPkr, highPkr } = section
  const isFaulty = useFaultAtFirst()
  // Open from the start when a price from a link cannot be used, so that the person finds it and corrects it.
  const [open, setOpen] = useState(() => section.lines.some(({ ownPriceIds }) => ownPriceIds.some(isFaulty)))
  return (
    <details
      className="border-line border-b"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
      open={open}
    >
      <summary className="relative flex min-h-13 items-center gap-3 py-2 hover:text-blue">
        <span className="flex flex-1 flex-wrap items-center gap-x-3">
          <h3 className="flex-[1_1_9rem] font-normal font-sans text-[1.0625rem] leading-tight">
            {sectionNames[key]}
          </h3>
          <span className="text-muted text-small figures max-md:hidden">
            {words.range(figure(lowPkr), figure(highPkr))}
          </span>
          <Amount className="ms-auto text-end md:min-w-28" text={figure(costPkr)} />
        </span>
        <span aria-hidden="true" className={classNames('plus shrink-0', open && 'rotate-45')} />
        <ScaleMark length={costPkr / dearestPkr} />
      </summary>
      {open && <Lines section={section} sources={sources} />}
    </details>
  )
}

function Lines({ section, sources }: Pick<BillSectionProps, 'section' | 'sources'>) {
  const [unfolded, setUnfolded] = useState(false)
  const narrow = useNarrowBill()
  const Table = narrow ? LineList : LineTable
  return (
    <div className="pb-6">
      <button
        aria-expanded={unfolded}
        className="link min-h-11 text-small"
        onClick={() => setUnfolded(!unfolded)}
        type="button"
      >
        {unfolded ? words.foldLines : words.unfoldLines}
      </button>
      <Table
        label={words.linesOf(sectionNames[section.key])}
        section={section}
        unfolded={unfolded}
        sources={sources}
      />
    </div>
  )
}

type LinesProps = { section: Section; label: string; unfolded: boolean; sources: Sources }

function LineTable({ section, label, unfolded, sources }: LinesProps) {
  const { lines, costPkr, lowPkr, highPkr } = section
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.low}</th>
          <th scope="col">{words.high}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRows key={`${line.id} ${unfolded}`} line={line} unfolded={unfolded} sources={sources} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sumOfLines}</th>
          <td />
          <td />
          <td>{groupDigits(costPkr)}</td>
          <td>{groupDigits(lowPkr)}</td>
          <td>{groupDigits(highPkr)}</td>
        </tr>
      </tfoot>
    </ScrollTable>
  )
}

type LineProps = { line: BillLine; sources: Sources }

/** A line of the bill. When it is unfolded, a row below it describes the line and its sources. */
function LineRows({ line, unfolded, sources }: LineProps & { unfolded: boolean }) {
  const isFaulty = useFaultAtFirst()
  const [open, setOpen] = useState(unfolded || line.ownPriceIds.some(isFaulty))
  const originId = useId()
  return (
    <>
      <tr>
        <th className="@min-[32rem]:w-1/3" scope="row">
          {line.item}
          <button
            aria-controls={open ? originId : undefined}
            aria-expanded={open}
            className="link flex min-h-6 items-center gap-1.5 text-start"
            onClick={() => setOpen(!open)}
            type="button"
          >
            {line.status.rate === 'yours' ? words.whatItIsYours : words.whatItIs(statuses[line.status.rate])}
            <span className="sr-only">{words.whereFrom}</span>
          </button>
        </th>
        <td className="whitespace-normal! @min-[32rem]:w-36">
          {displayRate(line.ratePkr, line.unit, line.id)}
        </td>
        <td className="min-w-28 whitespace-normal!">{displayQuantity(line)}</td>
        <td>{groupDigits(line.costPkr)}</td>
        <td>{groupDigits(line.lowPkr)}</td>
        <td>{groupDigits(line.highPkr)}</td>
      </tr>
      {open && (
        <tr id={originId}>
          <td className="whitespace-normal! text-start!" colSpan={6}>
            {/* Stays in sight while the table is scrolled. */}
            <div className="sticky start-3 w-[calc(100cqw-1.5rem)]">
              <LineOrigin line={line} sources={sources} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
