import type { Page } from '@playwright/test'
import type { Portfolio } from '@tameer/contract'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Stands in for a directory of so many companies, each made of one the server really has. */
async function fillDirectory(page: Page, count: number): Promise<{ asked: () => number }> {
  const answer = await page.request.get('/api/portfolios?distinct=company&limit=24')
  const { data } = (await answer.json()) as { data: Portfolio[] }
  const made = Array.from({ length: count }, (_, at): Portfolio => {
    const model = data[at % data.length] as Portfolio
    const id = `0190f000-0000-7000-8000-${String(at + 1).padStart(12, '0')}`
    const company = { ...model.company, id, name: `Company ${at + 1}`, position: at }
    return { ...model, id, companyId: id, company }
  })
  let asked = 0
  await page.route('**/api/portfolios?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const start = Number(query.get('cursor') ?? 0)
    const end = start + 24
    const fits = made.filter(({ companyId }) => [null, companyId].includes(query.get('company')))
    if (!query.has('company')) asked += 1
    return route.fulfill({
      json: {
        data: fits.slice(start, end),
        nextCursor: end < fits.length ? String(end) : null,
        total: fits.length,
      },
    })
  })
  return { asked: () => asked }
}

const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Company ${number}`, exact: true })

async function scrollDownTo(page: Page, number: number): Promise<void> {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(card(page, number)).toBeAttached({ timeout: 100 })
  }).toPass({ intervals: [50], timeout: 30_000 })
  await card(page, number).scrollIntoViewIfNeeded()
}

test('a long list stays light, and back returns to the same card', async ({ page }) => {
  const directory = await fillDirectory(page, 300)
  await page.goto('/#/contractors')
  await expect(card(page, 1)).toBeVisible()
  await scrollDownTo(page, 130)
  expect(await cards(page).count()).toBeLessThanOrEqual(72)
  await expect(card(page, 1)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const top = async () => Math.round((await card(page, 130).boundingBox())?.y ?? Number.NaN)
  const open = card(page, 130).getByRole('button', { name: 'View Profile' })
  await open.scrollIntoViewIfNeeded()
  const before = await top()
  const asked = directory.asked()
  await open.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company 130' })).toBeVisible()
  await page.goBack()
  await expect(open).toBeFocused()
  await expect.poll(top).toBe(before)
  expect(directory.asked()).toBe(asked)

  await open.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Company 130' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Company 130' })).toBeVisible()
  await page.goBack()
  await expect(open).toBeFocused()
  await expect.poll(top).toBe(before)
  expect(directory.asked()).toBeLessThanOrEqual(asked + 4)

  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: height, height: width })
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(1_000)
  await page.setViewportSize({ width, height })
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10)

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(card(page, 1)).toBeVisible()
})

test('back leads to the place in a list whose address was typed into the running page', async ({ page }) => {
  await fillDirectory(page, 100)
  await page.goto('/#/contractors')
  await scrollDownTo(page, 30)
  await page.evaluate(() => {
    window.location.hash = '#/contractors?service=5'
  })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await scrollDownTo(page, 60)
  const top = async () => Math.round((await card(page, 60).boundingBox())?.y ?? Number.NaN)
  const open = card(page, 60).getByRole('button', { name: 'View Profile' })
  await open.scrollIntoViewIfNeeded()
  const before = await top()
  await open.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company 60' })).toBeVisible()
  await page.goBack()
  await expect(open).toBeFocused()
  await expect.poll(top).toBe(before)
})

test('the card with the focus stays, however far the list is scrolled', async ({ page }) => {
  await fillDirectory(page, 200)
  await page.goto('/#/contractors')
  const name = card(page, 2).getByRole('heading').getByRole('link')
  await name.focus()
  await scrollDownTo(page, 100)
  await expect(card(page, 30)).toHaveCount(0)
  await expect(name).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(card(page, 1).getByRole('button', { name: 'View Profile' })).toBeFocused()
  await expect(card(page, 1)).toBeInViewport()
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
