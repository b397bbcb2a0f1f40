import type { Page } from '@playwright/test'
import { goToStep, writeAmountsIn } from './detailed-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** Houses with two cities, two grades, two sizes. */
const houses = [
  { name: '7 Marla in Karachi', query: 'city=Karachi&plotSize=7&grade=Economy' },
  { name: '7 Marla in Lahore', query: 'city=Lahore&plotSize=7&grade=Standard' },
  { name: '10 Marla in Karachi', query: 'city=Karachi&plotSize=10&grade=Premium' },
] as const

const rupees = (text: string | null | undefined) =>
  Number(/PKR ([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
const table = (page: Page) => page.getByRole('table', { name: 'Saved estimates side by side' })
const columns = (page: Page) => table(page).getByRole('columnheader')
const inOrder = (houses: readonly { name: string }[]) => houses.map(({ name }) => new RegExp(name))
const takeAway = (page: Page) => page.getByRole('region', { name: 'Share, print and save' })
const status = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words })

/** Opens a bill in full rupees and reads its sections. */
async function openBill(page: Page, query: string): Promise<Map<string, number>> {
  await page.goto(`/#/calculator?mode=detailed&${query}&constructionType=Complete&step=bill`)
  await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
  await writeAmountsIn(page, 'Full rupees')
  const sections = new Map<string, number>()
  for (const section of await page.locator('details > summary:has(h3)').all()) {
    sections.set(
      (await section.locator('h3').textContent()) ?? '',
      rupees(await section.getByText(/^PKR [\d,]+$/).textContent()),
    )
  }
  expect(sections.size).toBe(10)
  return sections
}

async function openComparison(page: Page, count: number): Promise<void> {
  const kinds = page.getByRole('navigation', { name: 'Kind of estimate' })
  await kinds.getByRole('link', { name: `Compare (${count})` }).click()
}

async function keep(page: Page, query: string): Promise<Map<string, number>> {
  const sections = await openBill(page, query)
  await page.getByRole('button', { name: 'Save and compare' }).click()
  await expect(page.getByRole('button', { name: 'Saved to compare' })).toBeVisible()
  return sections
}

/** Text of a cell that compares a cost with the first. Calculated here from the bills, without the product's code. */
function said(costPkr: number, firstPkr: number): RegExp {
  const difference = costPkr - firstPkr
  if (difference === 0) return /the same$/
  const percent = Math.abs((difference / firstPkr) * 100).toFixed(1)
  const way = difference > 0 ? 'more' : 'less'
  return new RegExp(`PKR ${grouped(Math.abs(difference))} \\(${percent}\u00a0%\\) ${way}$`)
}

/** Groups digits: 1234567 becomes 12,34,567. */
function grouped(whole: number): string {
  const digits = String(whole)
  return (
    digits.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',') +
    (digits.length > 3 ? ',' : '') +
    digits.slice(-3)
  )
}

test('three kept estimates stand side by side with their differences, section by section', {
  tag: '@smoke',
}, async ({ page }) => {
  const bills: Map<string, number>[] = []
  // A phone shows only two of them at a time.
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const { query } of houses) bills.push(await keep(page, query))
  await openBill(page, 'city=Islamabad&plotSize=7')
  await page.getByRole('button', { name: 'Save and compare' }).click()
  await expect(takeAway(page).getByText(/3 are saved already/)).toBeVisible()

  await openComparison(page, 3)
  await expect(page).toHaveURL(/mode=compare/)
  await expect(columns(page)).toHaveText(inOrder(houses))
  const totals = bills.map((bill) => [...bill.values()].reduce((sum, cost) => sum + cost, 0))
  const rows: [string, number[]][] = [...(bills[0]?.keys() ?? [])].map((title) => [
    title,
    bills.map((bill) => bill.get(title) ?? Number.NaN),
  ])
  for (const [title, costs] of [['Total', totals] as [string, number[]], ...rows]) {
    const row = table(page).getByRole('row', { name: new RegExp(`^${title}`) })
    const texts = await row.getByRole('cell').allTextContents()
    for (const [place, cost] of costs.entries()) {
      const text = texts[place]
      expect(rupees(text), `${title}, ${place + 1}`).toBe(cost)
      if (place > 0) expect(text).toMatch(said(cost, costs[0] ?? Number.NaN))
    }
  }
  await expect(
    table(page)
      .getByRole('row', { name: /^Grade/ })
      .getByRole('cell'),
  ).toHaveText(['Economy', 'Standard', 'Premium'])
})

test('a saved estimate survives a reload, opens again, and can be removed here and in another tab', {
  tag: '@device',
}, async ({ page, context }) => {
  for (const { query } of houses.slice(0, 2)) await keep(page, query)
  await openComparison(page, 2)
  await page.reload()
  await expect(columns(page)).toHaveText(inOrder(houses.slice(0, 2)))

  const other = await context.newPage()
  await other.goto('/#/calculator?mode=compare')
  await other.getByRole('button', { name: /^Remove 1: 7 Marla in Karachi/ }).click()
  await expect(status(other, '1 of 3 saved')).toBeVisible()
  await expect(status(page, '1 of 3 saved')).toBeVisible()
  await expect(columns(page)).toHaveText(inOrder(houses.slice(1, 2)))

  await page.getByRole('link', { name: /^Open 1: 7 Marla in Lahore/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '7 Marla House Construction Cost in Lahore' }),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^Remove 1/ }).click()
  await expect(status(page, /Nothing is saved yet/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
})

