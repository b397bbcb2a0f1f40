import type { Page } from '@playwright/test'

/** Brings a phone to a step of the detailed estimate; on a wide screen all of it stands there already. */
export async function goToStep(page: Page, step: 'Plot' | 'House' | 'Finish' | 'bill'): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the estimate' })
  if ((page.viewportSize()?.width ?? 0) >= 768) return
  await steps.getByRole('button', { name: step === 'bill' ? 'Finish' : step }).click()
  if (step === 'bill') await page.getByRole('button', { name: 'See the bill' }).click()
}
