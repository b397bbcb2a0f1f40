import type { Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { goToStep, questionsName, runningTotal, writeAmountsIn } from './detailed-steps.ts'
import { expect, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { amountPattern, anyText, patternOf, rupeesPattern } from './patterns.ts'

interface House {
  readonly marla: string
  readonly city: 'Karachi' | 'Lahore'
  readonly grade: 'Economy' | 'Standard' | 'Premium'
}

/** Houses with two cities, two grades, two sizes. */
const houses = [
  { marla: '7', city: 'Karachi', grade: 'Economy' },
  { marla: '7', city: 'Lahore', grade: 'Standard' },
  { marla: '10', city: 'Karachi', grade: 'Premium' },
] as const satisfies House[]
const nothingKept =
  'Nothing is saved yet. Make a detailed estimate and press “Save and compare” at its bill; then change an answer, such as the city or the grade, and save that bill too.'

const lastGoodBill =
  'This is the last good bill. Some answers cannot be used: please correct the marked ones.'

const queryOf = ({ marla, city, grade }: House) => `city=${city}&plotSize=${marla}&grade=${grade}`
const nameOf = (page: Page, { marla, city }: House) => {
  const say = sayOn(page)
  return wordsOf(page).houseWords.houseIn(marla, say('Marla'), say(city), [])
}
const inOrder = (page: Page, houses: readonly House[]) =>
  houses.map((house) => new RegExp(patternOf(nameOf(page, house))))
/** Reads an amount in full rupees. */
const rupees = (page: Page, text: string | null | undefined) => {
  const [amount] = new RegExp(rupeesPattern(wordsOf(page))).exec(text ?? '') ?? []
  return Number(amount?.replaceAll(/\D/g, '') ?? Number.NaN)
}
const tableLabel = 'Saved estimates side by side'
const table = (page: Page) => page.getByRole('table', { name: sayOn(page)(tableLabel) })
const columns = (page: Page) => table(page).getByRole('columnheader')
const takeAway = (page: Page) => page.getByRole('region', { name: sayOn(page)('Share, print and save') })
const status = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })

/** Opens a bill in full rupees and reads its sections. */
async function openBill(page: Page, query: string): Promise<Map<string, number>> {
  await page.goto(`/#/calculator?mode=detailed&${query}&constructionType=Complete&step=bill`)
  await expect(page.getByRole('heading', { name: sayOn(page)('The bill') })).toBeVisible()
  await writeAmountsIn(page, 'Full rupees')
  const sections = new Map<string, number>()
  const cost = new RegExp(`^${rupeesPattern(wordsOf(page))}$`)
  for (const section of await page.locator('details > summary:has(h3)').all()) {
    sections.set(
      (await section.locator('h3').textContent()) ?? '',
      rupees(page, await section.getByText(cost).textContent()),
    )
  }
  expect(sections.size).toBe(10)
  return sections
}

async function openComparison(page: Page, count: number): Promise<void> {
  const kinds = page.getByRole('navigation', { name: sayOn(page)('Kind of estimate') })
  await kinds.getByRole('link', { name: wordsOf(page).detailedEstimate.compareCount(count) }).click()
}

async function keep(page: Page, house: House): Promise<Map<string, number>> {
  const sections = await openBill(page, queryOf(house))
  const say = sayOn(page)
  await page.getByRole('button', { name: say('Save and compare') }).click()
  await expect(page.getByRole('button', { name: say('Saved to compare') })).toBeVisible()
  return sections
}

