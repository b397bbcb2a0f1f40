import { deskScreens, type ListedThing } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { staying } from '../../../browser/staying.ts'
import { hoursSince } from '../../../lib/hours-since.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { FlagIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { SmallPicture } from '../small-picture.tsx'
import { queueRow } from '../two-panes.tsx'
import type { ReportsFilter } from './reports-filter.ts'
import { titleOf } from './title-of.ts'

interface ThingRowProps {
  thing: ListedThing
  /** Filter of the queue, which the thing's address keeps. */
  filter: ReportsFilter
  chosen: boolean
  /** True where the thing is shown beside the queue. */
  beside: boolean | undefined
}

/** A reported thing in the list, with its reasons. The link of its name covers the row. */
export function ThingRow({ thing, filter, chosen, beside }: ThingRowProps) {
  const { id, kind, owner, picture, reasons, reports, createdAt, takenBy, outcome, closedAt } = thing
  const why = reasons.map(({ reason, count }) => words.reasonCount(words.reasons[reason], count))
  return (
    <li className={`${queueRow} flex gap-3`}>
      <SmallPicture instead={<FlagIcon size={22} />} picture={picture} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Link
            aria-current={chosen ? 'true' : undefined}
            className="min-w-0 break-words font-medium text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
            data-thing={id}
            state={beside ? staying : undefined}
            to={deskScreens.deskReport.to(id, filter)}
          >
            <bdi>{titleOf(thing)}</bdi>
          </Link>
          <time className="figures text-muted text-small" dateTime={closedAt ?? createdAt}>
            {closedAt ? momentInPakistan(closedAt) : words.waits(hoursSince(createdAt))}
          </time>
        </div>
        <p className="mt-1 text-small">
          {words.kinds[kind]}
          {owner && (
            <>
              {' · '}
              <bdi>{owner}</bdi>
            </>
          )}
        </p>
        <p className="text-small">{`${words.reportsOf(reports)}: ${why.join(words.comma)}`}</p>
        {outcome && <p className="mt-1 text-small">{words.outcomes[outcome]}</p>}
        {takenBy && !outcome && <p className="mt-1 text-muted text-small">{words.takenBy(takenBy)}</p>}
      </div>
    </li>
  )
}
