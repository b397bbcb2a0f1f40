import type { Page } from '@playwright/test'
import { fittingCompanies } from './desk-request-answers.ts'
import { answerDesk } from './desk-states.ts'
import { press, submit } from './screen-states.ts'

/** Responds with companies that fit the first request. */
export const answerFitting = answerDesk({
  'GET /requests/request-1/companies': { json: { data: fittingCompanies, nextCursor: 'more' } },
})

const dialog = async (page: Page) => {
  await press(({ deskRequests }) => deskRequests.offer)(page)
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
  await submit(({ deskRequests }) => deskRequests.send)(page)
}
