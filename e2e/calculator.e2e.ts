import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { goToStep } from './detailed-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForRest } from './fixtures.ts'

const sections = [
  'Foundation & Structure',
  'Wood, Metal and Tile Works',
  'Electrical Works',
  'Plumbing Works',
  'Fittings & Fixtures',
  'Utilities Installation',
]
const slices = [
  'Foundation & Structure',
  'Wood, Metal and Tile Works',
  'Electrical Works',
  'Fittings & Fixtures',
  'Plumbing Works',
]

const breakdown = (page: Page) => page.getByRole('region', { name: 'Breakdown of Construction Cost' })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

async function expectFigures(page: Page, total: string, expectedSlices: string[]): Promise<void> {
  const term = page.getByRole('term').filter({ hasText: /^Total Cost$/ })
  await expect(summary(page).locator('div').filter({ has: term }).getByRole('definition')).toHaveText(total)
  await expect(breakdown(page)).toContainText(`Total ${total}`)
  const rows = breakdown(page).getByRole('listitem')
  await expect(rows).toHaveCount(expectedSlices.length)
  await expect(rows).toContainText(expectedSlices)
}

async function choose(page: Page, area: string, city: string, type: 'Grey Structure' | 'Complete') {
  await page.getByLabel('Area Size').selectOption(area)
  await page.getByLabel('City').selectOption(city)
  await page.getByRole('group', { name: 'Construction Type' }).getByRole('radio', { name: type }).click()
}

// Unit tests check the figures of all cities and sizes.
test('10 Marla in Lahore costs what was published, in every view', { tag: '@smoke' }, async ({ page }) => {
  const [grey, complete] = ['1.10 Crore', '1.40 Crore']
  await page.goto('/#/calculator')
  await choose(page, '10 Marla', 'Lahore', 'Grey Structure')
  await expect(
    page.getByRole('heading', { level: 1, name: '10 Marla House Construction Cost in Lahore' }),
  ).toBeVisible()
  const calculate = page.getByRole('button', { name: 'Calculate Cost' })
  await calculate.click()
  await expectFigures(page, grey, slices)
  await expect(page.getByRole('group', { name: 'Breakdown view' })).toHaveCount(0)

  await choose(page, '10 Marla', 'Lahore', 'Complete')
  await calculate.click()
  await expectFigures(page, complete, slices)
  const views = breakdown(page).getByRole('group', { name: 'Breakdown view' })
  const view = (name: string) => views.getByRole('radio', { name })
  await view('Finishing').click()
  await expectFigures(page, complete, slices.slice(1))
  await view('Grey Structure').click()
  await expectFigures(page, grey, slices)
  await view('Complete').click()
  await expectFigures(page, complete, slices)

  await summary(page).getByText('Figures of a premium house').click()
  for (const figure of ['1.09 Crore', '72.91 Lakh', '16.71 Lakh']) {
    await expect(summary(page).getByRole('definition').filter({ hasText: figure })).toBeVisible()
  }
  await expect(summary(page)).toContainText('Prices last updated on 12th May, 2025')
})

test('each section opens to its items, and the lines of the reference house are named so', async ({
  page,
}) => {
  await page.goto('/#/calculator?city=islamabad&area=5-marla')
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  for (const name of sections) {
    await page.locator('summary').filter({ hasText: name }).click()
    const table = page.getByRole('table', { name: `Items of ${name}` })
    await expect(table.getByRole('columnheader')).toHaveText(['Item', 'Rate', 'Quantity', 'Cost'])
    expect(await table.getByRole('row').count()).toBeGreaterThan(6)
  }
  const lines = page.getByRole('region', { name: 'What it is made of' })
  await expect(lines.getByText(/The lines of the reference house add up to/)).toHaveCount(sections.length)
  await expectNoSidewaysScroll(page)
})

test('the legend of the pie stays on its card at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/#/calculator?city=lahore&area=10-marla&type=complete')
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  const legend = await breakdown(page).getByRole('list').boundingBox()
  const card = await breakdown(page).boundingBox()
  if (!legend || !card) throw new Error('there is no pie')
  expect(legend.x + legend.width).toBeLessThan(card.x + card.width)
})

test('the button has no effect without an area or a city', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/#/calculator')
  const calculate = page.getByRole('button', { name: 'Calculate Cost' })
  await calculate.click()
  await page.getByLabel('City').selectOption('Lahore')
  await calculate.click()
  await expect(page.getByRole('heading', { name: 'What it is made of' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Construction Cost Calculator')
})

test('choices before the script runs count, and the button does not leave the page', async ({ page }) => {
  let arrive = () => {}
  const there = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await there
    await route.continue()
  })
  await page.goto('/#/calculator', { waitUntil: 'commit' })
  await choose(page, '10 Marla', 'Karachi', 'Complete')
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  await expect(page).toHaveURL(/\/#\/calculator$/)
  arrive()
  await expect(
    page.getByRole('heading', { level: 1, name: '10 Marla House Construction Cost in Karachi' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  await expectFigures(page, '1.55 Crore', slices)
})

test('answers survive a reload and Back, and no call is made', {
  tag: ['@device', '@smoke'],
}, async ({ page }) => {
  await page.goto('/#/calculator')
  await waitForRest(page)
  const calls: string[] = []
  // The browser requests its icon whenever the address changes, and parts of the screen may still be loading.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/favicon.svg' && !pathname.startsWith('/assets/')) calls.push(request.url())
  })
  await choose(page, '20 Marla', 'Karachi', 'Complete')
  await page.getByRole('button', { name: 'More Options' }).click()
  await page.getByLabel('Bedrooms').selectOption('9')
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  await breakdown(page).getByRole('radio', { name: 'Finishing' }).click()
  await expect(page).toHaveURL(/shown=karachi\.20-marla\.complete\.finishing/)
  expect(calls).toEqual([])

  const total = '2.90 Crore'
  await page.reload()
  await expectFigures(page, total, slices.slice(1))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Tameer' })).toBeVisible()
  await page.goBack()
  await expectFigures(page, total, slices.slice(1))
  await page.getByRole('button', { name: 'More Options' }).click()
  await expect(page.getByLabel('Bedrooms')).toHaveValue('9')
})

for (const scheme of ['light', 'dark'] as const) {
  const tag = scheme === 'light' ? '@smoke' : []
  test(`the quick estimate breaks no rule of access and fits the screen, ${scheme}`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?city=karachi&area=5-marla&type=complete')
    await page.getByRole('button', { name: 'More Options' }).click()
    await page.getByRole('button', { name: 'Calculate Cost' }).click()
    await page.locator('summary').filter({ hasText: 'Foundation & Structure' }).click()
    await breakdown(page).getByRole('button', { name: 'Plumbing Works' }).click()
    // axe reports targets that a sticky bar covers as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
    }
  })
}

