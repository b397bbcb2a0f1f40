import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast, openBeside } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, logIn, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const main = (page: Page) => page.getByRole('main')
const payments = (page: Page) =>
  main(page).getByRole('list', { name: sayOn(page)('Payments', 'deskPayments') })
/** A company's own payments. */
const ownPayments = (page: Page) =>
  main(page).getByRole('region', { name: sayOn(page)('Payments', 'billing'), exact: true })

/** A page of an operator who is signed in. */
async function openDesk(page: Page, name: string, id: string): Promise<Page> {
  const desk = await openBeside(page)
  await sitDown(desk, await welcome(page.request, addToDesk(page, name, `${id}@journey.example.com`)))
  return desk
}

/** Searches in one of the lists of the desk. */
async function findPayment(desk: Page, list: 'transfers' | 'refunds', words: string): Promise<void> {
  await desk.goto('/#/desk/payments')
  const say = sayOn(desk)
  const { lists } = wordsOf(desk).deskPayments
  await main(desk)
    .getByRole('link', { name: new RegExp(`^${lists[list]}`) })
    .click()
  await desk.getByLabel(say('Search', 'deskPayments')).fill(words)
  await desk.getByRole('button', { name: say('Find', 'deskPayments') }).click()
}

/** Finds the payment with this reference in one of the lists of the desk, and opens it. */
async function openPayment(desk: Page, list: 'transfers' | 'refunds', reference: string): Promise<void> {
  await findPayment(desk, list, reference)
  await expect(payments(desk).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await payments(desk).getByRole('link').click()
  await expect(
    main(desk).getByRole('heading', { name: wordsOf(desk).deskPayments.payment(reference) }),
  ).toBeVisible()
}

/** Confirms that the bank has given the money of the open payment back. */
async function giveBack(desk: Page): Promise<void> {
  const say = sayOn(desk)
  await desk.getByRole('button', { name: say('Money given back') }).click()
  const sure = desk.getByRole('dialog', { name: say('Has the bank given the money back?') })
  await sure.getByRole('button', { name: say('Yes, it is given back') }).click()
  await expectToast(desk, wordsOf(desk).deskPayments.givenBack('').trim())
  await expectAccessible(desk)
}

test('an operator settles a transfer, gives it back for an error, and has both in the day', async ({
  page,
  company,
  say,
  words,
}, { testId, retry }) => {
  await logIn(page, company)
  await page.goto('/#/billing?plan=pro')
  await page.getByRole('button', { name: say('Pay by bank transfer') }).click()
  const written = main(page).getByText(/^TM-\d\d-[2-9A-Z]{10}$/)
  await expect(written).toBeVisible()
  const reference = (await written.textContent()) ?? ''

  const desk = await openDesk(page, 'Keeper of Payments (Demo)', `${testId}-${retry}-${Date.now()}`)
  await openPayment(desk, 'transfers', reference)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await desk.getByRole('button', { name: say('The transfer has arrived') }).click()
  const arrival = desk.getByRole('dialog', { name: say('The transfer has arrived') })
  await arrival.getByRole('button', { name: say('It has arrived') }).click()
  await expect(arrival.getByText(say('Please enter the number on the bank’s statement'))).toBeVisible()
  await expectAccessible(desk)
  await arrival.getByLabel(say('Number on the statement')).fill(`FT-${reference}`)
  await arrival.getByRole('button', { name: say('It has arrived') }).click()
  await expectToast(desk, say('The transfer is settled'))

  await page.goto('/#/billing')
  await expect(page.getByRole('heading', { name: words.billing.renew('pro') })).toBeVisible()

  await desk.getByRole('button', { name: say('Technical error: give it back') }).click()
  const why = desk.getByRole('dialog', { name: say('Technical error: give it back') })
  await why.getByLabel(say('Why', 'deskPayments')).fill('The sum on the page was wrong.')
  await why.getByRole('button', { name: say('Technical error: give it back') }).click()
  await expectToast(desk, say('The payment is to be given back'))
  await openPayment(desk, 'refunds', reference)
  await expect(main(desk).getByText(`FT-${reference}`, { exact: true })).not.toHaveCount(0)
  await giveBack(desk)

  await desk.goto('/#/desk/payments')
  await main(desk)
    .getByRole('link', { name: say('Sums by day') })
    .click()
  await expect(main(desk).getByRole('table', { name: say('Sums by day and way to pay') })).toBeVisible()
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  const saving = desk.waitForEvent('download')
  await desk.getByRole('button', { name: say('Payments of this month (CSV)') }).click()
  const rows = (await readFile(await (await saving).path(), 'utf8')).split('\n')
  expect(rows.filter((row) => row.includes(reference))).toHaveLength(2)

  await page.reload()
  await expect(ownPayments(page)).toContainText(words.billing.states.refunded)
  await desk.context().close()
})

test('what was paid twice waits among the refunds due, and is given back by hand', async ({
  page,
  company,
  say,
  words,
}, { testId, retry }) => {
  await logIn(page, company)
  await page.goto('/#/billing')
  await page.getByRole('button', { name: words.billing.pay(25_000) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demo bank' })).toBeVisible()
  const first = page.url()
  await page.goto('/#/billing')
  const form = main(page).getByRole('complementary', { name: words.billing.take('plus') })
  await form.getByRole('button', { name: say('I did not pay: begin again') }).click()
  await form.getByRole('button', { name: words.billing.pay(25_000) }).click()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
  await page.goto(first)
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid twice: one comes back') })).toBeVisible()

  const desk = await openDesk(page, 'Keeper of Refunds (Demo)', `${testId}-${retry}-${Date.now()}`)
  await findPayment(desk, 'refunds', company.name)
  await expect(payments(desk).getByRole('listitem')).toHaveCount(1)
  await payments(desk).getByRole('link').click()
  await expect(
    main(desk).getByRole('definition').filter({ hasText: words.deskPayments.reasons.twice }),
  ).toBeVisible()
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await giveBack(desk)
  await page.goto('/#/billing')
  await expect(ownPayments(page)).toContainText(words.billing.states.refunded)
  await expect(page.getByRole('heading', { name: words.billing.renew('plus') })).toBeVisible()
  await desk.context().close()
})

test('an editor does not see payments', async ({ page, request, say }, { testId, retry }) => {
  const link = addToDesk(
    page,
    'Editor (Demo)',
    `${testId}-${retry}-${Date.now()}@journey.example.com`,
    '--editor',
  )
  await sitDown(page, await welcome(request, link))
  await page.goto('/#/desk/payments')
  await expect(page.getByRole('heading', { level: 1, name: say('Payments', 'deskPayments') })).toBeVisible()
  await expect(main(page).getByRole('list')).toHaveCount(0)
  await expect(
    page
      .getByRole('navigation', { name: say('Desk') })
      .getByRole('link', { name: new RegExp(`^${say('Payments', 'desk')}`) }),
  ).toHaveCount(0)
})
