import type { Page } from '@playwright/test'
import { answerDesk } from './desk-states.ts'
import { fittingCompanies } from './desk-supply-answers.ts'
import { press, submit } from './screen-states.ts'

/** Responds with companies that fit the first request. */
export const answerFitting = answerDesk({
  'GET /supply/requests/request-1/companies': { json: { data: fittingCompanies, nextCursor: 'more' } },
})

const drawnHouse = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#cdd9e6" d="M0 0h16v16H0z"/>
<path fill="#a4553a" d="M3 14V7l5-4 5 4v7z"/></svg>`

/** Responds with companies that share something, and with the picture that they share. */
export async function answerDuplicates(page: Page): Promise<void> {
  await answerDesk()(page)
  const house = { contentType: 'image/svg+xml', body: drawnHouse }
  await page.route('**/uploads/shared.jpg', (route) => route.fulfill(house))
}

const dialog = async (page: Page) => {
  await press(({ deskSupply }) => deskSupply.offer)(page)
  await page.getByText('Chenab Constructions').waitFor()
}

/** Chooses a company to suggest. */
export async function openSuggestion(page: Page): Promise<void> {
  await dialog(page)
  await page.getByRole('checkbox', { name: 'Chenab' }).check()
}

/** Sends the dialog without a company. */
export async function sendNothing(page: Page): Promise<void> {
  await dialog(page)
  await submit(({ deskSupply }) => deskSupply.send)(page)
}
