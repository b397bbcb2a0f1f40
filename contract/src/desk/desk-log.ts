import * as z from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { line, uuid } from '../fields.ts'
import { deskLogPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { deskEvents, deskSubjectKinds } from './desk-events.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const

/** Plain values, stored before and after an act. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable()

/** A line of the log: one act at the desk. */
export const deskLine = z.object({
  id: z.string(),
  event: z.enum(deskEvents),
  /** Null for a command on the server. */
  actorId: z.string().nullable(),
  /** Name of the actor at that time. */
  actor: z.string(),
  subject: z.object({
    kind: z.enum(deskSubjectKinds),
    id: z.string(),
    /** Present name of a company that is still there. */
    name: z.string().nullable(),
  }),
  before: facts,
  after: facts,
  /** Network that the call came from, masked. */
  network: z.string(),
  createdAt: z.iso.datetime(),
})
export type DeskLine = z.infer<typeof deskLine>

const moment = z.iso.datetime(problem('momentInvalid')).optional()

/** Filters of the log. The time `from` is included, `until` is not. */
const filter = {
  event: z.enum(deskEvents, problem('chooseFromList')).optional(),
  actorId: uuid.optional(),
  subjectId: line(100).optional(),
  from: moment,
  until: moment,
}

export const listDeskLog = deskEndpoint('listDeskLog', {
  ...operators,
  status: 200,
  summary: 'What was done at the desk, newest first, in pages.',
  query: z.object({
    ...filter,
    ...pageQuery(deskLogPageSize),
  }),
  response: pageOf(deskLine),
})

export const exportDeskLog = deskEndpoint('exportDeskLog', {
  ...operators,
  fresh: true,
  status: 200,
  summary: 'The same lines as one file of CSV. That it was taken is a line too.',
  body: z.object(filter),
  download: 'text/csv',
})
