import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { type Words, wordsOf } from '../scripts/screens/screen-words.ts'
import { calculate, readXlsx } from '../web/test/read-xlsx.ts'
import { expectAccessible } from './accessible.ts'
import { boxOf } from './boxes.ts'
import { expectToast } from './contexts.ts'
import { runningTotal, writeAmountsIn } from './detailed-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Say, sayOn } from './languages.ts'
import { expectNoSidewaysScroll, waitForRest } from './movement.ts'
import { amountPattern, anyText, patternOf, rupeesPattern } from './patterns.ts'

const house = '/#/calculator?mode=detailed&city=Karachi&plotSize=7&constructionType=Complete&step=bill'
/** Scripts of the built client, whose names have no meaning. */
const scripts = /\/assets\/[^/]+\.js$/
const ofPicture = 'The house, its total, its grades and the money by stage, on one page'

const titleOf = (say: Say, { houseTitle }: Words) =>
  houseTitle.estimateTitle('7', say('Marla'), say('Karachi'))
/** Name of the bill's files, without their ending. */
const fileName = (page: Page) => titleOf(sayOn(page), wordsOf(page)).toLowerCase().replaceAll(' ', '-')
const bill = (page: Page) => page.getByRole('region', { name: sayOn(page)('The bill'), exact: true })
const takeAway = (page: Page) => page.getByRole('region', { name: sayOn(page)('Share, print and save') })
const stages = (page: Page) => page.getByRole('region', { name: sayOn(page)('Money by stage') })
const fullRupees = (page: Page) => stages(page).getByRole('radio', { name: sayOn(page)('Full rupees') })

/** Opens the bill and waits until it is whole: the parts that come a moment later move the lines below them. */
async function openBill(page: Page): Promise<void> {
  await page.goto(house)
  await expect(bill(page)).toBeVisible()
  await expect(stages(page)).toBeVisible()
}

/** Opens the part with files and link, which is folded. */
async function openMore(page: Page): Promise<void> {
  await takeAway(page)
    .getByRole('button', { name: sayOn(page)('More', 'bill') })
    .click()
}

async function download(page: Page, button: 'Download XLSX' | 'Download CSV'): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await takeAway(page)
    .getByRole('button', { name: sayOn(page)(button) })
    .click()
  return downloading
}

/** Returns the total in rupees, as the page shows it. */
async function totalInRupees(page: Page): Promise<number> {
  await writeAmountsIn(page, 'Full rupees')
  const total = bill(page).getByText(new RegExp(`^${rupeesPattern(wordsOf(page))}$`))
  // Low, high and the parts stand below the total.
  return Number((await total.first().textContent())?.replaceAll(/\D/g, ''))
}

/** Parses the rows of a CSV file (RFC 4180). */
function readCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

test('the spreadsheet contains the bill, and its sums equal those of the page', {
  tag: ['@device', '@smoke'],
}, async ({ page, say, words }) => {
  await openBill(page)
  const total = await totalInRupees(page)
  await waitForRest(page)
  await openMore(page)
  const loading = page.waitForRequest(scripts)
  const file = await download(page, 'Download XLSX')
  // The script that makes it is loaded only at the press.
  await loading
  expect(file.suggestedFilename()).toBe(`${fileName(page)}.xlsx`)
  const cells = readXlsx(await readFile(await file.path()))
  expect(cells.get('A1')?.value).toBe(titleOf(say, words))
  expect(cells.get('A3')?.value).toMatch(
    new RegExp(patternOf(words.houseWords.pricesOf(anyText, anyText, undefined))),
  )
  expect(cells.get('F4')?.value).toBe(total)
  expect(calculate(cells, 'F4')).toBe(total)
  // A higher rate moves the total by as much as its line.
  const [rate, quantity] = [Number(cells.get('C7')?.value), Number(cells.get('E7')?.value)]
  const dearer = new Map(cells).set('C7', { value: rate + 10 })
  expect(calculate(dearer, 'F4') - total).toBe(
    Math.round((rate + 10) * quantity) - Math.round(rate * quantity),
  )
})

