import { isDeepStrictEqual } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { daysLater, rateShownDays } from '@tameer/contract'
import { confirmEmail, updatePassword } from '@tameer/words/en/auth'
import { change, undo } from '@tameer/words/en/change-email'
import { openHouse } from '@tameer/words/en/house-way-back'
import { confirmNow } from '@tameer/words/en/request-page'
import { stop } from '@tameer/words/en/stop-reminders'
import { take } from '@tameer/words/en/take-over'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'
import { dayInPakistan, dayMs } from '../src/core/day-in-pakistan.ts'
import { updateRates } from '../src/db/queries/companies/company-rates.ts'
import { readRows, type WholeRow, wholeTables } from '../src/db/whole-tables.ts'
import { settlePayment } from '../src/features/billing/settle-payment.ts'
import { fleetJobs } from '../src/jobs.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { bearer, call, signUpCompany, signUpShown } from './factories.ts'
import { confirmMailbox } from './house-calls.ts'
import { confirmCompany, newHouseOfQuote } from './house-of-quote.ts'
import { addMark } from './mark-rows.ts'
import { preparedBody } from './prepared-requests.ts'
import { newRequest } from './request-calls.ts'
import { addQuote, addRequest } from './request-rows.ts'
import { addPayment, salesEnv } from './sales.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { addUnanswered } from './unanswered-rows.ts'

/** Tables that a visit may change: its count, the last use of a session, and how often a network has called. */
const counted = ['companyVisits', 'visitMarks', 'sessions', 'rateLimits']

/** A mark of having been seen, which promises nothing to anybody (D41). */
const seenAt = { table: 'preparedProfiles', column: 'openedAt' }

/** Screens that a mailed link leads to. */
const linked = [
  '/billing',
  '/billing/receipt',
  '/billing/return',
  '/change-email',
  '/confirm-email',
  '/desk/take-over',
  '/forget-password',
  '/house',
  '/new-password',
  '/overview',
  '/quote-requests',
  '/request',
  '/settings',
  '/stop-reminders',
]

/** Names of the buttons that act for a link, some with a new password; the other links lead to a log-in. */
const presses = [confirmEmail, change, undo, stop, confirmNow(1), updatePassword, take, openHouse]

const houseMailbox = 'house@example.com'
const newPassword = 'a password of the person at the link'

let test: TestApp
let browser: Browser
let address: string

beforeAll(async () => {
  test = await openTestApp({ env: { ...salesEnv, DEMO: '1' } })
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('this test needs a browser: `npm run e2e` brings one')
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await test.close()
})

/** Lets the jobs that write mails run once. */
async function runJobs() {
  for (const { name, work } of fleetJobs(test.context)) if (/remind|mails|payments/.test(name)) await work()
}

/** Brings about a mail with each link that there is. */
async function writeMails() {
  const { app, context } = test
  const { db, clock } = context
  const paying = await signUpShown(test)
  const paid = await addPayment(context, paying.user.id, { plan: 'plus', months: 1 })
  await settlePayment(context, paid, { state: 'paid', bankNumber: null })
  // A bank transfer that does not come.
  await addPayment(context, paying.user.id)
  const { invitationIds } = await addRequest(context, [paying.user.id, (await signUpShown(test)).user.id])
  await addQuote(context, { invitationId: invitationIds[0] ?? '', companyId: paying.user.id })
  const builder = await signUpShown(test)
  await confirmCompany(test, builder)
  const { own } = await newHouseOfQuote(test, builder)
  await confirmMailbox(test, own, houseMailbox)
  await runJobs()
  test.passTime(24 * dayMs)
  const day = dayInPakistan(clock())
  await addMark(context, paying.user.id, { state: 'checked', validUntil: daysLater(day, 7) })
  const givenAt = clock() - (rateShownDays + 1) * dayMs
  await db.write((trx) => updateRates(trx, paying.user.id, { greyRatePkr: 3150 }, givenAt))
  await runJobs()

  const desk = bearer(await deskTokenOf(context, await addDeskAccount(context)))
  const atDesk = async (
    name: Parameters<typeof call>[1],
    params: Record<string, string>,
    payload: object,
  ) => {
    const response = await call(app, name, { headers: desk, params, payload })
    expect(response.statusCode, `${name}: ${response.body}`).toBeLessThan(300)
    return response
  }
  const unanswered = await addUnanswered(context)
  const suggestion = { companyIds: [unanswered.fittingId], suggestedAt: null }
  await atDesk('suggestCompanies', { id: unanswered.id }, suggestion)
  const prepared = preparedBody({ email: 'indus@example.com' })
  const made = (await atDesk('prepareProfile', {}, prepared)).json()
  await atDesk('makePreparedLink', { id: made.id }, { version: made.version, mail: true })
  const mended = await signUpShown(test)
  const seen = { id: mended.user.id }
  const version = async () =>
    (await call(app, 'getDeskCompany', { headers: desk, params: seen })).json().version
  const why = { version: await version(), reason: 'spam', words: 'Not your house.' }
  await atDesk('hideCompany', seen, why)
  await atDesk('restoreCompany', seen, { version: await version() })

  const moved = await signUpCompany(app)
  const moving = await signUpCompany(app)
  for (const { headers, password, user } of [moved, moving]) {
    const payload = { newEmail: `new-${user.email}`, currentPassword: password }
    expect((await call(app, 'requestEmailChange', { headers, payload })).statusCode).toBe(200)
  }
  const token = (await linksTo(`new-${moved.user.email}`)).map((link) => /token=([\w-]+)/.exec(link)?.[1])
  await call(app, 'confirmEmailChange', { payload: { token: token[0] } })
  const forgetful = await signUpCompany(app)
  const { headers, password: currentPassword, user } = forgetful
  const payload = { currentPassword, newPassword: 'quite another password' }
  expect((await call(app, 'changePassword', { headers, payload })).statusCode).toBe(200)
  await call(app, 'forgotPassword', { payload: { email: user.email } })
  await newRequest(test, [(await signUpShown(test)).user.id], { unconfirmed: true })
  await call(app, 'recoverHouses', { payload: { email: houseMailbox } })
}

