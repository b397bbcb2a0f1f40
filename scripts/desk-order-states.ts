import type { Page } from '@playwright/test'
import { listedCompany } from './desk-company-states.ts'
import { answerDesk } from './desk-states.ts'

const data = [
  listedCompany({ id: 'o1', name: 'Ravi Brickworks (Demo)', position: 1 }),
  listedCompany({ id: 'o2', name: 'معمار ڈیمو', city: { id: 1, name: 'Karachi' }, position: 2 }),
  listedCompany({
    id: 'o3',
    name: 'A company with a name that is long enough to need a second line',
    position: 3,
  }),
  listedCompany({ id: 'o4', name: 'Suspended Demo', state: 'suspended', city: null, position: 4 }),
]
const found = [data[1], listedCompany({ id: 'o5', name: 'New Demo', state: 'unconfirmed' })]

/** The desk with an order of companies, and others to be found. */
export const answerOrder = answerDesk({
  'GET /order': { json: { version: 'v1', data, more: true } },
  'GET /companies': { json: { data: found, nextCursor: 'further' } },
})

/** Nothing has a position. */
export const answerNoOrder = answerDesk({ 'GET /order': { json: { version: 'v0', data: [], more: false } } })

/** Finds companies, moves one and types what is no position. */
export async function changeOrder(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('demo')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('list').last().getByRole('button').first().waitFor()
  await page.getByRole('textbox').nth(3).fill('1')
  await page.getByRole('textbox').nth(3).press('Enter')
  await page.getByRole('textbox').nth(2).fill('9')
  await page.getByRole('textbox').nth(2).press('Enter')
  await page.locator('[aria-invalid=true]').waitFor()
}

/** Asks whether the order is to be saved. */
export async function askToSave(page: Page): Promise<void> {
  await changeOrder(page)
  await page.locator('main .stick-bottom button').last().click()
  await page.getByRole('dialog').waitFor()
}
