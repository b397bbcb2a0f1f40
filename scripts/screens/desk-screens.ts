import type { Page } from '@playwright/test'
import { deskScreens } from '@tameer/contract'
import { siteName } from '@tameer/words/en/language'
import { demoId } from '../../demo/src/facts/demo-ids.ts'
import { pastePrices } from './desk-price-states.ts'
import { answerDesk, broken, refused, sitDown, usedLink } from './desk-session.ts'
import { type More, open, type Screen, type Session } from './screen.ts'
import { openFolds, press, submit } from './screen-states.ts'
import { wordsOf } from './screen-words.ts'

/** An offer of a profile, which the demo has none of. */
const prepared = {
  id: 'prepared',
  version: 1,
  name: 'Indus Builders (Demo)',
  categoryIds: [4, 5],
  language: 'en',
  phone: '+924235761999',
  phoneDisplay: '042-35761999',
  whatsapp: '',
  whatsappDisplay: '',
  city: 1,
  website: 'https://indus.demo.tameer.example',
  about: 'Houses and offices since 1998.',
  source: 'Your sign in Johar Town',
  email: 'office@indus.demo.tameer.example',
  createdAt: '2026-11-20T06:00:00.000Z',
  linkUntil: '2099-12-24T06:00:00.000Z',
  mailedAt: '2026-11-20T06:00:00.000Z',
  openedAt: null,
}
const link = 'https://tameer.example/#/desk/take-over?token=of-a-screen'
const preparedAnswers = {
  'GET /prepared': { json: { data: [prepared], nextCursor: null } },
  'POST /prepared/prepared/link': { json: { link, profile: { ...prepared, version: 2 } } },
  'POST /take-over': { json: prepared },
}
const account = { name: 'Demo Operator', email: 'operator@demo.tameer.example', role: 'Operator' }
const endingSoon = { ...account, codeAt: '2026-11-23T06:00:00.000Z', secondsLeft: 110, recoveryCodesLeft: 2 }
const secret = 'DEMODESKDEMODESKDEMODESKDEMODESK'
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `demo${at}-codes`)
const welcomeAnswers = {
  'POST /welcome': { json: { ...account, secret, uri: `otpauth://totp/${siteName}?secret=${secret}` } },
  'POST /welcome/taken': { status: 201, json: { token: 'of-a-screen', recoveryCodes } },
}
const exportRefused = (status: number, code: string) => ({
  'POST /log/export': refused(status, code, ({ deskProblems, problems }) =>
    status === 401 ? problems.notSignedIn : deskProblems.codeAgain,
  ),
})
const meanwhile = (current: object) =>
  refused(409, 'conflict', ({ deskProblems }) => deskProblems.changedAtDesk, { current })