async function readMails() {
  return test.context.db.read.selectFrom('mailOutbox').selectAll().orderBy('id').execute()
}

function linksIn(mail: { text: string; unsubscribeLink: string | null }): string[] {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? []
  return [...links, ...(mail.unsubscribeLink ? [mail.unsubscribeLink] : [])]
}

async function linksTo(recipient: string): Promise<string[]> {
  return (await readMails()).filter((mail) => mail.recipient === recipient).flatMap(linksIn)
}

/** Links of all mails, at the address of this server. */
async function allLinks(): Promise<string[]> {
  const links = (await readMails()).flatMap(linksIn)
  return [...new Set(links)].map((link) => link.replace(/^https?:\/\/[^/]+/, address))
}

/** The screen of a link, without the thing that it shows. */
function screenOf(link: string): string {
  const { hash, pathname } = new URL(link)
  const [path = ''] = (hash.slice(1) || pathname).split('?')
  return path.replace(/\/[0-9a-f-]{36}$/, '')
}

/** All rows of all tables, but for what a visit may change. */
async function readAll(): Promise<Record<string, WholeRow[]>> {
  const rows: Record<string, WholeRow[]> = {}
  for (const table of wholeTables) {
    if (counted.includes(table.name)) continue
    const all = await readRows(test.context.db.read, table, undefined, 1000)
    rows[table.name] =
      table.name === seenAt.table ? all.map((row) => ({ ...row, [seenAt.column]: null })) : all
  }
  return rows
}

/** Opens a link in a browser that has never been here, waits until all is answered, and does `then`. */
async function open(link: string, then: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<void>) {
  const page = await browser.newPage()
  await page.goto(link)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await then(page)
  await page.close()
}

async function openAll() {
  // As a mail program fetches it for a preview, and as a person opens it.
  for (const link of await allLinks()) {
    expect((await fetch(link)).status, link).toBe(200)
    await open(link, async () => {})
  }
}

/** Presses what acts for a link. Returns its name when that changed anything: a link that was used before does not. */
async function press(link: string): Promise<string | undefined> {
  let acted: string | undefined
  await open(link, async (page) => {
    const main = page.getByRole('main')
    for (const name of presses) {
      const button = main.getByRole('button', { name, exact: true })
      if ((await button.count()) === 0) continue
      for (const field of await main.locator('input[type=password]').all()) await field.fill(newPassword)
      const last = await readAll()
      await button.click()
      await button.waitFor({ state: 'detached' })
      if (!isDeepStrictEqual(await readAll(), last)) acted = name
      return
    }
  })
  return acted
}

it('opening every link of every mail changes nothing, before and after the press that acts', {
  timeout: 600_000,
}, async () => {
  await writeMails()
  const places = new Set((await allLinks()).map(screenOf))
  expect([...places].toSorted()).toEqual(linked)

  const before = await readAll()
  await openAll()
  expect(await readAll()).toEqual(before)

  const acted = new Set<string>()
  for (const link of await allLinks()) {
    const name = await press(link)
    if (name) acted.add(name)
  }
  expect([...acted].toSorted()).toEqual(presses.toSorted())

  const after = await readAll()
  await openAll()
  expect(await readAll()).toEqual(after)
})
