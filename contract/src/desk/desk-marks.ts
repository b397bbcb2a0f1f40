import * as z from 'zod'
import { markLimits, markRefusals } from '../companies/mark-values.ts'
import { ownMark } from '../companies/marks.ts'
import { deskEndpoint } from '../endpoint.ts'
import { paragraphs, uuid } from '../fields.ts'
import { deskMarkPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const

/** A mark at the desk, with its company. */
export const deskMark = ownMark.extend({
  companyId: z.uuid(),
  companyName: z.string(),
  /** Small logo of the company; null without one. */
  companyLogo: z.string().nullable(),
  /** Since when it waits: since it was entered, or since the company took another name. */
  waitingSince: z.iso.datetime(),
  /** True when one of its kind was refused before, and none was accepted between. */
  secondTry: z.boolean(),
})
export type DeskMark = z.infer<typeof deskMark>

export const listDeskMarks = deskEndpoint('listDeskMarks', {
  ...operators,
  status: 200,
  summary:
    'Marks that wait to be checked, oldest first; or those shown, the soonest to expire first. In pages.',
  query: z.object({
    state: z.enum(['waiting', 'checked'], problem('chooseFromList')).default('waiting'),
    ...pageQuery(deskMarkPageSize),
  }),
  response: pageOf(deskMark).extend({
    waiting: z.int(),
    /** Number of shown marks that expire within 30 days. */
    expiring: z.int(),
  }),
})

const params = z.object({ id: uuid })

export const getDeskMarkDocument = deskEndpoint('getDeskMarkDocument', {
  ...operators,
  params,
  status: 200,
  summary: 'The paper of a mark, as it was sent: PDF, JPEG or PNG.',
  download: 'application/octet-stream',
})

const noDay = problem('enterValidUntil')

export const checkMark = deskEndpoint('checkMark', {
  ...operators,
  params,
  status: 204,
  summary: 'Accepts a mark that waits: it is shown from now on, until its last day. Mails the company.',
  body: z.object({
    /** Last day of validity, as the register or the paper has it; null for a kind that does not expire. */
    validUntil: z.iso.date(noDay).nullable(),
    /** Name of the company that was compared with the paper. */
    companyName: z.string(problem('markDecided')).max(200, problem('markDecided')),
  }),
})

export const refuseMark = deskEndpoint('refuseMark', {
  ...operators,
  params,
  status: 204,
  summary:
    'Refuses a mark that waits, or takes back one that is shown. Its paper is deleted; the company is mailed why.',
  body: z
    .object({
      /** State that the actor saw. */
      state: z.enum(['entered', 'checked'], problem('chooseFromList')),
      reason: z.enum(markRefusals, problem('chooseFromList')),
      words: paragraphs(markLimits.words).default(''),
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      message: problem('writeWhy'),
    }),
})
