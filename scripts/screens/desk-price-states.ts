import type { Page } from '@playwright/test'
import { wordsOf } from './screen-words.ts'

const paste = 'Item\tLahore\tKarachi\nCement\t1,600\t0\nSand\t60\t\nSteel\t320\t266'

/** Pastes a table with a price that moves far and one that nobody knows. */
export async function pastePrices(page: Page): Promise<void> {
  const { dayField, deskPrices: words } = wordsOf(page)
  await page.getByLabel(words.source).fill('Made-up bulletin')
  await page.getByLabel(dayField.day, { exact: true }).fill('28')
  await page.getByLabel(dayField.month, { exact: true }).fill('11')
  await page.getByLabel(dayField.year, { exact: true }).fill('2026')
  await page.getByLabel(words.paste).fill(paste)
  await page.getByRole('button', { name: words.read, exact: true }).click()
  await page.getByRole('list', { name: words.unread }).waitFor()
}
