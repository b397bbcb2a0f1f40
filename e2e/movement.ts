import type { Page } from '@playwright/test'
import { plainScreens } from '@tameer/contract'
import { expect, test } from './fixtures.ts'

/**
 * Waits until the page has loaded everything that it loads without an action. Parts out of sight are loaded at the
 * first move, or two seconds after the load, so "network idle" comes too early.
 */
export async function waitForRest(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  await page.waitForLoadState('load')
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  await page.mouse.move(1, 1)
  await expect.poll(() => performance.now() - last).toBeGreaterThan(3_000)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

/** Makes every page record its layout shift, as the browser measures it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) moved.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shift since the page was loaded; nobody sees less than 0.01. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)
}

/**
 * Loads each screen of the signed-in company anew, and fails where something in sight moves meanwhile; `front` is the
 * address of the client, `/` or `/ur/`.
 */
export async function expectStillScreens(page: Page, front: string): Promise<void> {
  for (const { pattern } of plainScreens().filter(({ frame }) => frame === 'dashboard'))
    await test.step(pattern, async () => {
      // Another query, so that the page is loaded again.
      await page.goto(`${front}?from=${encodeURIComponent(pattern)}#${pattern}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await waitForRest(page)
      expect.soft(await shiftOf(page), pattern).toBeLessThan(0.01)
    })
}

/** Fails when the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  // The window's own width would be wrong: a phone zooms out until a page that is too wide fits.
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
