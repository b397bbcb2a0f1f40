import type { Page } from '@playwright/test'

/** Holds back the responses from addresses that match; returns the function that lets them go. */
export async function holdResponses(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}