/** End of a cell that compares a cost with the first. Calculated here from the bills, without the product's code. */
function said(page: Page, costPkr: number, firstPkr: number): RegExp {
  const { compareEstimates, amounts } = wordsOf(page)
  const difference = costPkr - firstPkr
  if (difference === 0) return new RegExp(`${compareEstimates.theSame}$`)
  const percent = Math.abs((difference / firstPkr) * 100).toFixed(1)
  const amount = amounts.displayRupees(0).replace('0', grouped(Math.abs(difference)))
  const way = difference > 0 ? compareEstimates.more : compareEstimates.less
  return new RegExp(`${patternOf(way(amount, percent))}$`)
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

test('three kept estimates stand side by side with their differences, section by section', async ({
  page,
  say,
  words,
}) => {
  const bills: Map<string, number>[] = []
  // A phone shows only two of them at a time.
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const house of houses) bills.push(await keep(page, house))
  await openBill(page, 'city=Islamabad&plotSize=7')
  await page.getByRole('button', { name: say('Save and compare') }).click()
  await expect(takeAway(page).getByText(words.detailedEstimate.keptFull(3))).toBeVisible()

  await openComparison(page, 3)
  await expect(page).toHaveURL(/mode=compare/)
  await expect(columns(page)).toHaveText(inOrder(page, houses))
  const totals = bills.map((bill) => [...bill.values()].reduce((sum, cost) => sum + cost, 0))
  const rows: [string, number[]][] = [...(bills[0]?.keys() ?? [])].map((title) => [
    title,
    bills.map((bill) => bill.get(title) ?? Number.NaN),
  ])
  for (const [title, costs] of [[say('Total'), totals] as [string, number[]], ...rows]) {
    const row = table(page).getByRole('row', { name: new RegExp(`^${patternOf(title)}`) })
    const texts = await row.getByRole('cell').allTextContents()
    for (const [place, cost] of costs.entries()) {
      const text = texts[place]
      expect(rupees(page, text), `${title}, ${place + 1}`).toBe(cost)
      if (place > 0) expect(text).toMatch(said(page, cost, costs[0] ?? Number.NaN))
    }
  }
  await expect(
    table(page)
      .getByRole('row', { name: new RegExp(`^${say('Grade')}`) })
      .getByRole('cell'),
  ).toHaveText(houses.map(({ grade }) => say(grade)))
})

test('a saved estimate survives a reload, opens again, and can be removed here and in another tab', {
  tag: '@device',
}, async ({ page, context, say, words }) => {
  const { keptCount, openEstimate, removeEstimate } = words.compareEstimates
  for (const house of houses.slice(0, 2)) await keep(page, house)
  await openComparison(page, 2)
  await page.reload()
  await expect(columns(page)).toHaveText(inOrder(page, houses.slice(0, 2)))

  const other = await context.newPage()
  await other.goto('/#/calculator?mode=compare')
  const removed = (house: string) => new RegExp(`^${patternOf(removeEstimate(`1: ${house}${anyText}`))}$`)
  await other.getByRole('button', { name: removed(nameOf(other, houses[0])) }).click()
  await expect(status(other, keptCount(1, 3))).toBeVisible()
  await expect(status(page, keptCount(1, 3))).toBeVisible()
  await expect(columns(page)).toHaveText(inOrder(page, houses.slice(1, 2)))

  const opened = patternOf(openEstimate(`1: ${nameOf(page, houses[1])}${anyText}`))
  await page.getByRole('link', { name: new RegExp(`^${opened}$`) }).click()
  const title = words.houseTitle.estimateTitle('7', say('Marla'), say('Lahore'))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: removed('') }).click()
  await expect(status(page, say(nothingKept))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('Side by side', 'compareEstimates') })).toBeFocused()
})

