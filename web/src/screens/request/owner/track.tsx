import type { HomeownerInvitation } from '@tameer/contract'
import * as words from '#words/request-page'
import { classNames } from '../../../ui/class-names.ts'
import { trackSteps } from './track-steps.ts'

/** The steps of an invitation in one line, the newest in bold. */
export function Track({ invitation }: { invitation: HomeownerInvitation }) {
  const steps = trackSteps(invitation)
  const newest = steps.findLastIndex(({ pending }) => !pending)
  return (
    <ol
      aria-label={words.stepsOf}
      className="my-3 flex flex-wrap items-center gap-x-1.5 text-muted text-small"
    >
      {steps.map(({ text }, at) => (
        <li
          className={classNames(
            'flex items-center gap-1.5',
            at > 0 && "before:h-px before:w-4 before:bg-edge before:content-['']",
          )}
          key={text}
        >
          {at === newest ? <strong className="font-semibold text-ink">{text}</strong> : text}
        </li>
      ))}
    </ol>
  )
}
