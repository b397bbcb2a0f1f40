import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { email, paragraphs, uuid } from './fields.ts'
import { problem } from './problems.ts'
import { maxReportWords, reportKinds, reportReasons } from './report-values.ts'
import { restrictionReasons } from './restrictions.ts'

const notListed = problem('chooseFromList')

export const sendReport = endpoint('sendReport', {
  tag: 'portfolios',
  access: 'anyone',
  status: 201,
  summary:
    'Reports a profile, a project, a request or a quote to the desk. The same report sent again while it waits is one report.',
  body: z
    .object({
      kind: z.enum(reportKinds, notListed),
      /** Of the company, the portfolio, the reporting company's invitation to the request, or the quote. */
      id: uuid,
      reason: z.enum(restrictionReasons, notListed),
      words: paragraphs(maxReportWords).default(''),
      /** Where the reporter wants to be told what came of it; '' or none: nowhere. */
      email: z.union([z.literal(''), email]).default(''),
    })
    .refine(({ kind, reason }) => (reportReasons[kind] as readonly string[]).includes(reason), {
      path: ['reason'],
      message: notListed,
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      message: problem('sayWhatIsWrong'),
    }),
  /** Says only what its caller knows. */
  response: z.object({ willBeTold: z.boolean() }),
})
export type ReportForm = z.output<(typeof sendReport)['body']>
