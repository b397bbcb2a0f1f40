import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a step of the detailed estimate on a phone. A wide screen shows all steps. */
export async function goToStep(page: Page, step: 'Plot' | 'House' | 'Finish' | 'bill'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return
  const steps = page.getByRole('navigation', { name: 'Steps of the estimate' })
  const fromBill = page.getByRole('button', { name: /^(Change answers|Correct the answer)$/ })
  await expect(steps.or(fromBill)).toBeVisible()
  if (await fromBill.isVisible()) {
    if (step === 'bill') return
    await fromBill.click()
  }
  const mark = steps.getByRole('button', { name: step === 'bill' ? 'Finish' : step })
  await mark.click()
  // The previous step has a button of the same name, which stays until this one is drawn.
  await expect(mark).toHaveAttribute('aria-current', 'step')
  if (step === 'bill') await page.getByRole('button', { name: 'See the bill' }).click()
}

/** Chooses the notation of the bill's amounts, which is folded below the money by stage. */
export async function writeAmountsIn(page: Page, figures: 'Full rupees' | 'Lakh and Crore'): Promise<void> {
  const stages = page.getByRole('region', { name: 'Money by stage' })
  const choice = stages.getByRole('radio', { name: figures })
  if (!(await choice.isVisible())) await stages.getByText(/^Amounts and currency/).click()
  await choice.click()
}
