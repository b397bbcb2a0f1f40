import { type DeskEvent, type DeskLogQuery, dayMs, deskEvents } from '@tameer/contract'
import type { Query } from '../../net/api-client.ts'

type Filter = Omit<NonNullable<Query<'listDeskLog'>>, 'limit' | 'cursor'>

/** Start of a day in Pakistan (ISO); undefined for an invalid day. */
function beginOf(day: string | undefined, daysLater = 0): string | undefined {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const at = Date.parse(`${day}T00:00:00+05:00`) + daysLater * dayMs
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

function isEvent(text: string | undefined): text is DeskEvent {
  return deskEvents.some((event) => event === text)
}

/** Reads the filter of an address. Invalid entries are ignored. */
export function readLogQuery(params: URLSearchParams): DeskLogQuery {
  const given = (name: string) => params.get(name) || undefined
  const [event, from, to] = [given('event'), given('from'), given('to')]
  return {
    actor: given('actor'),
    subject: given('subject'),
    after: given('after'),
    event: isEvent(event) ? event : undefined,
    from: beginOf(from) ? from : undefined,
    to: beginOf(to) ? to : undefined,
  }
}

/** The same filter as a query of the API: `until` is the end of the last day. */
export function filterOf({ event, actor, subject, from, to }: DeskLogQuery): Filter {
  const filter: Record<string, string | undefined> = {
    event,
    actorId: actor,
    subjectId: subject,
    from: beginOf(from),
    until: beginOf(to, 1),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
