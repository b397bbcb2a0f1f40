import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectToast, openBeside } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const payments = (page: Page) => main(page).getByRole('list', { name: 'Payments' })

/** A page of an operator who is signed in. */
async function openDesk(page: Page, name: string, id: string): Promise<Page> {
  const desk = await openBeside(page)
  await sitDown(desk, await welcome(page.request, addToDesk(page, name, `${id}@journey.example.com`)))
  return desk
}

/** Finds the payment with this reference in one of the lists of the desk, and opens it. */
async function openPayment(desk: Page, list: RegExp, reference: string): Promise<void> {
  await desk.goto('/#/desk/payments')
  await main(desk).getByRole('link', { name: list }).click()
  await desk.getByLabel('Search').fill(reference)
  await desk.getByRole('button', { name: 'Find' }).click()
  await expect(payments(desk).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await payments(desk).getByRole('link').click()
  await expect(main(desk).getByRole('heading', { name: `Payment ${reference}` })).toBeVisible()
}

/** Confirms that the bank has given the money of the open payment back. */
async function giveBack(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Money given back' }).click()
  const sure = desk.getByRole('dialog', { name: 'Has the bank given the money back?' })
  await sure.getByRole('button', { name: 'Yes, it is given back' }).click()
  await expectToast(desk, 'Given back, note ')
  await expectAccessible(desk)
}

test('an operator settles a transfer, gives it back for an error, and has both in the day', async ({
  page,
  company,
}, { testId, retry }) => {
  await logIn(page, company)
  await page.goto('/#/billing?plan=pro')
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
  const written = main(page).getByText(/^TM-\d\d-\d{5}$/)
  await expect(written).toBeVisible()
  const reference = (await written.textContent()) ?? ''

  const desk = await openDesk(page, 'Keeper of Payments (Demo)', `${testId}-${retry}-${Date.now()}`)
  await openPayment(desk, /^Transfers that wait/, reference)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await desk.getByRole('button', { name: 'The transfer has arrived' }).click()
  const arrival = desk.getByRole('dialog', { name: 'The transfer has arrived' })
  await arrival.getByRole('button', { name: 'It has arrived' }).click()
  await expect(arrival.getByText('Please enter the number on the bank’s statement')).toBeVisible()
  await expectAccessible(desk)
  await arrival.getByLabel('Number on the statement').fill(`FT-${reference}`)
  await arrival.getByRole('button', { name: 'It has arrived' }).click()
  await expectToast(desk, 'The transfer is settled')

  await page.goto('/#/billing')
  await expect(page.getByRole('heading', { name: 'Renew Pro' })).toBeVisible()

  await desk.getByRole('button', { name: 'Technical error: give it back' }).click()
  const why = desk.getByRole('dialog', { name: 'Technical error: give it back' })
  await why.getByLabel('Why').fill('The sum on the page was wrong.')
  await why.getByRole('button', { name: 'Technical error: give it back' }).click()
  await expectToast(desk, 'The payment is to be given back')
  await openPayment(desk, /^Refunds due/, reference)
  await expect(main(desk).getByText(`FT-${reference}`, { exact: true })).not.toHaveCount(0)
  await giveBack(desk)

  await desk.goto('/#/desk/payments')
  await main(desk).getByRole('link', { name: 'Sums by day' }).click()
  await expect(main(desk).getByRole('table', { name: 'Sums by day and way to pay' })).toBeVisible()
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  const saving = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Payments of this month (CSV)' }).click()
  const rows = (await readFile(await (await saving).path(), 'utf8')).split('\n')
  expect(rows.filter((row) => row.includes(reference))).toHaveLength(2)

  await page.reload()
  await expect(main(page).getByRole('region', { name: 'Payments', exact: true })).toContainText('Given back')
  await desk.context().close()
})

test('what was paid twice waits among the refunds due, and is given back by hand', async ({ page, company }, {
  testId,
  retry,
}) => {
  await logIn(page, company)
  await page.goto('/#/billing')
  await page.getByRole('button', { name: 'Pay PKR 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demo bank' })).toBeVisible()
  const first = page.url()
  await page.goto('/#/billing')
  const form = main(page).getByRole('complementary', { name: 'Take Plus' })
  await form.getByRole('button', { name: 'I did not pay: begin again' }).click()
  await form.getByRole('button', { name: 'Pay PKR 25,000' }).click()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible()
  await page.goto(first)
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid twice: one comes back' })).toBeVisible()

  const desk = await openDesk(page, 'Keeper of Refunds (Demo)', `${testId}-${retry}-${Date.now()}`)
  await desk.goto('/#/desk/payments')
  await main(desk)
    .getByRole('link', { name: /^Refunds due/ })
    .click()
  await desk.getByLabel('Search').fill(company.name)
  await desk.getByRole('button', { name: 'Find' }).click()
  await expect(payments(desk).getByRole('listitem')).toHaveCount(1)
  await payments(desk).getByRole('link').click()
  await expect(main(desk).getByRole('definition').filter({ hasText: 'Paid twice' })).toBeVisible()
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await giveBack(desk)
  await page.goto('/#/billing')
  await expect(main(page).getByRole('region', { name: 'Payments', exact: true })).toContainText('Given back')
  await expect(page.getByRole('heading', { name: 'Renew Plus' })).toBeVisible()
  await desk.context().close()
})

test('an editor does not see payments', async ({ page, request }, { testId, retry }) => {
  const link = addToDesk(
    page,
    'Editor (Demo)',
    `${testId}-${retry}-${Date.now()}@journey.example.com`,
    '--editor',
  )
  await sitDown(page, await welcome(request, link))
  await page.goto('/#/desk/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(main(page).getByRole('list')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Payments/ }),
  ).toHaveCount(0)
})
