import * as z from 'zod'
import { deskEndpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { deskMailPageSize } from './limits.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { problem } from './problems.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const

/** A mail that waits in the outbox. Its text stays there: it may hold codes and links. */
export const deskMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** Number of attempts to send it. */
  attempts: z.int(),
  /** Reason why the last attempt failed. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime(),
  /** Time after which the mail is useless and is dropped. */
  expiresAt: z.iso.datetime(),
  /** True while a server is sending it. */
  sending: z.boolean(),
})
export type DeskMail = z.infer<typeof deskMail>

export const listDeskMails = deskEndpoint('listDeskMails', {
  ...operators,
  status: 200,
  summary: 'Mails that wait to be sent, the next first, in pages, and how many there are.',
  query: z.object({
    state: z.enum(['failed'], problem('chooseFromList')).optional(),
    ...pageQuery(deskMailPageSize),
  }),
  response: pageOf(deskMail).extend({ waiting: z.int(), failed: z.int() }),
})

/** Number of attempts that the person saw. An act on a mail that was tried since then is refused. */
const seen = {
  params: z.object({ id: uuid }),
  body: z.object({ attempts: z.int(problem('attemptsWrong')).min(0, problem('attemptsWrong')) }),
} as const

export const retryDeskMail = deskEndpoint('retryDeskMail', {
  ...operators,
  ...seen,
  status: 204,
  summary: 'Has a waiting mail sent at once, without waiting for its next attempt.',
})

export const stopDeskMail = deskEndpoint('stopDeskMail', {
  ...operators,
  ...seen,
  status: 204,
  summary: 'Takes a waiting mail out of the outbox, so that it is never sent.',
})

/** A job that the servers run by themselves, one of them for all. */
export const deskJob = z.object({
  name: z.string(),
  /** Time at which it last finished; null when it never did. */
  finishedAt: z.iso.datetime().nullable(),
  /** Null for a job that does not run again. */
  nextAt: z.iso.datetime().nullable(),
  running: z.boolean(),
  /** True when it should have begun some minutes ago. */
  late: z.boolean(),
})
export type DeskJob = z.infer<typeof deskJob>

export const listDeskJobs = deskEndpoint('listDeskJobs', {
  ...operators,
  status: 200,
  summary: 'What the servers do by themselves, and when each of it last ran.',
  response: listOf(deskJob),
})
