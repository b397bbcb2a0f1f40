import { deskEvents } from '@tameer/contract'
import * as words from '#words/desk-company'
import { events } from '#words/desk-log'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'

/** Says who did what, from the newest act that a refused call returned; undefined without one. */
export function whatChanged(last: unknown): string | undefined {
  const { event, actor, at } = (last ?? {}) as Record<string, unknown>
  const known = deskEvents.find((one) => one === event)
  if (!known || typeof actor !== 'string' || typeof at !== 'string') return undefined
  return words.changedBy(actor, events[known], momentInPakistan(at))
}
