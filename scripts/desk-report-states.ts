import type { DeskReport, ListedReport } from '@tameer/contract'
import { answerDesk } from './desk-states.ts'

/** Report shown in the picture of `/desk/reports/:id`. */
export const picturedReport = '019b8d62-7a80-7000-8000-0000000000d1'
const closedReport = '019b8d62-7a80-7000-8000-0000000000d2'
const requestReport = '019b8d62-7a80-7000-8000-0000000000d3'
/** A report about a request, which the desk cannot hide. */
export const picturedRequestReport = requestReport
/** A closed report. */
export const picturedClosedReport = closedReport

const listed = (changes: Partial<ListedReport>): ListedReport => ({
  ...{ id: picturedReport, kind: 'project', reason: 'not-own-work', title: 'Villa One' },
  words: 'These are pictures of our own house in Multan, taken by us two years ago.',
  ...{ createdAt: '2026-11-22T06:00:00.000Z', takenBy: null, outcome: null, closedAt: null },
  ...changes,
})
const rows = [
  listed({}),
  listed({ id: 'd4', kind: 'profile', reason: 'fraud', title: 'معمار ڈیمو', takenBy: 'Demo Operator' }),
  listed({ id: 'd5', kind: 'quote', reason: 'spam', words: '', title: 'Indus Demo Builders' }),
  listed({ id: requestReport, kind: 'request', reason: 'offensive', title: '', words: 'ناشائستہ الفاظ' }),
]
const report: DeskReport = {
  ...listed({}),
  ...{ version: 0, by: null, willBeTold: true, projectId: 'p1', projectHidden: false },
  texts: ['With a court and a garden. Built in 14 months.'],
  pictures: [],
  company: { id: '019b8d62-7a80-7000-8000-0000000000c1', name: 'Indus Demo Builders', state: 'listed' },
  others: [
    listed({ id: 'd6', words: '', reason: 'fraud' }),
    listed({ id: 'd7', words: 'The same here.', takenBy: 'Demo Operator' }),
  ],
}
const closed = { outcome: 'nothing-wrong', closedAt: '2026-11-23T06:00:00.000Z' } as const

/** Responds as the desk with reports. */
export const answerReports = answerDesk({
  'GET /reports': { json: { data: rows, nextCursor: 'further', open: 4 } },
  [`GET /reports/${picturedReport}`]: { json: report },
  [`GET /reports/${requestReport}`]: {
    json: {
      ...report,
      ...listed({ id: requestReport, kind: 'request', reason: 'offensive', title: '' }),
      ...{ by: { id: 'c2', name: 'معمار ڈیمو' }, company: null, projectId: null, others: [], texts: [] },
    },
  },
  [`GET /reports/${closedReport}`]: {
    json: { ...report, ...listed({ id: closedReport, takenBy: 'Demo Operator', ...closed }), others: [] },
  },
  [`POST /reports/${picturedReport}/closing`]: {
    status: 409,
    json: { code: 'conflict', message: 'Visitors still see this. Hide it first, then close the report' },
  },
})

/** Responds without reports. */
export const answerNoReports = answerDesk({
  'GET /reports': { json: { data: [], nextCursor: null, open: 0 } },
})
