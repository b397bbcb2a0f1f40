import * as words from '#words/quote-comparison'
import { CellText } from './cell-text.tsx'
import type { Group, Row } from './row.ts'
import { RowLabel } from './row-label.tsx'
import type { OpenRows } from './use-open-rows.ts'

interface GroupListProps {
  groups: readonly Group[]
  rows: OpenRows
  /** Of the offer that is shown, among all. */
  place: number
  /** The level of the groups' headings. */
  heading: 'h3' | 'h4'
}

/** One offer beside the estimate, group by group. */
export function GroupList({ groups, rows, place, heading: Heading }: GroupListProps) {
  return (
    <>
      {groups.map(({ id, title, rows: inGroup }) => (
        <section aria-label={title} key={id}>
          <Heading className="mb-2 font-display text-h3">{title}</Heading>
          <ul className="border border-line bg-sheet text-small wrap-anywhere">
            {inGroup.map((row) => {
              const key = `${id} ${row.id}`
              return (
                <li className="border-line border-b last:border-b-0" key={key}>
                  <ListRow name={key} place={place} row={row} rows={rows} />
                  {rows.isOpen(key) && row.parts && (
                    <ul className="border-line border-t bg-wash ps-3">
                      {row.parts.map((part) => (
                        <li className="border-line border-b last:border-b-0" key={part.id}>
                          <ListRow place={place} row={part} rows={rows} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

interface ListRowProps {
  row: Row
  rows: OpenRows
  /** Of the offer among all. */
  place: number
  name?: string
}

/** The estimate and the company beside each other; where the estimate says nothing, the company alone. */
function ListRow({ row, rows, place, name }: ListRowProps) {
  const { isTotal, estimate, cells } = row
  const own = cells[place]
  return (
    <div className="grid gap-1 px-3 py-2.5">
      <RowLabel name={name} row={row} rows={rows} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-1">
        {estimate && (
          <div>
            <dt className="text-muted">{words.estimate}</dt>
            <dd className="figures">
              <CellText {...estimate} isTotal={isTotal} />
            </dd>
          </div>
        )}
        {own && (
          <div>
            <dt className={estimate ? 'text-muted' : 'sr-only'}>{words.thisQuote}</dt>
            <dd className="whitespace-pre-line figures">
              <CellText {...own} isTotal={isTotal} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
