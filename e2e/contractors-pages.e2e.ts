import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.use({ provoked: /status of 400|net::ERR_INTERNET_DISCONNECTED/ })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const next = (page: Page) => page.getByRole('link', { name: 'More companies' })
const first = (page: Page) => page.getByRole('link', { name: 'First page' }).last()
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Available Contractors' })
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The name on the first card, once the list stands. */
async function firstName(page: Page): Promise<string> {
  await expect(page.getByRole('main').locator('ul[aria-busy="false"]')).toBeVisible()
  return (await cards(page).first().getByRole('heading').textContent()) ?? ''
}

/** Opens the directory's second page by its link. Returns what the first page showed. */
async function turnThePage(page: Page, address = '/#/contractors'): Promise<string> {
  await page.goto(address)
  const name = await firstName(page)
  await expect(cards(page)).toHaveCount(24)
  await next(page).click()
  await page.waitForURL(/[?&]after=[\w-]+$/)
  await expect(cards(page).filter({ hasText: name })).toHaveCount(0)
  await firstName(page)
  return name
}

test('the next page is a link: its address, reload, back and a shared link show the same', async ({
  page,
  context,
}) => {
  const name = await turnThePage(page)
  await expect(heading(page)).toBeFocused()
  expect(await place(page)).toBe(0)
  await expect(count(page)).toHaveText(/^\d+ companies$/)
  const second = await firstName(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.reload()
  expect(await firstName(page)).toBe(second)
  await expect(count(page)).toHaveText(/^\d+ companies$/)
  const shared = await context.newPage()
  await shared.goto(page.url())
  expect(await firstName(shared)).toBe(second)
  await shared.close()

  await page.goBack()
  await expect.poll(() => firstName(page)).toBe(name)
  await expect(next(page)).toBeInViewport()
  await page.goForward()
  await expect.poll(() => firstName(page)).toBe(second)
  await first(page).press('Enter')
  await expect(page).toHaveURL(/#\/contractors$/)
  await expect.poll(() => firstName(page)).toBe(name)
  await expect(heading(page)).toBeFocused()
})

test('back from a company leads to the same place on the same page', async ({ page }) => {
  await turnThePage(page)
  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/portfolios\?.*distinct/.test(request.url())) asked += 1
  })
  await cards(page)
    .last()
    .getByRole('button', { name: 'View Profile' })
    .click({ position: { x: 20, y: 10 } })
  await expect(page.getByRole('heading', { level: 2, name: 'Projects' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await expect(cards(page).last().getByRole('button', { name: 'View Profile' })).toBeInViewport()
  expect(await place(page)).toBeGreaterThan(0)
  expect(asked).toBe(0)
})

test('a filter and a search start at the first page again', async ({ page, isMobile }) => {
  await turnThePage(page)
  await page.getByLabel('Search Contractors').fill('a')
  await page.waitForURL(/contractors\?q=a$/)
  await expect(count(page)).toHaveText(/companies$/)
  await page.goBack()
  await expect(page).toHaveURL(/contractors$/)
  await next(page).click()
  await page.waitForURL(/after=/)
  await firstName(page)
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Price' }).selectOption('120-250')
  await page.waitForURL(/contractors\?price=120-250$/)
  if (isMobile) await page.getByRole('button', { name: /^Show / }).click()
  await expect(first(page)).toHaveCount(0)
})

test('a damaged or outdated place says so and leads to the first page', async ({ page }) => {
  const beyond = Buffer.from(
    `2147483647~${['', ''].map(() => 'ffffffff-ffff-ffff-ffff-ffffffffffff').join('~')}`,
  )
  for (const after of ['damaged', 'a'.repeat(300), beyond.toString('base64url')]) {
    await page.goto(`/?of=${after.length}#/contractors?service=4&after=${after}`)
    await expect(page.getByText('This page of the list is no longer there.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await first(page).click()
    await expect(page).toHaveURL(/contractors\?service=4$/)
    await expect(cards(page).first()).toBeVisible()
  }
})

test('on a slow network the page says that it loads, and back finds its place', async ({ page }) => {
  await page.goto('/#/contractors')
  await firstName(page)
  await page.route('**/api/portfolios?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await next(page).click()
  await expect(count(page)).toHaveText('Loading contractors…')
  await expect(cards(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(count(page)).toHaveText(/companies$/)
  await page.goBack()
  await expect(count(page)).toHaveText('Loading contractors…')
  await expect(next(page)).toBeInViewport()
})

test('offline the next page says so, and comes with another try', async ({ page, context }) => {
  await page.goto('/#/contractors')
  await firstName(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await firstName(page)
  await expect(first(page)).toBeVisible()
})

test('a phone on a slow network fetches only the pictures near its screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows most of a page at once')
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(request.url()))
  // On such a network a browser fetches lazy pictures furthest ahead.
  const client = await page.context().newCDPSession(page)
  const latency = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await client.send('Network.emulateNetworkConditions', { offline: false, ...latency })
  await page.goto('/#/contractors')
  await expect(cards(page)).toHaveCount(24)
  /** How many screens below the first one the cards lie whose pictures were asked for. */
  const askedFor = async () => {
    const places = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const image = card.querySelector<HTMLImageElement>('img[srcset*="-800."]')
        const sources = image?.srcset
          .split(', ')
          .map((one) => new URL(one.split(' ')[0] ?? '', location.href).href)
        return sources ? { sources, screens: card.getBoundingClientRect().top / window.innerHeight } : []
      }),
    )
    return places.filter(({ sources }) => sources.some((one) => asked.has(one))).map(({ screens }) => screens)
  }
  // With the first move those are fetched that come next.
  await page.mouse.wheel(0, 10)
  await expect.poll(async () => (await askedFor()).length).toBeGreaterThan(2)
  await page.waitForLoadState('networkidle')
  expect(Math.max(...(await askedFor()))).toBeLessThan(3)
})
