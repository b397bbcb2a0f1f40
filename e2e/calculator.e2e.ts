import type { Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll, waitForRest } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

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

const breakdown = (page: Page) =>
  page.getByRole('region', { name: sayOn(page)('Breakdown of Construction Cost') })
const summary = (page: Page) => page.getByRole('region', { name: sayOn(page)('Summary') })

/** Checks the total, written as it was published, and the slices of the pie. */
async function expectFigures(page: Page, published: string, expectedSlices: string[]): Promise<void> {
  const say = sayOn(page)
  const total = wordsOf(page).quickEstimate.asPublished(published)
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${say('Total Cost')}$`) })
  await expect(summary(page).locator('div').filter({ has: term }).getByRole('definition')).toHaveText(total)
  await expect(breakdown(page)).toContainText(`${say('Total')} ${total}`)
  const rows = breakdown(page).getByRole('listitem')
  await expect(rows).toHaveCount(expectedSlices.length)
  await expect(rows).toContainText(expectedSlices.map((name) => say(name)))
}

async function choose(page: Page, area: string, city: string, type: 'Grey Structure' | 'Complete') {
  const say = sayOn(page)
  await page.getByLabel(say('Area Size')).selectOption(area)
  await page.getByLabel(say('City')).selectOption(city)
  const types = page.getByRole('group', { name: say('Construction Type') })
  await types.getByRole('radio', { name: say(type) }).click()
}

// Unit tests check the figures of all cities and sizes.
test('10 Marla in Lahore costs what was published, in every view', { tag: '@smoke' }, async ({
  page,
  say,
  words,
}) => {
  const { asPublished, lastUpdated, titleOf } = words.quickEstimate
  const [grey, complete] = ['1.10 Crore', '1.40 Crore']
  await page.goto('/#/calculator')
  await choose(page, '10 Marla', 'Lahore', 'Grey Structure')
  await expect(
    page.getByRole('heading', { level: 1, name: titleOf(say('10 Marla'), say('Lahore')) }),
  ).toBeVisible()
  const calculate = page.getByRole('button', { name: say('Calculate Cost') })
  await calculate.click()
  await expectFigures(page, grey, slices)
  await expect(page.getByRole('group', { name: say('Breakdown view') })).toHaveCount(0)

  await choose(page, '10 Marla', 'Lahore', 'Complete')
  await calculate.click()
  await expectFigures(page, complete, slices)
  const views = breakdown(page).getByRole('group', { name: say('Breakdown view') })
  const view = (name: string) => views.getByRole('radio', { name: say(name) })
  await view('Finishing').click()
  await expectFigures(page, complete, slices.slice(1))
  await view('Grey Structure').click()
  await expectFigures(page, grey, slices)
  await view('Complete').click()
  await expectFigures(page, complete, slices)

  await summary(page).getByText(say('Figures of a premium house')).click()
  for (const figure of ['1.09 Crore', '72.91 Lakh', '16.71 Lakh']) {
    await expect(
      summary(page)
        .getByRole('definition')
        .filter({ hasText: asPublished(figure) }),
    ).toBeVisible()
  }
  await expect(summary(page)).toContainText(lastUpdated(words.amounts.displayDate('2025-05-12')))
})

test('each section opens to its items, and the lines of the reference house are named so', async ({
  page,
  say,
  words,
}) => {
  const { itemsOf, linesDiffer } = words.quickEstimate
  await page.goto('/#/calculator?city=islamabad&area=5-marla')
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  for (const name of sections) {
    await page
      .locator('summary')
      .filter({ hasText: say(name) })
      .click()
    const table = page.getByRole('table', { name: itemsOf(say(name)) })
    await expect(table.getByRole('columnheader')).toHaveText(
      ['Item', 'Rate', 'Quantity', 'Cost'].map((name) => say(name)),
    )
    expect(await table.getByRole('row').count()).toBeGreaterThan(6)
  }
  const lines = page.getByRole('region', { name: say('What it is made of') })
  const differ = new RegExp(patternOf(linesDiffer(anyText, anyText, undefined)))
  await expect(lines.getByText(differ)).toHaveCount(sections.length)
  await expectNoSidewaysScroll(page)
})

test('the legend of the pie stays on its card at 320 pixels', async ({ page, say }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/#/calculator?city=lahore&area=10-marla&type=complete')
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  const legend = await boxOf(breakdown(page).getByRole('list'))
  const card = await boxOf(breakdown(page))
  expect(legend.start).toBeGreaterThan(card.start)
  expect(legend.end).toBeLessThan(card.end)
})

test('the button has no effect without an area or a city', async ({ page, say }) => {
  await page.goto('/#/calculator')
  const calculate = page.getByRole('button', { name: say('Calculate Cost') })
  await calculate.click()
  await page.getByLabel(say('City')).selectOption('Lahore')
  await calculate.click()
  await expect(page.getByRole('heading', { name: say('What it is made of') })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('House Construction Cost Calculator'))
})

test('choices before the script runs count, and the button does not leave the page', async ({
  page,
  say,
  words,
}) => {
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
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  await expect(page).toHaveURL(/\/#\/calculator$/)
  arrive()
  const title = words.quickEstimate.titleOf(say('10 Marla'), say('Karachi'))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  await expectFigures(page, '1.55 Crore', slices)
})

test('answers survive a reload and Back, and no call is made', {
  tag: ['@device', '@smoke'],
}, async ({ page, say }) => {
  await page.goto('/#/calculator')
  await waitForRest(page)
  const calls: string[] = []
  // The browser requests its icon whenever the address changes, and parts of the screen may still be loading.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/favicon.svg' && !pathname.startsWith('/assets/')) calls.push(request.url())
  })
  await choose(page, '20 Marla', 'Karachi', 'Complete')
  await page.getByRole('button', { name: say('More Options') }).click()
  await page.getByLabel(say('Bedrooms')).selectOption('9')
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  await breakdown(page)
    .getByRole('radio', { name: say('Finishing') })
    .click()
  await expect(page).toHaveURL(/shown=karachi\.20-marla\.complete\.finishing/)
  expect(calls).toEqual([])

  const total = '2.90 Crore'
  await page.reload()
  await expectFigures(page, total, slices.slice(1))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('About', 'shell') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('About Tameer') })).toBeVisible()
  await page.goBack()
  await expectFigures(page, total, slices.slice(1))
  await page.getByRole('button', { name: say('More Options') }).click()
  await expect(page.getByLabel(say('Bedrooms'))).toHaveValue('9')
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the quick estimate breaks no rule of access and fits the screen, ${scheme}`, async ({
    page,
    say,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?city=karachi&area=5-marla&type=complete')
    await page.getByRole('button', { name: say('More Options') }).click()
    await page.getByRole('button', { name: say('Calculate Cost') }).click()
    await page
      .locator('summary')
      .filter({ hasText: say('Foundation & Structure') })
      .click()
    await breakdown(page)
      .getByRole('button', { name: say('Plumbing Works') })
      .click()
    // axe reports targets that a sticky bar covers as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
    }
  })
}
