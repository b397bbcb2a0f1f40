// Helpers for a company's page of a request, and the form of its quote.
import type { Page } from '@playwright/test'
import type { RequestView } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import { expect, logIn, publish, type SignedUpCompany } from './fixtures.ts'
import { openRequest } from './own-request.ts'

/** Creates a request to the company and opens the company's page of it. */
export async function openInvited(page: Page, company: SignedUpCompany) {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id])
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  await page.getByRole('link', { name: 'Complete house, 10 Marla, Lahore' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Complete house, 10 Marla, Lahore' }),
  ).toBeVisible()
  await expect(priceOf(page, 'Grey Structure')).toBeVisible()
  return request
}

export async function viewOf(page: Page, { id, headers }: { id: string; headers: Record<string, string> }) {
  const response = await page.request.get(`/api/requests/${id}`, { headers })
  return (await response.json()) as RequestView
}

export const quoteForm = (page: Page) => page.getByRole('form', { name: 'Your quote' })
export const answerTo = (page: Page) => page.getByRole('region', { name: 'Your answer to the request' })
export const phase = (page: Page, name: string) => quoteForm(page).getByRole('region', { name, exact: true })
export const priceOf = (page: Page, name: string) => phase(page, name).getByLabel('Your price, Rs')
export const sees = (page: Page) => quoteForm(page).getByRole('region', { name: 'So the family sees it' })
/** Opens a folded part of the page. */
export const unfold = (page: Page, name: string) =>
  quoteForm(page).locator('summary', { hasText: name }).click()
export const saved = (page: Page) =>
  expect(quoteForm(page).getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()

export async function send(page: Page, revision: number) {
  await page.getByRole('button', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expectToast(page, 'Your quote is sent')
  await expect(
    answerTo(page)
      .getByRole('listitem')
      .filter({ hasText: `Quote ${revision}` }),
  ).toBeVisible()
}
