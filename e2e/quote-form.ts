// Helpers for a company's page of a request, and the form of its quote.
import type { Page } from '@playwright/test'
import type { RequestView } from '@tameer/contract'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { clockOfMoment } from '../words/src/figures.ts'
import { expectToast } from './contexts.ts'
import { expect, logIn, publish, type SignedUpCompany } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { openRequest } from './own-request.ts'
import { patternOf } from './patterns.ts'

/** Title of the house that `openRequest` asks for: “Complete house, 10 Marla, Lahore”. */
export function houseOf(page: Page, work = sayOn(page)('Complete house')): string {
  const say = sayOn(page)
  const { language, quoteRequest } = wordsOf(page)
  const plot = quoteRequest.plotOf('10', say('Marla', 'values'))
  return [work, plot, say('Lahore', 'places')].join(language.comma)
}

/** Creates a request to the company and opens the company's page of it. */
export async function openInvited(page: Page, company: SignedUpCompany) {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id])
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  const name = houseOf(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(priceOf(page, sayOn(page)('Grey Structure'))).toBeVisible()
  return request
}

export async function viewOf(page: Page, { id, headers }: { id: string; headers: Record<string, string> }) {
  const response = await page.request.get(`/api/requests/${id}`, { headers })
  return (await response.json()) as RequestView
}

export const quoteForm = (page: Page) => page.getByRole('form', { name: sayOn(page)('Your quote') })
export const answerTo = (page: Page) =>
  page.getByRole('region', { name: sayOn(page)('Your answer to the request') })
export const phase = (page: Page, name: string) => quoteForm(page).getByRole('region', { name, exact: true })
export const priceOf = (page: Page, name: string) =>
  phase(page, name).getByLabel(sayOn(page)('Your price, Rs'))
/** Prices the house of `openRequest` by its phases: 16,368,750 rupees. */
export async function priceBothPhases(page: Page) {
  await priceOf(page, sayOn(page)('Grey Structure')).fill('2,900')
  await priceOf(page, sayOn(page)('Finishing', 'values')).fill('1,950')
}
export const sees = (page: Page) =>
  quoteForm(page).getByRole('region', { name: sayOn(page)('So the family sees it') })
/** Opens a folded part of the page. */
export const unfold = (page: Page, name: string) =>
  quoteForm(page).locator('summary', { hasText: name }).click()
/** Pattern of a text that has a time in it, whichever it is. */
export function atAnyTime(text: (iso: string) => string): string {
  const now = new Date().toISOString()
  return patternOf(text(now)).replace(clockOfMoment(now), String.raw`\d\d:\d\d`)
}
export async function saved(page: Page) {
  const { savedAt, savingState } = wordsOf(page).quoteForm
  const hasText = new RegExp(`${patternOf(savingState('saved'))}|${atAnyTime(savedAt)}`)
  await expect(quoteForm(page).getByRole('status').filter({ hasText })).toBeVisible()
}

export async function send(page: Page, revision: number) {
  await page.getByRole('button', { name: sayOn(page)('Check and send') }).click()
  await page.getByRole('button', { name: sayOn(page)('Send the quote') }).click()
  await expectToast(page, sayOn(page)('Your quote is sent'))
  await expect(
    answerTo(page)
      .getByRole('listitem')
      .filter({ hasText: wordsOf(page).quoteRequest.revision(revision) }),
  ).toBeVisible()
}
