import {
  type BillLine,
  currentPriceBook,
  displayRate,
  groupDigits,
  type BillSection as Section,
} from '@tameer/calculator'
import { useState } from 'react'
import { RangeBar } from './range-bar.tsx'
import { ScrollTable } from './scroll-table.tsx'

type BillSectionProps = { section: Section; figure: (pkr: number) => string; scaleToPkr: number }

/** A section of the bill: its total with its range, and inside its lines with where each comes from. */
export function BillSection({ section, figure, scaleToPkr }: BillSectionProps) {
  const { title, costPkr, lowPkr, highPkr } = section
  const [open, setOpen] = useState(false)
  return (
    <details
      className="border-line border-b"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
      open={open}
    >
      <summary className="grid min-h-14 gap-1 py-3 hover:text-blue">
        <span className="flex items-center gap-4">
          <h3 className="flex-1 text-h3">{title}</h3>
          <span className="text-right font-display tabular-nums">{figure(costPkr)}</span>
          <span aria-hidden="true" className="plus shrink-0" />
        </span>
        <span className="grid gap-x-4 sm:grid-cols-[1fr_auto] sm:items-center">
          <RangeBar amounts={section} scale={{ fromPkr: 0, toPkr: scaleToPkr }} />
          <span className="text-muted text-small tabular-nums">
            {figure(lowPkr)} to {figure(highPkr)}
          </span>
        </span>
      </summary>
      {open && <Lines section={section} />}
    </details>
  )
}

function Lines({ section }: { section: Section }) {
  const { title, lines, costPkr, lowPkr, highPkr } = section
  return (
    <div className="pb-6">
      <ScrollTable label={`Lines of ${title}`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Rate</th>
            <th scope="col">Quantity</th>
            <th scope="col">Cost</th>
            <th scope="col">Low to high</th>
            <th className="text-left!" scope="col">
              Where this comes from
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.item}</th>
              <td>{displayRate(line.ratePkr, line.unit)}</td>
              <td>{groupDigits(line.quantity)}</td>
              <td>{groupDigits(line.costPkr)}</td>
              <td>
                {groupDigits(line.lowPkr)} to {groupDigits(line.highPkr)}
              </td>
              <td className="min-w-44 whitespace-normal! text-left!">
                <Origin line={line} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of these lines</th>
            <td />
            <td />
            <td>{groupDigits(costPkr)}</td>
            <td className="whitespace-normal!">
              together {groupDigits(lowPkr)} to {groupDigits(highPkr)}
            </td>
            <td />
          </tr>
        </tfoot>
      </ScrollTable>
    </div>
  )
}

/** How sure a line's rate and quantity are, and where they were read. */
function Origin({ line }: { line: BillLine }) {
  const { status, rateSources, quantitySources, note } = line
  const ids = [...new Set([...rateSources, ...quantitySources])]
  return (
    <details>
      <summary className="min-h-6 text-blue">
        Rate {status.rate}, quantity {status.quantity}
      </summary>
      <div className="mt-1 grid gap-1 text-muted">
        {note && <p>{note}</p>}
        {ids.length === 0 && <p>No source was found: our own professional estimate.</p>}
        {ids.map((id) => {
          const source = currentPriceBook.sources[id]
          return (
            source && (
              <p key={id}>
                {source.site}: {source.page} ({source.date})
              </p>
            )
          )
        })}
      </div>
    </details>
  )
}
