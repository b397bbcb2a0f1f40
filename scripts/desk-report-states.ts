import type { Page } from '@playwright/test'
import type { DeskReport, ListedThing, ThingReport } from '@tameer/contract'
import { pictureOfHouse, pictureOfLogo } from './demo-pictures.ts'
import { answerDesk, refused } from './desk-states.ts'
import { press } from './screen-states.ts'
import { wordsOf } from './screen-words.ts'

/** Report shown in the picture of `/desk/reports/:id`. */
export const picturedReport = '019b8d62-7a80-7000-8000-0000000000d1'
const closedReport = '019b8d62-7a80-7000-8000-0000000000d2'
const requestReport = '019b8d62-7a80-7000-8000-0000000000d3'
const hiddenReport = '019b8d62-7a80-7000-8000-0000000000d8'
/** A report about a request, which the desk cannot hide. */
export const picturedRequestReport = requestReport
/** A closed report. */
export const picturedClosedReport = closedReport
/** A report about a company that is hidden already. */
export const picturedHiddenReport = hiddenReport

const listed = (changes: Partial<ListedThing>): ListedThing => ({
  id: picturedReport,
  kind: 'project',
  title: 'Villa One',
  owner: 'Indus Demo Builders',
  reports: 3,
  picture: pictureOfHouse,
  reasons: [
    { reason: 'not-own-work', count: 2 },
    { reason: 'wrong-facts', count: 1 },
  ],
  createdAt: '2026-11-22T06:00:00.000Z',
  takenBy: null,
  outcome: null,
  closedAt: null,
  ...changes,
})
const about = (changes: Partial<ThingReport>): ThingReport => ({
  id: picturedReport,
  reason: 'not-own-work',
  by: null,
  willBeTold: true,
  words: 'These are pictures of our own house in Multan, taken by us two years ago.',
  createdAt: '2026-11-22T06:00:00.000Z',
  ...changes,
})
const one = (reason: ThingReport['reason']) => ({ owner: '', reports: 1, reasons: [{ reason, count: 1 }] })
const rows = [
  listed({}),
  listed({ ...one('fraud'), id: 'd4', kind: 'profile', title: 'معمار ڈیمو', picture: pictureOfLogo }),
  listed({ ...one('spam'), id: 'd5', kind: 'quote', title: 'Indus Demo Builders', picture: pictureOfLogo }),
  listed({ ...one('offensive'), id: requestReport, kind: 'request', title: '', picture: null }),
]
const report: DeskReport = {
  ...listed({}),
  seen: '3.0.d7',
  projectId: 'p1',
  projectHidden: false,
  openId: null,
  texts: ['With a court and a garden. Built in 14 months.'],
  pictures: [pictureOfHouse],
  company: {
    id: '019b8d62-7a80-7000-8000-0000000000c1',
    name: 'Indus Demo Builders',
    state: 'listed',
    version: 0,
  },
  all: [
    about({}),
    about({ id: 'd6', words: '', willBeTold: false }),
    about({ id: 'd7', reason: 'wrong-facts', words: 'This house is in Multan, not in Lahore.' }),
  ],
}
const closed = { outcome: 'nothing-wrong', closedAt: '2026-11-23T06:00:00.000Z' } as const
const asked = { by: { id: 'c2', name: 'معمار ڈیمو' }, reason: 'offensive', words: 'ناشائستہ الفاظ' } as const

const act = (id: string, event: string, createdAt: string, after: object) => ({
  id,
  event,
  createdAt,
  after,
  before: null,
  actor: 'Demo Operator',
})

/** Earlier acts on a thing. */
const history = {
  json: {
    data: [
      act('h2', 'project-restored', '2026-10-12T06:00:00.000Z', { project: 'p1' }),
      act('h1', 'project-hidden', '2026-10-02T06:00:00.000Z', { project: 'p1', reason: 'spam' }),
    ],
    nextCursor: null,
  },
}
const answers = {
  'GET /reports': { json: { data: rows, nextCursor: 'further', open: 6, things: 4 } },
  [`GET /reports/${picturedReport}`]: { json: report },
  [`GET /reports/${picturedReport}/history`]: history,
  ...Object.fromEntries(
    [requestReport, closedReport, hiddenReport].map((id) => [
      `GET /reports/${id}/history`,
      { json: { data: [], nextCursor: null } },
    ]),
  ),
  [`GET /reports/${requestReport}`]: {
    json: {
      ...report,
      ...listed({ ...one('offensive'), id: requestReport, kind: 'request', title: '', picture: null }),
      company: null,
      projectId: null,
      pictures: [],
      all: [about(asked)],
      texts: [],
    },
  },
  [`GET /reports/${closedReport}`]: {
    json: {
      ...report,
      ...listed({ id: closedReport, takenBy: 'Demo Operator', ...closed }),
      seen: '',
      openId: picturedReport,
    },
  },
  [`GET /reports/${hiddenReport}`]: {
    json: { ...report, company: { ...report.company, state: 'hidden' }, takenBy: 'Demo Operator' },
  },
  [`POST /reports/${picturedReport}/closing`]: refused(
    409,
    'conflict',
    ({ deskProblems }) => deskProblems.reportArrived,
    { current: { seen: '4.0.d8', outcome: null, last: null } },
  ),
}

/** Responds as the desk with reports. */
export const answerReports = answerDesk(answers)

const noReports = { 'GET /reports': { json: { data: [], nextCursor: null, open: 0, things: 0 } } }

/** Responds with the last report of the queue, which is closed, and with what was done with its thing before. */
export const answerLastReport = answerDesk({
  ...answers,
  ...noReports,
  [`GET /reports/${closedReport}/history`]: history,
})

/** Responds without reports. */
export const answerNoReports = answerDesk(noReports)

/** Dismisses the reports when another one has come. */
export async function dismissTooLate(page: Page): Promise<void> {
  const name = wordsOf(page).deskReports.dismiss(3)
  await press(() => name)(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('alert').waitFor()
}

/** Sends no words to the company. */
export async function writeNothing(page: Page): Promise<void> {
  await press(({ deskReports }) => deskReports.write.company)(page)
  await press(({ deskReports }) => deskReports.send)(page)
}
