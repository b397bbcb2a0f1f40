import type { Page } from '@playwright/test'

/** The client's scripts. */
export const scripts = '**/assets/*.js'

/** Delays requests to such addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
