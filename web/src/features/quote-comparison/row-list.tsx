import { CellText } from './cell-text.tsx'
import type { Row } from './row.ts'

/** The rows of one offer, each with its name and text. */
export function RowList({ rows, place }: { rows: readonly Row[]; place: number }) {
  return (
    <dl className="grid gap-y-2.5">
      {rows.map(({ id, label, cells }) => {
        const own = cells[place]
        return (
          <div className="flex flex-wrap gap-x-4" key={id}>
            <dt className="w-32 shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 flex-[1_1_9rem] whitespace-pre-line wrap-anywhere">
              {own && <CellText {...own} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
