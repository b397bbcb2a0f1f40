import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForRest } from './fixtures.ts'

test.use({ provoked: /status of 400|net::ERR_INTERNET_DISCONNECTED/ })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** Line above the list with its number of companies. */
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /companies$|: [\d,]+$|…$/ })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const next = (page: Page) => pages(page).getByRole('link', { name: 'More companies' })
const first = (page: Page) => pages(page).getByRole('link', { name: 'First page' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Available Contractors' })
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Companies of the demo: the first in the directory's order, one on the second page, one near the end of that page. */
const onFirst = 'Ravi Brickworks (Demo)'
const onSecond = 'Barrage Builders (Demo)'
const farDown = 'First Slab Contractors (Demo)'
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name })

/** Waits until the list has loaded, with this company and without the other. */
async function expectList(page: Page, shown: string, gone: string): Promise<void> {
  await expect(page.getByRole('main').locator('ul[aria-busy="false"]')).toBeVisible()
  await expect(card(page, shown)).toBeVisible()
  await expect(card(page, gone)).toHaveCount(0)
}

/** Opens the directory's second page by its link. */
async function turnThePage(page: Page): Promise<void> {
  await page.goto('/#/contractors')
  await expectList(page, onFirst, onSecond)
  await expect(cards(page)).toHaveCount(24)
  await next(page).click()
  await page.waitForURL(/[?&]after=[\w-]+$/)
  await expectList(page, onSecond, onFirst)
}

test('the next page is a link: its address, reload, back and a shared link show the same', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await turnThePage(page)
  await expect(heading(page)).toBeFocused()
  expect(await place(page)).toBe(0)
  await expect(count(page)).toHaveText(/^\d+ companies$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expectList(page, onSecond, onFirst)
  await expect(count(page)).toHaveText(/^\d+ companies$/)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expectList(shared, onSecond, onFirst)
  await shared.close()

  await page.goBack()
  await expectList(page, onFirst, onSecond)
  await expect(next(page)).toBeInViewport()
  await page.goForward()
  await expectList(page, onSecond, onFirst)
  await first(page).press('Enter')
  await expect(page).toHaveURL(/#\/contractors$/)
  await expectList(page, onFirst, onSecond)
  await expect(heading(page)).toBeFocused()
})

test('back from a company leads to the same place on the same page', async ({ page }) => {
  await turnThePage(page)
  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/portfolios\?.*distinct/.test(request.url())) asked += 1
  })
  const profile = card(page, farDown).getByRole('button', { name: 'View Profile' })
  await profile.click({ position: { x: 20, y: 10 } })
  await expect(page.getByRole('heading', { level: 2, name: 'Projects' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await expect(profile).toBeInViewport()
  expect(await place(page)).toBeGreaterThan(0)
  expect(asked).toBe(0)
})

test('a filter and a search start at the first page again', { tag: '@smoke' }, async ({ page, isMobile }) => {
  await turnThePage(page)
  await page.getByLabel('Search Contractors').fill('a')
  await page.waitForURL(/contractors\?q=a$/)
  await expect(count(page)).toHaveText(/companies$/)
  await page.goBack()
  await expect(page).toHaveURL(/contractors$/)
  await next(page).click()
  await page.waitForURL(/after=/)
  await expectList(page, onSecond, onFirst)
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Price' }).selectOption('120-250')
  await page.waitForURL(/contractors\?price=120-250$/)
  if (isMobile) await page.getByRole('button', { name: /^Show / }).click()
  await expect(first(page)).toHaveCount(0)
})

test('a malformed or outdated cursor says so and links to the first page', async ({ page }) => {
  const beyond = Buffer.from(
    `2147483647~${['', ''].map(() => 'ffffffff-ffff-ffff-ffff-ffffffffffff').join('~')}`,
  )
  for (const after of ['damaged', 'a'.repeat(300), beyond.toString('base64url')]) {
    await page.goto(`/?of=${after.length}#/contractors?service=4&after=${after}`)
    const main = page.getByRole('main')
    const notice = main.getByRole('status').filter({ hasText: 'This page of the list is no longer there.' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: 'First page' }).click()
    await expect(page).toHaveURL(/contractors\?service=4$/)
    await expect(card(page, 'Jaali and Court Architects (Demo)')).toBeVisible()
  }
})

test('on a slow network the page says that it loads, and back finds its place', async ({ page }) => {
  await page.goto('/#/contractors')
  await expectList(page, onFirst, onSecond)
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

test('offline the next page says so, and loads when tried again', async ({ page, context }) => {
  await page.goto('/#/contractors')
  await expectList(page, onFirst, onSecond)
  await waitForRest(page)
  await context.setOffline(true)
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectList(page, onSecond, onFirst)
  await expect(first(page)).toBeVisible()
})

test('a phone on a slow network fetches only the pictures near its screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows most of a page at once')
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(request.url()))
  // On such a network a browser loads lazy pictures furthest ahead.
  const client = await page.context().newCDPSession(page)
  const latency = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await client.send('Network.emulateNetworkConditions', { offline: false, ...latency })
  await page.goto('/#/contractors')
  await expect(cards(page)).toHaveCount(24)
  /** Returns how many screens below the first one the cards are whose pictures were requested. */
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
  // The next pictures are loaded at the first scroll.
  await page.mouse.wheel(0, 10)
  await expect.poll(async () => (await askedFor()).length).toBeGreaterThan(2)
  await waitForRest(page)
  expect(Math.max(...(await askedFor()))).toBeLessThan(3)
})
