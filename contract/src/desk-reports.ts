import * as z from 'zod'
import { deskCompanyStates } from './desk-company-states.ts'
import { deskEndpoint } from './endpoint.ts'
import { paragraphs, uuid } from './fields.ts'
import { deskReportPageSize, maxLength } from './limits.ts'
import { pageOf } from './paging.ts'
import { deskRoles } from './permissions.ts'
import { problem } from './problems.ts'
import { maxClosedAlong, maxReportWords, reportKinds, reportOutcomes } from './report-values.ts'
import { restrictionReasons } from './restrictions.ts'

const everybody = { tag: 'desk', access: deskRoles } as const
const notListed = problem('chooseFromList')
const pageSize = problem('pageSize', { maximum: 100 })

/** A report as the desk's list shows it. */
export const listedReport = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  reason: z.enum(restrictionReasons),
  /** Text of the reporter; '' without any. */
  words: z.string(),
  /** Name of the reported company, title of the project, or name of the person who asks or quotes. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Name of the person at the desk who works on it. */
  takenBy: z.string().nullable(),
  /** Null while the report is open. */
  outcome: z.enum(reportOutcomes).nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type ListedReport = z.infer<typeof listedReport>

export const listDeskReports = deskEndpoint('listDeskReports', {
  ...everybody,
  status: 200,
  summary:
    'Open reports, the longest waiting first, or closed ones, the newest first, and how many are open.',
  query: z.object({
    state: z.enum(['open', 'closed'], notListed).default('open'),
    kind: z.enum(reportKinds, notListed).optional(),
    limit: z.coerce
      .number<string | number>(pageSize)
      .int(pageSize)
      .min(1, pageSize)
      .max(100, pageSize)
      .default(deskReportPageSize),
    cursor: z.string().max(maxLength.cursor).optional(),
  }),
  /** `open`: number of open reports of all kinds, counted up to 100. */
  response: pageOf(listedReport).extend({ open: z.int() }),
})

/** A report with the thing it is about. */
export const deskReport = listedReport.extend({
  /** Number of acts of the desk on it. Each act sends the number it has seen. */
  version: z.int(),
  /** The company that reported it; null for a visitor and for the homeowner of a quote. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** True when the reporter will be told the outcome. The address itself is not shown. */
  willBeTold: z.boolean(),
  /** Texts that were typed into the reported thing. */
  texts: z.array(z.string()),
  /** Small pictures of a project. */
  pictures: z.array(z.string()),
  /** Owner of the reported thing; null for a request. */
  company: z.object({ id: z.string(), name: z.string(), state: z.enum(deskCompanyStates) }).nullable(),
  /** Id of a reported project. */
  projectId: z.string().nullable(),
  /** True when the desk hides the project itself from visitors. */
  projectHidden: z.boolean(),
  /** Other open reports about the same thing, the longest waiting first. */
  others: z.array(listedReport),
})
export type DeskReport = z.infer<typeof deskReport>

const one = { params: z.object({ id: uuid }) }

export const getDeskReport = deskEndpoint('getDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary: 'A report with what it is about and others about the same thing.',
  response: deskReport,
})

const seen = problem('sendReportVersion')
const version = z.int(seen).min(0, seen).max(2_147_483_647, seen)

export const takeDeskReport = deskEndpoint('takeDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary: 'Notes that the caller looks after an open report.',
  body: z.object({ version }),
  response: deskReport,
})

export const closeDeskReport = deskEndpoint('closeDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'Closes a report with what came of it, and mails reporters who asked to be told. Hiding and suspending come first, by their own calls.',
  body: z
    .object({
      version,
      outcome: z.enum(reportOutcomes, notListed),
      /** Text of the mail to the owner, for the outcome `asked`. */
      words: paragraphs(maxReportWords).default(''),
      /** Other open reports about the same thing, closed with the same outcome. */
      others: z
        .array(uuid)
        .max(maxClosedAlong, problem('atMost', { maximum: maxClosedAlong, of: 'entries' }))
        .default([]),
    })
    .refine(({ outcome, words }) => outcome !== 'asked' || words !== '', {
      path: ['words'],
      message: problem('writeToOwner'),
    }),
  response: deskReport,
})
