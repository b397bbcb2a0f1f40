import type { BillLine } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { statuses } from '#words/values'
import { newestFirst, type Sources, sourcesOf } from './bill-lines.ts'
import { OwnPrices } from './own-price.tsx'

/** The product of a line, how sure its rate and quantity are, and their sources. */
export function LineOrigin({ line, sources }: { line: BillLine; sources: Sources }) {
  const { status, spec, note } = line
  // Newest first: prices age.
  const named = newestFirst(sourcesOf([line], sources))
  const [newest, ...older] = named
  return (
    <div className="grid gap-1 text-muted">
      {spec && <p className="text-ink">{words.sentence(spec)}</p>}
      <p>
        {words.origin(statuses[status.rate], statuses[status.quantity])} {note}
      </p>
      {named.length === 0 && status.rate !== 'yours' && <p>{words.noSource}</p>}
      {newest && <p>{words.source(newest.site, newest.page, newest.date)}</p>}
      {older.length > 0 && (
        <details>
          <summary className="link flex min-h-11 w-fit items-center">
            {words.sourcesCounted(named.length)}
          </summary>
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {older.map(({ site, page, date }) => (
              <li key={site + page}>{words.source(site, page, date)}</li>
            ))}
          </ul>
        </details>
      )}
      <OwnPrices line={line} />
    </div>
  )
}