test('foreign data in the storage, and older prices, are explained', { tag: '@device' }, async ({
  page,
  say,
  words,
}) => {
  const put = (value: string) => page.evaluate((text) => localStorage.setItem('keptEstimates', text), value)
  await page.goto('/#/calculator?mode=compare')
  for (const nonsense of ['{', '5', '[null,3,"city=Atlantis"]', JSON.stringify(['x'.repeat(5_000)])]) {
    await put(nonsense)
    await page.reload()
    await expect(status(page, say(nothingKept))).toBeVisible()
  }
  await put(JSON.stringify(['city=Karachi&plotSize=7&prices=2024-01-01&total=9000000']))
  await page.reload()
  const then = words.quickEstimate.asPublished('90.00 Lakh')
  const older = words.compareEstimates.olderPrices(words.amounts.displayDate('2024-01-01'), then, anyText)
  const pattern = patternOf(older).replace('.+', amountPattern(words))
  await expect(columns(page)).toHaveText([new RegExp(pattern)])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the comparison breaks no rule of access and fits a phone in pairs, ${scheme}`, async ({
    page,
    say,
    words,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?mode=compare')
    await expect(status(page, say(nothingKept))).toBeVisible()
    await expectAccessible(page)
    for (const house of houses) await keep(page, house)
    await openComparison(page, 3)
    await expect(table(page)).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    // Two at a time, complete; every other pair is one press away.
    const region = page.getByRole('region', { name: say(tableLabel) })
    await page
      .getByRole('group', { name: say('Show two at a time') })
      .getByRole('radio', { name: words.compareEstimates.pairOf(1, 3) })
      .click()
    await expect(columns(page)).toHaveText(inOrder(page, [houses[0], houses[2]]))
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectAccessible(page)
  })
}

test('a family on a phone goes step by step from nothing to its bill', { tag: '@smoke' }, async ({
  page,
  say,
  words,
}) => {
  const { nextStep, stepOf, usualHere } = words.detailedEstimate
  const { answerProblem } = words.calculator
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/calculator?mode=detailed')
  const steps = page.getByRole('navigation', { name: say('Steps of the estimate') })
  const plot = page.getByRole('group', { name: questionsName(page, 'The plot') })
  const house = page.getByRole('group', { name: questionsName(page, 'The house') })
  await expect(steps.getByText(stepOf(1, 3))).toBeVisible()
  await page.getByRole('button', { name: nextStep(say('House', 'detailedEstimate')) }).click()
  const cities = ['Lahore', 'Islamabad', 'Karachi']
  const unknown = answerProblem({ code: 'notListed', field: 'city', values: cities })
  await expect(plot.getByText(unknown)).toBeVisible()
  await expect(page.getByLabel(say('City'))).toBeFocused()
  await page.getByLabel(say('City')).selectOption('Karachi')
  await page.getByLabel(say('Plot size')).fill('7')
  const running = runningTotal(page)
  await expect(running).toBeInViewport()

  await page.getByRole('button', { name: nextStep(say('House', 'detailedEstimate')) }).click()
  await expect(steps.locator('[aria-current=step]')).toBeInViewport()
  await expect(page.getByRole('heading', { name: questionsName(page, 'The house') })).toBeFocused()
  await expect(house.getByText(usualHere('2,520', 2, '1,260', 80))).toBeVisible()
  await page.getByLabel(say('Bedrooms'), { exact: true }).fill('2.5')
  const wrong = answerProblem({ code: 'notWhole', field: 'bedrooms', min: 1, max: 10 })
  await page.getByRole('button', { name: nextStep(say('Finish')) }).click()
  await expect(house.getByText(wrong)).toBeVisible()
  await expect(page.getByLabel(say('Bedrooms'), { exact: true })).toBeFocused()

  await steps.getByRole('button', { name: say('Finish') }).click()
  const toMend = new RegExp(`${say('House', 'detailedEstimate')}.*${say('needs correcting')}`)
  await expect(steps.getByRole('button', { name: toMend })).toBeVisible()
  await page.getByRole('button', { name: say('See the bill') }).click()
  await expect(status(page, say(lastGoodBill))).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel(say('Bedrooms'), { exact: true })).toHaveValue('2.5')
  await page.getByLabel(say('Bedrooms'), { exact: true }).fill('3')
  await goToStep(page, 'bill')
  await expect(page.getByRole('region', { name: say('The bill'), exact: true })).toBeInViewport()
  const rooms = { bedrooms: 3, bathrooms: 1, kitchens: 1, livingRooms: 1, drawingRooms: 1 }
  const [bedrooms = ''] = words.houseWords.roomsInShort(rooms)
  await expect(page.getByRole('region', { name: say('The house'), exact: true })).toContainText(bedrooms)

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address.replace(/&step=\w+/, ''))
  await expect(page.getByRole('heading', { name: say('The bill') })).toBeVisible()
  await page.getByRole('button', { name: say('Change answers') }).click()
  await expect(page.getByLabel(say('Plot size'))).toHaveValue('7')
  await expectAccessible(page)
})

test('the quick answers count in the detailed estimate after one press', async ({ page, say, words }) => {
  const quick = '/#/calculator?city=islamabad&area=5-marla&type=complete&material=without-material'
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(quick)
  await page.getByRole('button', { name: say('More Options') }).click()
  await page.getByLabel(say('Covered area (sft)')).fill('1800')
  await page.getByLabel(say('Kitchens')).selectOption('1')
  await page.getByRole('link', { name: say('Detailed estimate'), exact: true }).click()
  await expect(heading).toHaveText(words.houseTitle.estimateTitle('5', say('Marla'), say('Islamabad')))
  await goToStep(page, 'House')
  await expect(page.getByLabel(say('Covered area, all floors together (sq ft)'))).toHaveValue('1800')
  await expect(page.getByLabel(say('Kitchens'))).toHaveValue('1')
  await goToStep(page, 'Finish')
  await expect(page.getByRole('radio', { name: say('Without Material') })).toBeChecked()
})