test('a spreadsheet that cannot be made says so and can be tried again', { tag: '@device' }, async ({
  page,
  say,
}) => {
  await openBill(page)
  await waitForRest(page)
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await openMore(page)
  await takeAway(page)
    .getByRole('button', { name: say('Download XLSX') })
    .click()
  await expect(page.getByRole('alert')).toContainText(
    say('The spreadsheet could not be made. Check your connection, reload the page and try again.'),
  )
  await page.unroute(scripts)
  const file = await download(page, 'Download XLSX')
  expect(file.suggestedFilename()).toBe(`${fileName(page)}.xlsx`)
})

test('the bill is shown as a picture and saved as one page', { tag: '@device' }, async ({ page, say }) => {
  await openBill(page)
  await takeAway(page)
    .getByRole('button', { name: say('As a picture') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('As a picture') })
  await expect(dialog.getByRole('img', { name: say(ofPicture) })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('Save the picture') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${fileName(page)}.png`)
  const bytes = await readFile(await file.path())
  // Width and height follow the first 16 bytes of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
  await dialog.getByRole('button', { name: say('Close') }).click()
  await expect(dialog).toBeHidden()
  await expect(takeAway(page).getByRole('button', { name: say('As a picture') })).toBeFocused()
})

test('the CSV file opens as a table of numbers that add up', { tag: '@device' }, async ({ page, say }) => {
  await openBill(page)
  const total = await totalInRupees(page)
  await openMore(page)
  const file = await download(page, 'Download CSV')
  expect(file.suggestedFilename()).toBe(`${fileName(page)}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${say('Section')},${say('Item')},`)).toBe(true)
  const rows = readCsv(text)
  const end = rows.findIndex(([first]) => first === say('Total'))
  const lines = rows.slice(1, end)
  for (const [, item, , rate, , quantity, cost] of lines) {
    expect(`${item}: ${cost}`).toBe(`${item}: ${Math.round(Number(rate) * Number(quantity))}`)
  }
  expect(lines.reduce((sum, row) => sum + Number(row[6]), 0)).toBe(total)
  expect(Number(rows[end]?.[6])).toBe(total)
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m)
})

test('on paper the bill is a few pages of A4, alone', async ({ page, browserName, language, say, words }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=10&addOns=margin-12--tax-5&step=bill')
  await expect(bill(page)).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, pages] = /\/Type\s*\/Pages[^>]*?\/Count (\d+)/s.exec(pdf.toString('latin1')) ?? []
  expect(Number(pages)).toBeGreaterThan(0)
  // The lines of Nastaliq are taller.
  expect(Number(pages)).toBeLessThanOrEqual(language === 'ur' ? 5 : 4)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.getByRole('article', { name: say('The bill on paper') })
  const title = words.houseTitle.estimateTitle('10', say('Marla'), say('Lahore'))
  await expect(paper.getByRole('heading', { name: title })).toBeVisible()
  const ends = [say('Low'), say('Most likely cost'), say('High')]
  await expect(paper).toContainText(new RegExp(ends.join('.*')))
  await expect(paper.getByRole('heading', { name: say('Sources') })).toBeVisible()
  await expect(paper).toContainText(say('Prices are subject to market change and may not be fully accurate.'))
  for (const hidden of ['Print or PDF', 'Save and compare'])
    await expect(page.getByRole('button', { name: say(hidden) })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { name: say('Disclaimer') })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})

test('a copied link shows the same bill', async ({ page, context, say, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBill(page)
  const total = await totalInRupees(page)
  await openMore(page)
  await page.getByRole('button', { name: say('Copy link') }).click()
  await expectToast(page, say('Link copied'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`total=${total}`)
  await page.goto(link)
  const house = words.houseWords.houseIn('7', say('Marla'), say('Karachi'), [])
  const crore = words.quickEstimate.asPublished('1.11 Crore')
  const title = patternOf(words.estimatePage.title(house, crore, crore, crore))
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll('1\\.11', '[\\d.]+')}$`))
  await page.getByRole('link', { name: say('Open this house and change it') }).click()
  const rupees = words.amounts.displayRupees(total)
  await expect(runningTotal(page)).toHaveText(new RegExp(`^${say('Complete')} ${rupees}(?![\\d,])`))
})