/** The desk of the demo, and states that the demo's own data do not have. `company` belongs elsewhere. */
export function deskScreenStates(company: Session, origin: string): Screen[] {
  const { deskHome, deskCompanies, deskCompany, deskReports, deskReport, deskMarks, deskMark } = deskScreens
  const { deskInvite, takeOver, deskCatalogue, deskPayments, deskPayment, deskPrices } = deskScreens
  const { deskLog, deskRequests, deskAccount, deskCode, deskWelcome } = deskScreens
  const at = (name: string, hash: string, more: More = {}) =>
    open(name, hash, { before: sitDown('Operator', origin), ...more })
  const editor = { before: sitDown('Editor', origin) }
  const answered = (answers: Parameters<typeof answerDesk>[1]) => ({
    before: async (page: Page) => {
      await sitDown('Operator', origin)(page)
      await answerDesk(page, answers)
    },
  })
  const visitor = (answers: Parameters<typeof answerDesk>[1]) => ({
    before: (page: Page) => answerDesk(page, answers),
  })

  const [one, report, request] = [demoId('company', 5), demoId('report', 0), demoId('report', 3)]
  const pecMark = deskMark.to(demoId('mark', 0))
  const payment = (number: number) => deskPayment.to(demoId('payment', number))
  const [paid, refund, transfer] = [payment(0), payment(2), payment(3)]
  const offer = takeOver.to({ token: 'of-a-screen' })
  const welcome = deskWelcome.to({ token: 'first-time' })
  return [
    at('desk', deskHome.to()),
    at('desk-menu', deskHome.to(), { only: 'phone', prepare: press(({ shell }) => shell.menu) }),
    at('desk-editor', deskHome.to(), editor),
    open('desk-company', deskHome.to(), { session: company }),
    at('desk-figures-week', deskHome.to({ days: '7' }), {
      prepare: (page) => page.getByText(wordsOf(page).deskFigures.whatIsCounted).click(),
    }),
    at('desk-figures-year', deskHome.to({ days: '365' })),
    at('desk-figures-failed', deskHome.to(), answered({ 'GET /figures': broken })),
    at('desk-session-warning', deskHome.to(), answered({ 'GET /account': { json: endingSoon } })),
    at('desk-session-over', deskLog.to(), {
      ...answered(exportRefused(401, 'not-signed-in')),
      prepare: press(({ deskLogScreen }) => deskLogScreen.save),
    }),
    at('desk-marks', deskMarks.to()),
    at('desk-marks-check', pecMark, { prepare: checkTwoLines }),
    at('desk-marks-unticked', pecMark, { prepare: submit(({ deskMarks }) => deskMarks.accept) }),
    at('desk-marks-refuse', pecMark, { prepare: press(({ deskMarks }) => deskMarks.refuseInstead) }),
    at('desk-marks-shown', deskMarks.to({ state: 'checked' })),
    at('desk-payments', deskPayments.to()),
    at('desk-payments-sums', deskPayments.to({ part: 'sums' })),
    at('desk-payments-no-sums', deskPayments.to({ part: 'sums', month: '2026-01' })),
    at('desk-payment-transfer', transfer),
    at('desk-payment-slip', transfer, { prepare: press(({ deskPayments }) => deskPayments.showSlip) }),
    at('desk-payment-unnumbered', transfer, { prepare: settleUnnumbered }),
    at('desk-payment-refund', refund),
    at('desk-payment-paid', paid),
    at('desk-payment-error', paid, { prepare: press(({ deskPayments }) => deskPayments.inError) }),
    at('desk-payment-gone', deskPayment.to('gone')),
    at('desk-requests', deskRequests.to()),
    at('desk-requests-suggest', deskRequests.to(), { prepare: openSuggestion }),
    at('desk-requests-unfilled', deskRequests.to(), { prepare: sendNothing }),
    at('desk-companies', deskCompanies.to()),
    at('desk-companies-none', deskCompanies.to({ q: 'nobody', state: 'hidden' })),
    at('desk-companies-failed', deskCompanies.to(), answered({ 'GET /companies': broken })),
    at('desk-one-company', deskCompany.to(one)),
    at('desk-one-company-suspend', deskCompany.to(one), {
      prepare: press(({ deskCompany }) => deskCompany.suspend),
    }),
    at('desk-one-company-delete', deskCompany.to(one), { prepare: deleteUnnamed }),
    at('desk-one-company-email', deskCompany.to(one), {
      prepare: press(({ deskCompany }) => deskCompany.changeEmail),
    }),
    at('desk-one-company-changed', deskCompany.to(one), {
      ...answered({
        [`POST /companies/${one}/suspension`]: meanwhile({
          version: 4,
          state: 'hidden',
          last: { event: 'company-hidden', actor: 'Another Demo', at: '2026-11-23T06:10:00.000Z' },
        }),
      }),
      prepare: suspendTooLate,
    }),
    at('desk-one-company-editor', deskCompany.to(one), editor),
    at('desk-one-company-gone', deskCompany.to('gone')),
    at('desk-invite-none', deskInvite.to()),
    at('desk-invite', deskInvite.to(), answered(preparedAnswers)),
    at('desk-invite-new', deskInvite.to({ edit: 'new' }), {
      prepare: submit(({ deskInvite }) => deskInvite.save),
    }),
    at('desk-invite-change', deskInvite.to({ edit: prepared.id }), answered(preparedAnswers)),
    at('desk-invite-made', deskInvite.to(), { ...answered(preparedAnswers), prepare: makeLinkAgain }),
    at('desk-catalogue', deskCatalogue.to()),
    at('desk-catalogue-services', deskCatalogue.to({ list: 'categories' })),
    at('desk-prices', deskPrices.to()),
    at('desk-prices-pasted', deskPrices.to(), { prepare: pastePrices }),
    at('desk-catalogue-editor', deskCatalogue.to(), editor),
    at('desk-catalogue-add', deskCatalogue.to(), { prepare: addTakenCity }),
    at('desk-catalogue-rename', deskCatalogue.to(), {
      prepare: press(({ deskCatalogue }) => deskCatalogue.rename),
    }),
    at('desk-reports', deskReports.to()),
    at('desk-reports-none', deskReports.to({ state: 'closed' })),
    at('desk-report', deskReport.to(report), { prepare: openFolds }),
    at('desk-report-hide', deskReport.to(report), {
      prepare: press(({ deskReports }) => deskReports.hide.project),
    }),
    at('desk-report-write', deskReport.to(report), { prepare: writeNothing }),
    at('desk-report-changed', deskReport.to(report), {
      ...answered({
        [`POST /reports/${report}/closing`]: refused(
          409,
          'conflict',
          ({ deskProblems }) => deskProblems.reportArrived,
          { current: { seen: '4.0.d8', outcome: null, last: null } },
        ),
      }),
      prepare: dismissTooLate,
    }),
    at('desk-report-request', deskReport.to(request)),
    at('desk-report-gone', deskReport.to('gone')),
    at('desk-log', deskLog.to()),
    at('desk-log-none', deskLog.to({ event: 'log-exported' })),
    at('desk-log-code', deskLog.to(), {
      ...answered(exportRefused(403, 'code-needed')),
      prepare: press(({ deskLogScreen }) => deskLogScreen.save),
    }),
    at('desk-account', deskAccount.to()),
    at('desk-account-unfilled', deskAccount.to(), {
      prepare: submit(({ deskAccount }) => deskAccount.changePassword),
    }),
    at('desk-account-app', deskAccount.to(), { prepare: prepareApp }),
    at('desk-code', deskCode.to(), { prepare: submit(({ deskCode }) => deskCode.logIn) }),
    open('desk-take-over', offer, visitor(preparedAnswers)),
    open('desk-take-over-unfilled', offer, {
      ...visitor(preparedAnswers),
      prepare: submit(({ takeOver }) => takeOver.take),
    }),
    open('desk-take-over-refuse', offer, {
      ...visitor(preparedAnswers),
      prepare: press(({ takeOver }) => takeOver.refuse),
    }),
    open('desk-take-over-used', offer, visitor({ 'POST /take-over': usedLink })),
    open('desk-welcome', welcome, visitor(welcomeAnswers)),
    open('desk-welcome-codes', welcome, { ...visitor(welcomeAnswers), prepare: takeWelcome }),
    open('desk-welcome-used', welcome, visitor({ 'POST /welcome': usedLink })),
  ]
}