test('a family of Karachi bills a 7 Marla house, takes it along and finds it again', {
  tag: ['@smoke', '@wide'],
}, async ({ page }) => {
  await page.goto('/#/calculator?city=karachi&type=complete')
  await page.getByRole('link', { name: 'Detailed estimate', exact: true }).click()
  await expect(page.getByLabel('City')).toHaveValue('Karachi')
  await page.getByLabel('Plot size').fill('7')
  await goToStep(page, 'bill')
  await expect(
    page.getByRole('heading', { level: 1, name: '7 Marla House Construction Cost in Karachi' }),
  ).toBeVisible()
  const bill = page.getByRole('region', { name: 'The bill', exact: true })
  await expect(bill).toContainText(/1\.\d\d\s*Crore/)
  await expect(bill).toBeInViewport()
  const running = page.getByRole('status').filter({ hasText: /^Complete .* (Lakh|Crore)/ })
  const standard = await running.textContent()
  await goToStep(page, 'Finish')
  // The bill contains names of grades too, and on a desktop it is beside the form.
  const grades = page.getByRole('group', { name: 'Grade', exact: true })
  await grades.getByText('Premium', { exact: true }).click()
  await expect(running).not.toHaveText(standard ?? '')

  await goToStep(page, 'House')
  await page.getByLabel('Bedrooms').fill('2.5')
  const wrong = 'The number of bedrooms must be a whole number, from 1 to 10.'
  await expect(page.getByRole('group', { name: 'The house' }).getByText(wrong)).toBeVisible()
  await goToStep(page, 'bill')
  const stale = page.getByRole('status').filter({ hasText: 'This is the last good bill' })
  await expect(stale).toBeVisible()
  await goToStep(page, 'House')
  await page.getByLabel('Bedrooms').fill('3')
  await goToStep(page, 'bill')
  await expect(stale).toBeHidden()
  await expect(page).toHaveURL(/bedrooms=3.*grade=Premium/)
  const [total = 'no total'] = /^Complete \S+ Crore/.exec((await running.textContent()) ?? '') ?? []
  await page.reload()
  await expect(running).toContainText(total)

  const takeAway = page.getByRole('region', { name: 'Share, print and save' })
  await takeAway.getByRole('button', { name: 'More' }).click()
  const downloading = page.waitForEvent('download')
  await takeAway.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('7-marla-house-construction-cost-in-karachi.csv')
  const rows = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.find((row) => row.startsWith('Total,'))).toMatch(/^Total,,,,,,\d{7,8},/)
})

test('the printed bill holds every line and none of the controls', async ({ page }) => {
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=10&constructionType=Complete')
  await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.getByRole('article', { name: 'The bill on paper' })
  await expect(paper.getByText('Bricks for walls and foundations')).toBeVisible()
  await expect(page.getByLabel('Plot size')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

for (const scheme of ['light', 'dark'] as const) {
  const tag = scheme === 'light' ? '@smoke' : []
  test(`the detailed estimate breaks no rule of access and fits the screen, ${scheme}`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?mode=detailed')
    await expect(page.getByLabel('Plot size')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/#/calculator?mode=detailed&city=Karachi&plotSize=7&grade=Economy')
    await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
    await goToStep(page, 'House')
    await page.getByLabel('Storeys').fill('9')
    await goToStep(page, 'bill')
    const section = page.locator('summary').filter({ hasText: 'Excavation and Steel' })
    await section.click()
    // A list on a narrow screen, a table on a wide one.
    const table = page.getByLabel(/Lines of Excavation/)
    const lines = table.getByRole('listitem').or(table.getByRole('row'))
    const line = lines.filter({ hasText: 'Excavation for foundations' })
    await line.getByRole('button').click()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await goToStep(page, 'House')
    await page.getByLabel('Storeys').fill('2')
    await goToStep(page, 'bill')
    await expect(section).toBeVisible()
    if (!(await table.isVisible())) await section.click()
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
      // A list becomes a table, and a table a list, once the page has the new width.
      await expect(async () => {
        const box = await table.boundingBox()
        const right = (box?.x ?? 0) + (box?.width ?? width)
        expect(right).toBeLessThanOrEqual(width)
        // The cost is visible without scrolling.
        const isTable = (await table.getByRole('table').count()) > 0
        const place = isTable ? table.getByRole('columnheader', { name: 'Cost' }) : line.getByText(/^[\d,]+$/)
        const cost = await place.boundingBox()
        expect((cost?.x ?? width) + (cost?.width ?? 0)).toBeLessThanOrEqual(right)
      }).toPass()
    }
  })
}
