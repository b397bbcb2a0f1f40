import type { Limit } from './config/config-limits.ts'

/** Events counted under one limit for one caller. */
export interface Counted {
  /** Times in ms, oldest first. */
  events: number[]
  /** Growing waits served so far. */
  strikes: number
}

/** A limit, and the longest wait in ms for one that grows. */
export interface Rule extends Limit {
  longestWaitMs?: number
}

/** Time for which a served wait is remembered, so that the next one is longer. */
const forgetMs = 24 * 60 * 60 * 1000

/**
 * Time to wait before the next event may be counted, ms; 0 when it may be now. A growing limit that was reached waits
 * for a whole window from its last event, twice as long each time; any other waits until its oldest event leaves the
 * window.
 */
export function waitOf({ events, strikes }: Counted, rule: Rule, now: number): number {
  const { most, windowMs, longestWaitMs } = rule
  if (longestWaitMs !== undefined && events.length >= most) {
    const wait = Math.max(windowMs, Math.min(windowMs * 2 ** strikes, longestWaitMs))
    return Math.max(0, (events.at(-1) ?? 0) + wait - now)
  }
  const within = events.filter((at) => at > now - windowMs)
  const leaving = within[within.length - most]
  return leaving === undefined ? 0 : leaving + windowMs - now
}

/** Counts an event that `waitOf` lets through. */
export function countEvent(counted: Counted, rule: Rule, now: number): Counted {
  const served = rule.longestWaitMs !== undefined && counted.events.length >= rule.most
  if (served) return { events: [now], strikes: counted.strikes + 1 }
  const within = counted.events.filter((at) => at > now - rule.windowMs)
  return { events: [...within, now], strikes: counted.strikes }
}

/** Takes back one event of that time. */
export function takeBack({ events, strikes }: Counted, at: number): Counted {
  const place = events.lastIndexOf(at)
  return { events: place < 0 ? events : events.toSpliced(place, 1), strikes }
}

/** The time after which the counts have no effect any more, ms. */
export function forgottenAt({ events, strikes }: Counted, rule: Rule): number {
  const last = events.at(-1) ?? 0
  if (rule.longestWaitMs === undefined) return last + rule.windowMs
  const wait = waitOf({ events, strikes }, rule, last)
  return last + Math.max(rule.windowMs, wait) + (strikes > 0 || wait > 0 ? forgetMs : 0)
}