test('foreign data in the storage, and older prices, are explained', { tag: '@device' }, async ({ page }) => {
  const put = (value: string) => page.evaluate((text) => localStorage.setItem('keptEstimates', text), value)
  await page.goto('/#/calculator?mode=compare')
  for (const nonsense of ['{', '5', '[null,3,"city=Atlantis"]', JSON.stringify(['x'.repeat(5_000)])]) {
    await put(nonsense)
    await page.reload()
    await expect(status(page, /Nothing is saved yet/)).toBeVisible()
  }
  await put(JSON.stringify(['city=Karachi&plotSize=7&prices=2024-01-01&total=9000000']))
  await page.reload()
  await expect(columns(page)).toHaveText([
    /Saved with the price book of 1st January, 2024, then 90\.00 Lakh; with the present one \d/,
  ])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the comparison breaks no rule of access and fits a phone in pairs, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?mode=compare')
    await expect(status(page, /Nothing is saved yet/)).toBeVisible()
    await expectAccessible(page)
    for (const { query } of houses) await keep(page, query)
    await openComparison(page, 3)
    await expect(table(page)).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    // Two at a time, complete; every other pair is one press away.
    const region = page.getByRole('region', { name: 'Saved estimates side by side' })
    await page
      .getByRole('group', { name: 'Show two at a time' })
      .getByRole('radio', { name: '1 and 3' })
      .click()
    await expect(columns(page)).toHaveText(inOrder([houses[0], houses[2]]))
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectAccessible(page)
  })
}

test('a family on a phone goes step by step from nothing to its bill', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/calculator?mode=detailed')
  const steps = page.getByRole('navigation', { name: 'Steps of the estimate' })
  const plot = page.getByRole('group', { name: 'The plot' })
  const house = page.getByRole('group', { name: 'The house' })
  await expect(steps.getByText('Step 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next: House' }).click()
  await expect(plot.getByText('Choose one of Lahore, Islamabad or Karachi.')).toBeVisible()
  await expect(page.getByLabel('City')).toBeFocused()
  await page.getByLabel('City').selectOption('Karachi')
  await page.getByLabel('Plot size').fill('7')
  const running = page.getByRole('status').filter({ hasText: /^Complete .* (Lakh|Crore)/ })
  await expect(running).toBeInViewport()

  await page.getByRole('button', { name: 'Next: House' }).click()
  await expect(steps.getByText('Step 2 of 3')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'The house' })).toBeFocused()
  await expect(house.getByText(/2 storeys of 1,260 sft, each covering 80\s% of the plot/)).toBeVisible()
  await page.getByLabel('Bedrooms').fill('2.5')
  await page.getByRole('button', { name: 'Next: Finish' }).click()
  await expect(house.getByText(/The number of bedrooms must be a whole number/)).toBeVisible()
  await expect(page.getByLabel('Bedrooms')).toBeFocused()

  await steps.getByRole('button', { name: 'Finish' }).click()
  await expect(steps.getByRole('button', { name: /House.*needs correcting/ })).toBeVisible()
  await page.getByRole('button', { name: 'See the bill' }).click()
  await expect(status(page, /This is the last good bill/)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Bedrooms')).toHaveValue('2.5')
  await page.getByLabel('Bedrooms').fill('3')
  await goToStep(page, 'bill')
  await expect(page.getByRole('region', { name: 'The bill', exact: true })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'The house' })).toContainText('3 bedrooms')

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address.replace(/&step=\w+/, ''))
  await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
  await page.getByRole('button', { name: 'Change answers' }).click()
  await expect(page.getByLabel('Plot size')).toHaveValue('7')
  await expectAccessible(page)
})

test('the quick answers count in the detailed estimate after one press', { tag: '@smoke' }, async ({
  page,
}) => {
  const quick = '/#/calculator?city=islamabad&area=5-marla&type=complete&material=without-material'
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(quick)
  await page.getByRole('button', { name: 'More Options' }).click()
  await page.getByLabel('Covered area (sft)').fill('1800')
  await page.getByLabel('Kitchens').selectOption('1')
  await page.getByRole('link', { name: 'These answers count in the detailed estimate' }).click()
  await expect(heading).toHaveText('5 Marla House Construction Cost in Islamabad')
  await goToStep(page, 'House')
  await expect(page.getByLabel(/^Covered area/)).toHaveValue('1800')
  await expect(page.getByLabel('Kitchens')).toHaveValue('1')
  await goToStep(page, 'Finish')
  await expect(page.getByRole('radio', { name: 'Without Material' })).toBeChecked()
  await page.goto(quick)
  await page.getByRole('link', { name: 'The mode counts in the detailed estimate' }).click()
  await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
})
