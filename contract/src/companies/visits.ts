import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { problem } from '../problems.ts'

/**
 * Kinds of visits that are counted for a company: its profile seen, one of its projects seen, a way to reach it
 * pressed.
 */
export const visitKinds = ['profile', 'project', 'contact'] as const
export type VisitKind = (typeof visitKinds)[number]

export const countVisit = endpoint('countVisit', {
  tag: 'portfolios',
  access: 'anyone',
  status: 204,
  summary:
    'Counts that a company was looked at or its contact pressed, once a day for each visitor. Says nothing of what it did.',
  body: z.object({
    kind: z.enum(visitKinds, problem('chooseFromList')),
    /** Id of the company; for `project` of the portfolio. */
    id: uuid,
  }),
})

/** Number of weeks that a company sees: each is seven days, and the newest ends today. */
export const visitWeeks = 8

const week = z.object({
  /** First of its seven days, as `2026-11-20`, in Pakistan. */
  from: z.iso.date(),
  profile: z.int(),
  project: z.int(),
  contact: z.int(),
})
export type VisitWeek = z.infer<typeof week>

export const listVisits = endpoint('listVisits', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary:
    'How often the signed-in company was seen and contacted, in the last seven days and in the weeks before, newest first.',
  response: z.object({ weeks: z.array(week) }),
})
