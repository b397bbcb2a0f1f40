import type { Page } from '@playwright/test'
import { readFromRight } from '../scripts/client/right-to-left.ts'
import { listScreens } from '../scripts/screens/screens.ts'
import { expect, keepSession, test, waitForScreen } from './fixtures.ts'

test.beforeEach(({ context }) => readFromRight(context))

/** Finds texts that begin or end outside the page, to which nobody can scroll. */
function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const lost = root.scrollWidth > root.clientWidth ? ['wider than the screen'] : []
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, a, button, input, select, dd, dt, label',
    )) {
      const { left, right, width } = element.getBoundingClientRect()
      const scrolls = element.closest('[role="region"][tabindex], .sr-only, [class*="overflow"], .scroll')
      if (width <= 1 || scrolls || !element.checkVisibility()) continue
      if (left < -1 || right > root.clientWidth + 1) lost.push(element.outerHTML.slice(0, 120))
    }
    return lost
  })
}

const opened = [
  ...['home', 'calculator', 'calculator-bill', 'contractors', 'profile', 'portfolio', 'shortlist', 'request'],
  ...[
    'signup',
    'settings',
    'overview',
    'add-portfolio',
    'quote-request',
    'page-company',
    'page-portfolio',
    'page-cost',
  ],
]

test('on pages from right to left nothing is lost at an edge', async ({ page, baseURL }) => {
  const screens = (await listScreens(baseURL ?? '')).filter(({ name }) => opened.includes(name))
  expect(screens.length).toBe(opened.length)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = screens.find((screen) => screen.session)?.session
  await keepSession(page, session)
  const faults: string[] = []
  for (const { name, address, prepare } of screens) {
    await page.goto('about:blank')
    await page.goto(address)
    await waitForScreen(page)
    expect(await page.evaluate(() => document.dir), name).toBe('rtl')
    await prepare?.(page)
    faults.push(...(await findLost(page)).map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('on pages from right to left the next item is at the left', async ({ page, baseURL, isMobile }) => {
  const portfolio = (await listScreens(baseURL ?? '')).find(({ name }) => name === 'portfolio')
  await page.goto(portfolio?.address ?? '')
  const carousel = page.getByRole('region', { name: /^Pictures of/ })
  const previous = carousel.getByRole('button', { name: 'Previous', exact: true })
  const next = carousel.getByRole('button', { name: 'Next', exact: true })
  const placeOf = async (button: typeof next) => (await button.boundingBox())?.x ?? Number.NaN
  expect(await placeOf(next)).toBeLessThan(await placeOf(previous))
  expect(await next.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1')

  await carousel.getByLabel('View full size').click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('status')).toHaveText(/^1 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText(/^2 of/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText(/^1 of/)
  await page.keyboard.press('Escape')

  if (!isMobile) return
  await page.getByRole('button', { name: 'Open menu' }).click()
  const edgeOf = async () => {
    const drawer = await page.getByRole('dialog').boundingBox()
    return Math.round((drawer?.x ?? 0) + (drawer?.width ?? 0))
  }
  // It slides in from that edge.
  await expect.poll(edgeOf).toBe(page.viewportSize()?.width)
})
