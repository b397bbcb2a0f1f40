import type { Page } from '@playwright/test'
import { drawnPaper } from './desk-mark-answers.ts'
import { transfer } from './desk-payment-answers.ts'
import { answerDesk } from './desk-states.ts'
import { press, submit } from './screen-states.ts'
import { wordsOf } from './screen-words.ts'

/** Responds with a drawn slip to every payment. */
export async function answerSlip(page: Page): Promise<void> {
  await answerDesk()(page)
  await page.route('**/api/desk/payments/*/slip', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawnPaper }),
  )
}

/** Opens the slip of a transfer. */
export async function showSlip(page: Page): Promise<void> {
  const { deskPayments } = wordsOf(page)
  await press(() => deskPayments.showSlip)(page)
  await page.getByRole('img', { name: deskPayments.slipOf(transfer.payer) }).waitFor()
}

/** Settles a transfer without its number on the statement. */
export async function settleUnnumbered(page: Page): Promise<void> {
  await press(({ deskPayments }) => deskPayments.arrived)(page)
  await submit(({ deskPayments }) => deskPayments.settle)(page)
}
