import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Brings a phone to a step of the detailed estimate; on a wide screen all of it stands there already. */
export async function goToStep(page: Page, step: 'Plot' | 'House' | 'Finish' | 'bill'): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the estimate' })
  if ((page.viewportSize()?.width ?? 0) >= 768) return
  const mark = steps.getByRole('button', { name: step === 'bill' ? 'Finish' : step })
  await mark.click()
  // The step before has a button of the same name, which stays until this one is drawn.
  await expect(mark).toHaveAttribute('aria-current', 'step')
  if (step === 'bill') await page.getByRole('button', { name: 'See the bill' }).click()
}
