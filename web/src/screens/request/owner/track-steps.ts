import type { HomeownerInvitation } from '@tameer/contract'
import * as words from '#words/request-page'

export interface Step {
  text: string
  /** True for a step that has not happened yet. */
  pending?: true
}

/** Steps of an invitation so far, in order, and those to come. Only steps with a stored date show one. */
export function trackSteps(invitation: HomeownerInvitation): Step[] {
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
