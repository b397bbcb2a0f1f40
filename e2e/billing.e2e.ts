import type { Page } from '@playwright/test'
import type { Behaviour } from '../scripts/bank/behaviours.ts'
import { demoKeys } from '../scripts/bank/keys.ts'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expect, logIn, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

const main = (page: Page) => page.getByRole('main')
const payments = (page: Page) =>
  page.getByRole('region', { name: sayOn(page)('Payments', 'billing'), exact: true })
/** The bank's page, which is in English. */
const atBank = (page: Page) => page.getByRole('heading', { level: 1, name: 'Demo bank' })

const plusForm = (page: Page) =>
  main(page).getByRole('complementary', { name: wordsOf(page).billing.take('plus') })

/** Opens the plan and leaves for the page of the bank. */
async function leaveForBank(page: Page): Promise<void> {
  await page.goto('/#/billing')
  await page.getByRole('button', { name: wordsOf(page).billing.pay(25_000) }).click()
  await expect(atBank(page)).toBeVisible()
}

/** The payment that has begun still waits for the bank. */
const waiting = (page: Page) =>
  main(page).getByText(new RegExp(`^${patternOf(wordsOf(page).billing.waits(anyText))}`))

/** Prints the page; returns how many sheets it takes. */
async function countSheets(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Makes the demo bank, whose page is open, behave so to the payment that is shown on it. */
async function behave(page: Page, behaviour: Behaviour): Promise<() => Promise<void>> {
  const reference = await main(page).getByRole('definition').filter({ hasText: /^TM-/ }).textContent()
  const url = new URL('/control/behaviour', page.url()).href
  const headers = { 'x-control-key': demoKeys.control }
  const set = async (name: Behaviour) => {
    const response = await page.request.post(url, { headers, data: { behaviour: name, reference } })
    expect(response.ok()).toBe(true)
  }
  await set(behaviour)
  return () => set('pays')
}

test('a company looks at the plans, pays at the bank and has its receipt', { tag: '@smoke' }, async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await page.goto('/#/plans')
  await expect(page.getByRole('heading', { level: 1, name: say('Plans for companies') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: words.plans.choose(words.plans.planName('plus')) }).click()
  await expect(page.getByRole('heading', { name: words.billing.take('plus') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: words.billing.pay(25_000) }).click()
  await expect(atBank(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(words.language.front)
  await expectAccessible(page)
  await page.getByRole('link', { name: say('Receipt', 'billing'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Receipt', 'billing') })).toBeVisible()
  await expect(main(page).getByText(words.billing.rupees('3,448.28'))).toBeVisible()
  const inWords = words.billing.sumWritten(words.sumInWords.sumInWords(25_000))
  await expect(main(page).getByText(inWords)).toBeVisible()
  expect(await countSheets(page)).toBe(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/#/billing')
  await expect(page.getByRole('heading', { name: words.billing.renew('plus') })).toBeVisible()
  await expect(payments(page).getByText(words.billing.states.paid, { exact: true })).toBeVisible()
  await page.goto('/#/billing?plan=pro')
  await expect(main(page).getByText(words.billing.beginsToday('pro', 'plus'))).toBeVisible()
  await page.getByRole('button', { name: words.billing.pay(75_000) }).click()
  await page.getByRole('button', { name: 'Pay Rs 75,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
  await page.goto('/#/billing')
  const thenPlus = new RegExp(patternOf(words.billing.thenUntil('plus', anyText)))
  await expect(main(page).getByText(thenPlus)).toBeVisible()
})

test('a company that declines has paid nothing, and pays again', async ({ page, company, say, words }) => {
  await logIn(page, company)
  await leaveForBank(page)
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.billing.notPaid })).toBeVisible()
  await page.getByRole('link', { name: say('Pay again') }).click()
  await page.getByRole('button', { name: words.billing.pay(25_000) }).click()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
})

test('a company that declines pays by bank transfer instead', async ({ page, company, say, words }) => {
  await logIn(page, company)
  await leaveForBank(page)
  const first = page.url()
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.billing.notPaid })).toBeVisible()
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1, name: 'Over' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.billing.notPaid })).toBeVisible()
  await page.getByRole('button', { name: say('Pay by bank transfer') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.billing.transferTitle })).toBeVisible()
})

test('a company closes the page of the bank, asks, begins again and pays both: one comes back', async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await leaveForBank(page)
  const first = page.url()
  await page.goto('/#/billing')
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('link', { name: say('Ask now') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: say('The bank has not answered yet') }),
  ).toBeVisible()
  await page.goto('/#/billing')
  await plusForm(page)
    .getByRole('button', { name: say('I did not pay: begin again') })
    .click()
  await expect(plusForm(page).getByRole('button', { name: words.billing.pay(25_000) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(atBank(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
  await page.goto(first)
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid twice: one comes back') })).toBeVisible()
  await page.goto('/#/billing')
  await expect(payments(page).getByText(say('Comes back'))).toBeVisible()
  await expect(payments(page).getByText(words.billing.states.paid, { exact: true })).toBeVisible()
})

test('a company pays, and its window closes before the bank answers: the server asks by itself', async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await leaveForBank(page)
  const answerAgain = await behave(page, 'drops')
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(atBank(page)).toHaveCount(0)
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/#/billing')
  await expect(waiting(later)).toBeVisible()
  await answerAgain()
  await expect(async () => {
    await later.reload()
    await expect(later.getByRole('heading', { name: words.billing.renew('plus') })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  await expect(payments(later).getByText(words.billing.states.paid, { exact: true })).toBeVisible()
  await expect(
    payments(later).getByRole('link', { name: new RegExp(`^${say('Receipt', 'billing')}`) }),
  ).toBeVisible()
})

test('a company pays by bank transfer: it sees where to, and waits', async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await page.goto('/#/billing?plan=pro')
  await page.getByRole('button', { name: say('Pay by bank transfer') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.billing.transferTitle })).toBeVisible()
  await expect(main(page).getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(main(page).getByText(/^TM-\d\d-[2-9A-Z]{10}$/)).toBeVisible()
  const said = page.getByRole('region', { name: say('Have you paid?') })
  await said.getByLabel(say('Picture of the slip', 'billing')).setInputFiles({
    ...{ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  })
  await said.getByRole('button', { name: say('I have paid', 'billing') }).click()
  await expect(said.getByText(words.billing.slipThere)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
