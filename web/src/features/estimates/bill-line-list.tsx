import type { BillLine, BillSection } from '@tameer/calculator'
import { useId, useState } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { displayProduct } from '#words/quantities'
import type { Sources } from './bill-lines.ts'
import { useFaultAtFirst } from './figures-by-id.ts'
import { LineOrigin } from './line-origin.tsx'

type LineListProps = { section: BillSection; label: string; unfolded: boolean; sources: Sources }

/** The lines of a section where columns do not fit: two rows each, the rest is shown when a line is opened. */
export function LineList({ section, label, unfolded, sources }: LineListProps) {
  const { lines, costPkr, lowPkr, highPkr } = section
  return (
    <>
      <ul aria-label={label} className="border border-line bg-sheet text-small">
        {lines.map((line) => (
          <Line key={`${line.id} ${unfolded}`} line={line} unfolded={unfolded} sources={sources} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 px-3 pt-2.5 font-semibold text-small">
        {words.sumOfLines}
        <span className="ms-auto whitespace-nowrap figures">{groupDigits(costPkr)}</span>
      </p>
      <p className="px-3 text-end text-muted text-small figures">
        {words.range(groupDigits(lowPkr), groupDigits(highPkr))}
      </p>
    </>
  )
}

type LineProps = { line: BillLine; unfolded: boolean; sources: Sources }

function Line({ line, unfolded, sources }: LineProps) {
  const isFaulty = useFaultAtFirst()
  const [open, setOpen] = useState(unfolded || line.ownPriceIds.some(isFaulty))
  const restId = useId()
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        aria-controls={open ? restId : undefined}
        aria-expanded={open}
        className="flex min-h-11 w-full flex-wrap gap-x-3 px-3 py-2.5 text-start hover:text-blue"
        onClick={() => setOpen(!open)}
        type="button"
      >
        <span className="min-w-0 flex-[1_1_9rem]">{line.item}</span>
        <span className="ms-auto whitespace-nowrap font-semibold figures">{groupDigits(line.costPkr)}</span>
        <span className="basis-full text-muted figures">
          {displayProduct(line)} · {words.rateIs[line.status.rate]}
        </span>
      </button>
      {open && (
        <div className="grid gap-2 px-3 pb-3" id={restId}>
          <p className="figures">{words.lowAndHigh(groupDigits(line.lowPkr), groupDigits(line.highPkr))}</p>
          <LineOrigin line={line} sources={sources} />
        </div>
      )}
    </li>
  )
}
