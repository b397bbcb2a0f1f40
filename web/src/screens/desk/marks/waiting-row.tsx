import { type DeskMark, deskScreens } from '@tameer/contract'
import * as words from '#words/desk-marks'
import { staying } from '../../../browser/staying.ts'
import { hoursSince } from '../../../lib/hours-since.ts'
import { Link } from '../../../ui/link.tsx'
import { PictureIcon } from '../../../ui/pictures/picture.tsx'
import { SmallPicture } from '../small-picture.tsx'
import { queueRow } from '../two-panes.tsx'

interface WaitingRowProps {
  mark: DeskMark
  /** Page of the list, which the mark's address keeps. */
  after: string | undefined
  chosen: boolean
  /** True where the mark is shown beside the list. */
  beside: boolean
}

/** A mark that waits to be checked. The link of its name covers the row. */
export function WaitingRow({ mark, after, chosen, beside }: WaitingRowProps) {
  const { id, kind, category, companyName, companyLogo, waitingSince, secondTry, renamedFrom } = mark
  return (
    <li className={`${queueRow} flex gap-3`}>
      <SmallPicture instead={<PictureIcon size={22} />} picture={companyLogo} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Link
            aria-current={chosen ? 'true' : undefined}
            className="min-w-0 break-words font-medium text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
            data-mark={id}
            state={beside ? staying : undefined}
            to={deskScreens.deskMark.to(id, { after })}
          >
            <bdi>{companyName}</bdi>{' '}
            <span className="block font-normal text-small">
              {[words.kinds[kind], category && words.categoryName(category)].filter(Boolean).join(' · ')}
            </span>
          </Link>
          <time className="figures text-muted text-small" dateTime={waitingSince}>
            {words.waits(hoursSince(waitingSince))}
          </time>
        </div>
        {secondTry && <p className="mt-1 text-small">{words.secondTry}</p>}
        {renamedFrom && <p className="mt-1 text-small">{words.renamedFrom(renamedFrom)}</p>}
      </div>
    </li>
  )
}
