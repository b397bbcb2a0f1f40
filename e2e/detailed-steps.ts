import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expect } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { amountPattern, rupeesPattern } from './patterns.ts'

/** Opens a step of the detailed estimate on a phone. A wide screen shows all steps. */
export async function goToStep(page: Page, step: 'Plot' | 'House' | 'Finish' | 'bill'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return
  const say = sayOn(page)
  const steps = page.getByRole('navigation', { name: say('Steps of the estimate') })
  const fromBill = page
    .getByRole('button', { name: say('Change answers'), exact: true })
    .or(page.getByRole('button', { name: say('Correct the answer'), exact: true }))
  await expect(steps.or(fromBill)).toBeVisible()
  if (await fromBill.isVisible()) {
    if (step === 'bill') return
    await fromBill.click()
  }
  const mark = steps.getByRole('button', { name: say(step === 'bill' ? 'Finish' : step) })
  await mark.click()
  // The previous step has a button of the same name, which stays until this one is drawn.
  await expect(mark).toHaveAttribute('aria-current', 'step')
  if (step === 'bill') await page.getByRole('button', { name: say('See the bill') }).click()
}

/** Chooses the notation of the bill's amounts, which is folded below the money by stage. */
export async function writeAmountsIn(page: Page, figures: 'Full rupees' | 'Lakh and Crore'): Promise<void> {
  const say = sayOn(page)
  const stages = page.getByRole('region', { name: say('Money by stage') })
  const choice = stages.getByRole('radio', { name: say(figures) })
  if (!(await choice.isVisible())) await stages.getByText(wordsOf(page).billPlan.amountsAndCurrency()).click()
  await choice.click()
}

/** The line that keeps the total of a complete house in sight. */
export function runningTotal(page: Page): Locator {
  const words = wordsOf(page)
  const total = `${amountPattern(words)}|${rupeesPattern(words)}`
  return page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words.detailedEstimate.complete} (?:${total})`) })
}

/** Name of a step's questions, which may follow their number: `2 The house`. */
export function questionsName(page: Page, name: 'The plot' | 'The house'): RegExp {
  return new RegExp(`^(\\d )?${sayOn(page)(name)}$`)
}
