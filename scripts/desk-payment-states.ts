import type { Page } from '@playwright/test'
import { press, submit } from './screen-states.ts'

/** Settles a transfer without its number on the statement. */
export async function settleUnnumbered(page: Page): Promise<void> {
  await press('The transfer has arrived')(page)
  await submit('It has arrived')(page)
}
