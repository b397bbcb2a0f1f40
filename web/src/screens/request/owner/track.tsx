import type { HomeownerInvitation } from '@tameer/contract'
import * as words from '#words/request-page'
import { classNames } from '../../../ui/class-names.ts'

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

interface Step {
  text: string
  /** True for a step that has not happened yet. */
  pending?: true
}

/** Steps of an invitation so far, in order, and those to come. Only steps with a stored date show one. */
function trackSteps(invitation: HomeownerInvitation): Step[] {
  const { company, state, sentAt, seenAt, declinedAt, quote } = invitation
  const taken: Step[] = [{ text: sentAt ? words.sentOn(sentAt) : words.steps.sent }]
  if (seenAt) taken.push({ text: words.seenOn(seenAt) })
  if (quote) taken.push({ text: words.quotedOn(quote.sentAt, quote.revision) })
  // A deleted company takes no more steps.
  if (!company && (state === 'sent' || state === 'seen')) return taken
  if (state === 'sent')
    return [...taken, { text: words.steps.seen, pending: true }, { text: words.steps.quoted, pending: true }]
  if (state === 'seen') return [...taken, { text: words.steps.quoted, pending: true }]
  if (state === 'declined' && declinedAt) return [...taken, { text: words.declinedOn(declinedAt) }]
  return state === 'quoted' ? taken : [...taken, { text: words.steps[state] }]
}