/** Waits for the paper of the licence and ticks two lines. */
async function checkTwoLines(page: Page): Promise<void> {
  const { deskMarks, privatePaper } = wordsOf(page)
  const { lineNames } = deskMarks
  await page.getByRole('img', { name: privatePaper.document }).waitFor()
  for (const line of [lineNames.number, lineNames.company])
    await page.getByRole('checkbox', { name: new RegExp(`^${line}`) }).check()
}

/** Settles a transfer without its number on the statement. */
async function settleUnnumbered(page: Page): Promise<void> {
  await press(({ deskPayments }) => deskPayments.arrived)(page)
  await submit(({ deskPayments }) => deskPayments.settle)(page)
}

/** Chooses a company to suggest. */
async function openSuggestion(page: Page): Promise<void> {
  await press(({ deskRequests }) => deskRequests.offer)(page)
  await page.getByRole('dialog').getByRole('checkbox').first().check()
}

/** Sends the dialog without a company. */
async function sendNothing(page: Page): Promise<void> {
  await press(({ deskRequests }) => deskRequests.offer)(page)
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await submit(({ deskRequests }) => deskRequests.send)(page)
}

/** Opens the dialog that deletes the company, without typing its name. */
async function deleteUnnamed(page: Page): Promise<void> {
  const button = { name: wordsOf(page).deskCompany.deleteIt, exact: true }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Suspends the company after somebody else has acted on it. */
async function suspendTooLate(page: Page): Promise<void> {
  const { deskCompany } = wordsOf(page)
  const button = { name: deskCompany.suspend, exact: true }
  await page.getByRole('button', button).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(deskCompany.reason).selectOption('fraud')
  await dialog.getByRole('button', button).click()
  await page.getByRole('alert').waitFor()
}

/** Makes the link of the profile that has one already. */
async function makeLinkAgain(page: Page): Promise<void> {
  const { deskInvite } = wordsOf(page)
  await press(() => deskInvite.makeLinkOf(prepared.name))(page)
  await page.getByRole('dialog').getByRole('button', { name: deskInvite.make }).click()
  await page.getByRole('button', { name: deskInvite.copy }).waitFor()
}

/** Sends a new city with a name that another has. */
async function addTakenCity(page: Page): Promise<void> {
  const { deskCatalogue, deskProblems } = wordsOf(page)
  await press(() => deskCatalogue.add.cities)(page)
  await page.getByLabel(deskCatalogue.name, { exact: true }).fill('Lahore')
  await page.getByLabel(deskCatalogue.nameUr).fill('لاہور')
  await page.getByRole('dialog').getByRole('button', { name: deskCatalogue.save }).click()
  await page.getByText(deskProblems.entryNameTaken).first().waitFor()
}

/** Dismisses the reports when another one has come. */
async function dismissTooLate(page: Page): Promise<void> {
  const name = wordsOf(page).deskReports.dismiss(2)
  await press(() => name)(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('alert').waitFor()
}

/** Sends no words to the company. */
async function writeNothing(page: Page): Promise<void> {
  await press(({ deskReports }) => deskReports.write.company)(page)
  await press(({ deskReports }) => deskReports.send)(page)
}

/** Sets up the account of a first-time link. */
async function takeWelcome(page: Page): Promise<void> {
  const { deskWelcome } = wordsOf(page)
  await page.getByLabel(deskWelcome.password, { exact: true }).fill('bricks by the wagon')
  await page.getByLabel(deskWelcome.code, { exact: true }).fill('123456')
  await page.getByRole('button', { name: deskWelcome.ready }).click()
  await page.getByRole('heading', { name: deskWelcome.keepTitle }).waitFor()
}

/** Starts the change to another authenticator app. */
async function prepareApp(page: Page): Promise<void> {
  const { deskAccount, deskFactor } = wordsOf(page)
  await page.getByRole('button', { name: deskAccount.setUpApp }).click()
  await page.getByRole('img', { name: deskFactor.qrLabel }).waitFor()
}
