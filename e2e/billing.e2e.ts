import type { Page } from '@playwright/test'
import type { Behaviour } from '../scripts/bank/behaviours.ts'
import { demoKeys } from '../scripts/bank/keys.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const payments = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true })
const atBank = (page: Page) => page.getByRole('heading', { level: 1, name: 'Demo bank' })

const plusForm = (page: Page) => main(page).getByRole('complementary', { name: 'Take Plus' })

/** Opens the plan and leaves for the page of the bank. */
async function leaveForBank(page: Page): Promise<void> {
  await page.goto('/#/billing')
  await page.getByRole('button', { name: 'Pay PKR 25,000' }).click()
  await expect(atBank(page)).toBeVisible()
}

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
}) => {
  await logIn(page, company)
  await page.goto('/#/plans')
  await expect(page.getByRole('heading', { level: 1, name: 'Plans for companies' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Choose Plus' }).click()
  await expect(page.getByRole('heading', { name: 'Take Plus' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Pay PKR 25,000' }).click()
  await expect(atBank(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Receipt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(main(page).getByText('PKR 3,448.28')).toBeVisible()
  await expect(main(page).getByText('In words: Rupees twenty-five thousand only')).toBeVisible()
  expect(await countSheets(page)).toBe(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/#/billing')
  await expect(page.getByRole('heading', { name: 'Renew Plus' })).toBeVisible()
  await expect(payments(page).getByText('Paid', { exact: true })).toBeVisible()
})

test('a company that declines has paid nothing, and pays again', async ({ page, company }) => {
  await logIn(page, company)
  await leaveForBank(page)
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible()
  await page.getByRole('link', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Pay PKR 25,000' }).click()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible()
})

test('a company that declines pays by bank transfer instead', async ({ page, company }) => {
  await logIn(page, company)
  await leaveForBank(page)
  const first = page.url()
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible()
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1, name: 'Over' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible()
})

test('a company that pays on the screen in Urdu comes back to it', async ({ page, company }) => {
  await logIn(page, company)
  await page.goto('/ur/#/billing')
  await page.getByRole('button', { name: '25,000 روپے ادا کریں' }).click()
  await expect(atBank(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ادا ہو گیا۔ شکریہ۔' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/ur/')
  await page.getByRole('link', { name: 'رسید', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'رسید' })).toBeVisible()
  await expect(main(page).getByText('الفاظ میں: مبلغ پچیس ہزار روپے صرف')).toBeVisible()
  expect(await countSheets(page)).toBe(1)
})

test('a company closes the page of the bank, asks, begins again and pays both: one comes back', async ({
  page,
  company,
}) => {
  await logIn(page, company)
  await leaveForBank(page)
  const first = page.url()
  await page.goto('/#/billing')
  await expect(main(page).getByText(/is still waiting for the bank/)).toBeVisible()
  await page.getByRole('link', { name: 'Ask now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The bank has not answered yet' })).toBeVisible()
  await page.goto('/#/billing')
  await plusForm(page).getByRole('button', { name: 'I did not pay: begin again' }).click()
  await expect(plusForm(page).getByRole('button', { name: 'Pay PKR 25,000' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(atBank(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible()
  await page.goto(first)
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid twice: one comes back' })).toBeVisible()
  await page.goto('/#/billing')
  await expect(payments(page).getByText('Comes back')).toBeVisible()
  await expect(payments(page).getByText('Paid', { exact: true })).toBeVisible()
})

test('a company pays, and its window closes before the bank answers: the server asks by itself', async ({
  page,
  company,
}) => {
  await logIn(page, company)
  await leaveForBank(page)
  const answerAgain = await behave(page, 'drops')
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(atBank(page)).toHaveCount(0)
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/#/billing')
  await expect(main(later).getByText(/is still waiting for the bank/)).toBeVisible()
  await answerAgain()
  await expect(async () => {
    await later.reload()
    await expect(later.getByRole('heading', { name: 'Renew Plus' })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(payments(later).getByText('Paid', { exact: true })).toBeVisible()
  await expect(payments(later).getByRole('link', { name: /^Receipt/ })).toBeVisible()
})

test('a company pays by bank transfer: it sees where to, and waits', async ({ page, company }) => {
  await logIn(page, company)
  await page.goto('/#/billing?plan=pro')
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible()
  await expect(main(page).getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(main(page).getByText(/^TM-\d\d-\d{5}$/)).toBeVisible()
  const said = page.getByRole('region', { name: 'Have you paid?' })
  await said.getByLabel('Picture of the slip').setInputFiles({
    ...{ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  })
  await said.getByRole('button', { name: 'I have paid' }).click()
  await expect(said.getByText(/We have your picture of the slip/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