test('amounts are shown to the rupee when asked, by keyboard, and after a reload', async ({
  page,
  say,
  words,
}) => {
  await openBill(page)
  const running = runningTotal(page)
  await expect(running).toHaveText(new RegExp(`${amountPattern(words)}$`))
  await stages(page).getByText(words.billPlan.amountsAndCurrency(), { exact: true }).click()
  await page.getByRole('radio', { name: say('Lakh and Crore') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(fullRupees(page)).toBeChecked()
  const rupees = rupeesPattern(words)
  const grey = patternOf(words.bill.greyInShort(anyText)).replace('.+', rupees)
  const inRupees = new RegExp(`^${say('Complete')} ${rupees}.*${grey}`)
  await expect(running).toHaveText(inRupees)
  await expect(page.locator('summary:has(h3)').filter({ hasText: say('Labour') })).toContainText(
    new RegExp(rupees),
  )
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await page.reload()
  await expect(running).toHaveText(inRupees)
  await stages(page).getByText(words.billPlan.amountsAndCurrency(), { exact: true }).click()
  await expect(fullRupees(page)).toBeChecked()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`a line shows its source, without hidden parts and within the rules of access, ${scheme}`, async ({
    page,
    say,
    words,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await openBill(page)
    const bricks = say('Bricks, Cement, Sand and Crush')
    await page.locator('summary').filter({ hasText: bricks }).click()
    const phone = (page.viewportSize()?.width ?? 0) < 1100
    const lines = page.getByRole(phone ? 'list' : 'region', { name: words.detailedEstimate.linesOf(bricks) })
    const line = lines
      .getByRole(phone ? 'listitem' : 'row')
      .filter({ hasText: words.priceBook.itemName('Cement bags (50 kg)') })
    const { rateIs } = words.detailedEstimate
    const origin = line.getByRole('button', {
      name: phone
        ? new RegExp(` (${rateIs.published}|${rateIs.derived}|${rateIs.assumed})$`)
        : say(', and where this comes from'),
    })
    await origin.press('Enter')
    await expect(origin).toHaveAttribute('aria-expanded', 'true')
    const [rate, quantity] = words.detailedEstimate.origin(anyText, anyText).split(anyText)
    const { published, derived, assumed } = words.values.statuses
    const status = lines.getByText(
      new RegExp(`^${rate}(${published}|${derived}|${assumed})${patternOf(quantity ?? '')}`),
    )
    await expect(status).toBeVisible()
    await lines.evaluate((region) => {
      const end = getComputedStyle(region).direction === 'rtl' ? -1 : 1
      region.scrollTo({ left: end * region.scrollWidth })
    })
    const [all, said] = [await boxOf(lines), await boxOf(status)]
    expect(said.start).toBeGreaterThanOrEqual(all.start)
    expect(said.end).toBeLessThanOrEqual(all.end)
    if (phone) {
      // No line is wider than its box.
      expect(await lines.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
      await expectNoSidewaysScroll(page)
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  })
}

test('a saving can be tried, undone by its button and by Back, and keeps the scroll position', async ({
  page,
  say,
  words,
}) => {
  await openBill(page)
  const savings = page.getByRole('region', { name: say('What could be saved') })
  // In full rupees, because a small saving does not show in Crore.
  await writeAmountsIn(page, 'Full rupees')
  const running = runningTotal(page)
  const before = await running.textContent()
  const lever = savings.getByRole('button', { name: words.billPlan.withoutOption('bore') })
  await lever.scrollIntoViewIfNeeded()
  await lever.focus()
  const placeBefore = (await lever.boundingBox())?.y ?? 0
  await page.keyboard.press('Enter')
  const undo = savings.getByRole('button', { name: say('Undo', 'billPlan') })
  await expect(undo).toBeFocused()
  await expect(undo).toBeInViewport()
  expect(Math.abs(((await undo.boundingBox())?.y ?? 0) - placeBefore)).toBeLessThan(60)
  await expect(running).not.toHaveText(before ?? '')
  await expectAccessible(page)
  await page.goBack()
  await expect(running).toHaveText(before ?? '')
  const grades = page.getByRole('region', { name: say('The same house at each grade') })
  await grades.getByRole('button', { name: new RegExp(`^${say('Economy')}`) }).click()
  await expect(running).not.toHaveText(before ?? '')
  await grades.getByRole('button', { name: say('Undo', 'billPlan') }).click()
  await expect(running).toHaveText(before ?? '')
  await expect(grades.getByRole('heading', { name: say('The same house at each grade') })).toBeFocused()
})
