import type { BillLine } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { statuses } from '#words/values'
import { sourcesOf } from './bill-lines.ts'
import { OwnPrice } from './own-price.tsx'

/** What is bought, how sure a line's rate and quantity are, and where they were read. */
export function LineOrigin({ line, withMaterial }: { line: BillLine; withMaterial: boolean }) {
  const { status, spec, note } = line
  const sources = sourcesOf([line])
  return (
    <div className="grid gap-1 text-muted">
      {spec && <p className="text-ink">{words.sentence(spec)}</p>}
      <p>
        {words.origin(statuses[status.rate], statuses[status.quantity])} {note}
      </p>
      {sources.length === 0 && status.rate !== 'yours' && <p>{words.noSource}</p>}
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {sources.map(({ site, page, date }) => (
          <li key={site + page}>{words.source(site, page, date)}</li>
        ))}
      </ul>
      <OwnPrice line={line} withMaterial={withMaterial} />
    </div>
  )
}
