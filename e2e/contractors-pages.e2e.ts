import type { Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll, waitForRest } from './movement.ts'
import { anyFigure, anyText, patternOf } from './patterns.ts'

test.use({ provoked: /status of 400|net::ERR_INTERNET_DISCONNECTED/ })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const companies = (page: Page) => wordsOf(page).contractors.count(2, '[\\d,]+')
/** Line above the list with its number of companies. */
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`${companies(page)}$|: [\\d,]+$|…$`) })
const pages = (page: Page) => page.getByRole('navigation', { name: sayOn(page)('Pages') })
const next = (page: Page) => pages(page).getByRole('link', { name: sayOn(page)('More companies') })
const first = (page: Page) => pages(page).getByRole('link', { name: sayOn(page)('First page') })
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: sayOn(page)('Available Contractors') })
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
  await expect(count(page)).toHaveText(new RegExp(`^${companies(page)}$`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expectList(page, onSecond, onFirst)
  await expect(count(page)).toHaveText(new RegExp(`^${companies(page)}$`))
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

test('back from a company leads to the same place on the same page', async ({ page, say }) => {
  await turnThePage(page)
  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/portfolios\?.*distinct/.test(request.url())) asked += 1
  })
  const profile = card(page, farDown).getByRole('button', { name: say('View Profile', 'companies') })
  await profile.click({ position: { x: 20, y: 10 } })
  await expect(page.getByRole('heading', { level: 2, name: say('Projects', 'companyProfile') })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await expect(profile).toBeInViewport()
  expect(await place(page)).toBeGreaterThan(0)
  expect(asked).toBe(0)
})

test('a filter and a search start at the first page again', async ({ page, isMobile, say, words }) => {
  await turnThePage(page)
  await page.getByLabel(say('Search Contractors')).fill('a')
  await page.waitForURL(/contractors\?q=a$/)
  await expect(count(page)).toHaveText(new RegExp(`${companies(page)}$`))
  await page.goBack()
  await expect(page).toHaveURL(/contractors$/)
  await next(page).click()
  await page.waitForURL(/after=/)
  await expectList(page, onSecond, onFirst)
  if (isMobile) await page.getByRole('button', { name: say('Filters') }).click()
  await page.getByRole('combobox', { name: say('Price') }).selectOption('120-250')
  await page.waitForURL(/contractors\?price=120-250$/)
  const shown = new RegExp(`^${patternOf(words.contractors.showFound(anyText))}$`)
  if (isMobile) await page.getByRole('button', { name: shown }).click()
  await expect(first(page)).toHaveCount(0)
})

test('a malformed or outdated cursor says so and links to the first page', async ({ page, say }) => {
  const beyond = Buffer.from(
    `2147483647~${['', ''].map(() => 'ffffffff-ffff-ffff-ffff-ffffffffffff').join('~')}`,
  )
  for (const after of ['damaged', 'a'.repeat(300), beyond.toString('base64url')]) {
    await page.goto(`/?of=${after.length}#/contractors?service=4&after=${after}`)
    const main = page.getByRole('main')
    const notice = main
      .getByRole('status')
      .filter({ hasText: say('This page of the list is no longer there.') })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: say('First page') }).click()
    await expect(page).toHaveURL(/contractors\?service=4$/)
    await expect(card(page, 'Jaali and Court Architects (Demo)')).toBeVisible()
  }
})

test('on a slow network the page says that it loads, and back finds its place', async ({ page, say }) => {
  await page.goto('/#/contractors')
  await expectList(page, onFirst, onSecond)
  await page.route('**/api/portfolios?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await next(page).click()
  await expect(count(page)).toHaveText(say('Loading contractors…'))
  await expect(cards(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(count(page)).toHaveText(new RegExp(`${companies(page)}$`))
  await page.goBack()
  await expect(count(page)).toHaveText(say('Loading contractors…'))
  await expect(next(page)).toBeInViewport()
})

test('offline the next page says so, and loads when tried again', async ({ page, context, say, words }) => {
  await page.goto('/#/contractors')
  await expectList(page, onFirst, onSecond)
  await waitForRest(page)
  await context.setOffline(true)
  await next(page).click()
  const offline = [words.net.offline, words.contractors.fitOfKept(anyFigure)].map(patternOf)
  await expect(page.getByRole('alert')).toHaveText(new RegExp(offline.join('|')))
  await context.setOffline(false)
  await page.getByRole('button', { name: say('Try again') }).click()
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
