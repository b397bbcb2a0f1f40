import { deskScreens, type ListedReport } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/desk-reports'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'

/** A report in a list. The link of its subject covers the row. */
export function ReportRow({ report }: { report: ListedReport }) {
  const { id, kind, reason, words: own, title, createdAt, takenBy, outcome, closedAt } = report
  return (
    <li className="group relative py-4 focus-within:bg-wash hover:bg-wash">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          className="min-w-0 break-words font-medium text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
          to={deskScreens.deskReport.to(id)}
        >
          <bdi>{title || words.untitled}</bdi>
        </Link>
        <time className="figures text-muted text-small" dateTime={closedAt ?? createdAt}>
          {momentInPakistan(closedAt ?? createdAt)}
        </time>
      </div>
      <p className="mt-1 text-small">{[words.kinds[kind], words.reasons[reason]].join(' · ')}</p>
      {own && (
        <p className="line-clamp-2 break-words text-small" dir="auto">
          {own}
        </p>
      )}
      {outcome && <p className="mt-1 text-small">{words.outcomes[outcome]}</p>}
      {takenBy && !outcome && <p className="mt-1 text-muted text-small">{words.takenBy(takenBy)}</p>}
    </li>
  )
}
