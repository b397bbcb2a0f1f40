import type { Page } from '@playwright/test'
import { noFigures, picturedFigures } from './desk-figure-states.ts'
import { waitingMarks } from './desk-mark-answers.ts'
import { noPayments, openedPayments, picturedPayments, picturedSums } from './desk-payment-answers.ts'
import { unansweredRequests } from './desk-request-answers.ts'
import { type Words, wordsOf } from './screen-words.ts'

/** Stored session of a person at the desk. */
export const deskSession = { 'desk-token': 'of-a-screen' }

const account = {
  ...{ name: 'Demo Operator', email: 'operator@demo.tameer.example', role: 'Operator' },
  ...{ codeAt: '2026-11-23T06:00:00.000Z', secondsLeft: 43_200, recoveryCodesLeft: 2 },
}
const factor = {
  secret: 'DEMODESKDEMODESKDEMODESKDEMODESK',
  uri: 'otpauth://totp/Tameer:operator%40demo.tameer.example?issuer=Tameer&secret=DEMODESKDEMODESKDEMODESKDEMODESK',
}
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `demo${at}-codes`)
const actorId = '019b8d62-7a80-7000-8000-000000000001'
const events = ['log-exported', 'code-given', 'password-changed', 'code-refused', 'signed-in'] as const
const lines = events.map((event, at) => ({
  ...{ id: `line-${at}`, event, actorId, actor: account.name, network: '203.0.113.x' },
  ...{ subject: { kind: 'account', id: actorId, name: null }, before: null, after: null },
  createdAt: new Date(Date.UTC(2026, 10, 23, 6, 30 - at)).toISOString(),
}))
const added = {
  ...{ id: 'line-added', event: 'operator-added', actorId: null, actor: 'command', network: 'local' },
  ...{ subject: { kind: 'account', id: actorId, name: null }, before: null },
  after: { name: account.name, role: 'Operator' },
  createdAt: '2026-11-22T06:00:00.000Z',
}
const session = { createdAt: '2026-11-23T06:00:00.000Z', lastUsedAt: '2026-11-23T06:30:00.000Z' }

interface DeskResponse {
  status?: number
  json?: unknown
}
/** A response of the desk, in the language of the page where it has texts of the server. */
export type Answer = DeskResponse | ((words: Words) => DeskResponse)
type Answers = Record<string, Answer>

/** A refusal with its sentence, and more fields. */
export function refused(
  status: number,
  code: string,
  sentence: (words: Words) => string,
  more: object = {},
): Answer {
  return (words) => ({ status, json: { code, message: sentence(words), ...more } })
}

/** Response to a link that was used already. */
export const usedLink = refused(400, 'invalid', ({ problems }) => problems.linkExpired)
/** Response of a server that cannot respond. */
export const broken = refused(503, 'unavailable', ({ net }) => net.failed)

const answers: Answers = {
  'GET /account': { json: account },
  'GET /log': { json: { data: [...lines, added], nextCursor: 'older' } },
  'POST /log/export': refused(403, 'code-needed', ({ deskProblems }) => deskProblems.codeAgain),
  'GET /account/sessions': {
    json: {
      data: [
        { id: 'here', device: 'Chrome on Android', current: true, ...session },
        { id: 'away', device: 'Firefox on Windows', current: false, ...session },
      ],
    },
  },
  'GET /figures': { json: picturedFigures },
  'GET /reports': { json: { data: [], nextCursor: null, open: 3, things: 2 } },
  'GET /marks': { json: { data: waitingMarks, nextCursor: null, waiting: 2, expiring: 1 } },
  'GET /payments': { json: picturedPayments },
  'GET /payment-sums': { json: picturedSums },
  ...Object.fromEntries(openedPayments.map((json) => [`GET /payments/${json.id}`, { json }])),
  'GET /requests': { json: { data: unansweredRequests, nextCursor: null, listed: 3, waiting: 2 } },
  'POST /account/second-factor': { json: factor },
  'POST /account/recovery-codes': { status: 201, json: { recoveryCodes } },
  'POST /welcome': { json: { ...account, ...factor } },
  'POST /welcome/taken': { status: 201, json: { token: 'of-a-screen', recoveryCodes } },
}

/**
 * Responds to the desk's calls without the server: a code works once, so parallel runs in the same half minute could
 * not all sign in. `more` adds responses by method and path.
 */
export function answerDesk(more: Answers = {}): (page: Page) => Promise<void> {
  const all = { ...answers, ...more }
  return async (page) => {
    await page.route('**/api/desk/**', (route) => {
      const [, path = ''] = new URL(route.request().url()).pathname.split('/api/desk')
      const answer = all[`${route.request().method()} ${path}`] ?? { status: 404, json: {} }
      return route.fulfill(typeof answer === 'function' ? answer(wordsOf(page)) : answer)
    })
  }
}

/** Response that names an editor as the signed-in account. */
export const asEditor = { 'GET /account': { json: { ...account, role: 'Editor' } } }
/** Response that names a session near its end. */
export const endingSoon = { 'GET /account': { json: { ...account, secondsLeft: 110 } } }
/** Response to the file of the log once the session has ended. */
export const sessionGone = {
  'POST /log/export': refused(401, 'not-signed-in', ({ problems }) => problems.notSignedIn),
}
/** Responds as the desk to an editor. */
export const answerEditor = answerDesk(asEditor)

/** Responds as an empty desk, with an empty log. */
export const answerEmptyDesk = answerDesk({
  'GET /log': { json: { data: [], nextCursor: null } },
  'GET /figures': { json: noFigures },
  'GET /reports': { json: { data: [], nextCursor: null, open: 0, things: 0 } },
  'GET /marks': { json: { data: [], nextCursor: null, waiting: 0, expiring: 0 } },
  'GET /payments': { json: noPayments },
  'GET /payment-sums': { json: { ...picturedSums, days: [] } },
  'GET /requests': { json: { data: [], nextCursor: null, listed: 0, waiting: 0 } },
})

/** Responds to the call for the figures with a failure. */
export const answerNoFigures = answerDesk({ 'GET /figures': broken })

/** Responds to a first-time link that was used already. */
export const answerUsedLink = answerDesk({ 'POST /welcome': usedLink })

/** Sets up the account of a first-time link. */
export async function takeWelcome(page: Page): Promise<void> {
  const { deskWelcome } = wordsOf(page)
  await page.getByLabel(deskWelcome.password, { exact: true }).fill('bricks by the wagon')
  await page.getByLabel(deskWelcome.code, { exact: true }).fill('123456')
  await page.getByRole('button', { name: deskWelcome.ready }).click()
  await page.getByRole('heading', { name: deskWelcome.keepTitle }).waitFor()
}

/** Starts the change to another authenticator app. */
export async function prepareApp(page: Page): Promise<void> {
  const { deskAccount, deskFactor } = wordsOf(page)
  await page.getByRole('button', { name: deskAccount.setUpApp }).click()
  await page.getByRole('img', { name: deskFactor.qrLabel }).waitFor()
}
