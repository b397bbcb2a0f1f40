import * as z from 'zod'
import { contactTexts } from '../companies/company-contact.ts'
import { restrictionReasons } from '../companies/restrictions.ts'
import { endpoint } from '../endpoint.ts'
import { paragraphs, textShape, uuid } from '../fields.ts'
import { problem } from '../problems.ts'
import { maxReportWords, reportKinds, reportReasons } from './report-values.ts'

const notListed = problem('chooseFromList')

export const sendReport = endpoint('sendReport', {
  tag: 'portfolios',
  access: 'anyone',
  status: 201,
  summary:
    'Reports a profile, a project, a request, a quote or an entry of a house file to the desk. The same report sent again while it waits is one report.',
  body: z
    .object({
      kind: z.enum(reportKinds, notListed),
      /** Id of the company, the portfolio, the reporting company's invitation to the request, the quote or the entry. */
      id: uuid,
      /** For an entry: id of its house. */
      houseId: uuid.optional(),
      reason: z.enum(restrictionReasons, notListed),
      words: paragraphs(maxReportWords).default(''),
      /** Address for telling the reporter the outcome; absent or '': nobody is told. */
      email: textShape(contactTexts.contactEmail).default(''),
    })
    .refine(({ kind, reason }) => (reportReasons[kind] as readonly string[]).includes(reason), {
      path: ['reason'],
      message: notListed,
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      message: problem('sayWhatIsWrong'),
    }),
  /** Tells only what the caller already knows. */
  response: z.object({ willBeTold: z.boolean() }),
})
export type ReportForm = z.output<(typeof sendReport)['body']>
