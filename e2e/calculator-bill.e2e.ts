import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { calculate, readXlsx } from '../web/test/read-xlsx.ts'
import { expectToast } from './contexts.ts'
import { writeAmountsIn } from './detailed-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForRest } from './fixtures.ts'

const house = '/#/calculator?mode=detailed&city=Karachi&plotSize=7&constructionType=Complete&step=bill'
/** Scripts of the built client, whose names have no meaning. */
const scripts = /\/assets\/[^/]+\.js$/
const fileName = '7-marla-house-construction-cost-in-karachi'

const bill = (page: Page) => page.getByRole('region', { name: 'The bill', exact: true })
const takeAway = (page: Page) => page.getByRole('region', { name: 'Share, print and save' })
const stages = (page: Page) => page.getByRole('region', { name: 'Money by stage' })
const fullRupees = (page: Page) => stages(page).getByRole('radio', { name: 'Full rupees' })

/** Opens the bill and waits until it is whole: the parts that come a moment later move the lines below them. */
async function openBill(page: Page): Promise<void> {
  await page.goto(house)
  await expect(bill(page)).toBeVisible()
  await expect(stages(page)).toBeVisible()
}

/** Opens the part with files and link, which is folded. */
async function openMore(page: Page): Promise<void> {
  await takeAway(page).getByRole('button', { name: 'More' }).click()
}

async function download(page: Page, button: string): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await takeAway(page).getByRole('button', { name: button }).click()
  return downloading
}

/** Returns the total in rupees, as the page shows it. */
async function totalInRupees(page: Page): Promise<number> {
  await writeAmountsIn(page, 'Full rupees')
  const total = bill(page).getByText(/^PKR [\d,]{9,}$/)
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
}, async ({ page }) => {
  await openBill(page)
  const total = await totalInRupees(page)
  await waitForRest(page)
  await openMore(page)
  const loading = page.waitForRequest(scripts)
  const file = await download(page, 'Download XLSX')
  // The script that makes it is loaded only at the press.
  await loading
  expect(file.suggestedFilename()).toBe(`${fileName}.xlsx`)
  const cells = readXlsx(await readFile(await file.path()))
  expect(cells.get('A1')?.value).toBe('7 Marla House Construction Cost in Karachi')
  expect(cells.get('A3')?.value).toContain('price book')
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
}) => {
  await openBill(page)
  await waitForRest(page)
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await openMore(page)
  await takeAway(page).getByRole('button', { name: 'Download XLSX' }).click()
  await expect(page.getByRole('alert')).toContainText('The spreadsheet could not be made')
  await page.unroute(scripts)
  const file = await download(page, 'Download XLSX')
  expect(file.suggestedFilename()).toBe(`${fileName}.xlsx`)
})

test('the bill is shown as a picture and saved as one page', { tag: '@device' }, async ({ page }) => {
  await openBill(page)
  await takeAway(page).getByRole('button', { name: 'As a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'As a picture' })
  await expect(dialog.getByRole('img', { name: /^The house, its total/ })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${fileName}.png`)
  const bytes = await readFile(await file.path())
  // Width and height follow the first 16 bytes of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(takeAway(page).getByRole('button', { name: 'As a picture' })).toBeFocused()
})

test('the CSV file opens as a table of numbers that add up', { tag: '@device' }, async ({ page }) => {
  await openBill(page)
  const total = await totalInRupees(page)
  await openMore(page)
  const file = await download(page, 'Download CSV')
  expect(file.suggestedFilename()).toBe(`${fileName}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFSection,Item,')).toBe(true)
  const rows = readCsv(text)
  const end = rows.findIndex(([first]) => first === 'Total')
  const lines = rows.slice(1, end)
  for (const [, item, , rate, , quantity, cost] of lines) {
    expect(`${item}: ${cost}`).toBe(`${item}: ${Math.round(Number(rate) * Number(quantity))}`)
  }
  expect(lines.reduce((sum, row) => sum + Number(row[6]), 0)).toBe(total)
  expect(Number(rows[end]?.[6])).toBe(total)
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m)
})

test('on paper the bill is a few pages of A4, alone', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=10&addOns=margin-12--tax-5&step=bill')
  await expect(bill(page)).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, pages] = /\/Type\s*\/Pages[^>]*?\/Count (\d+)/s.exec(pdf.toString('latin1')) ?? []
  expect(Number(pages)).toBeGreaterThan(0)
  expect(Number(pages)).toBeLessThanOrEqual(4)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.getByRole('article', { name: 'The bill on paper' })
  await expect(
    paper.getByRole('heading', { name: '10 Marla House Construction Cost in Lahore' }),
  ).toBeVisible()
  await expect(paper).toContainText(/Low.*Most likely cost.*High/)
  await expect(paper.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(paper).toContainText('Prices are subject to market change')
  for (const hidden of ['Print or PDF', 'Save and compare'])
    await expect(page.getByRole('button', { name: hidden })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Disclaimer' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})

test('a copied link shows the same bill', { tag: ['@smoke', '@wide'] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBill(page)
  const total = await totalInRupees(page)
  await openMore(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectToast(page, 'Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`total=${total}`)
  await page.goto(link)
  await expect(page).toHaveTitle(/^7 Marla in Karachi: [\d.]+ Crore \([\d.]+ to [\d.]+\)$/)
  await page.getByRole('link', { name: 'Open this house and change it' }).click()
  const running = page.getByRole('status').filter({ hasText: /^Complete PKR/ })
  await expect(running).toBeVisible()
  const [, again] = /^Complete PKR ([\d,]+)/.exec((await running.textContent()) ?? '') ?? []
  expect(Number(again?.replaceAll(',', ''))).toBe(total)
})

test('amounts are shown to the rupee when asked, by keyboard, and after a reload', async ({ page }) => {
  await openBill(page)
  const running = page.getByRole('status').filter({ hasText: /^Complete / })
  await expect(running).toHaveText(/(Lakh|Crore)$/)
  await stages(page)
    .getByText(/^Amounts and currency/)
    .click()
  await page.getByRole('radio', { name: 'Lakh and Crore' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(fullRupees(page)).toBeChecked()
  await expect(running).toHaveText(/^Complete PKR [\d,]+.*grey structure PKR [\d,]+/)
  await expect(page.locator('summary:has(h3)').filter({ hasText: 'Labour' })).toContainText(/PKR [\d,]+/)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await page.reload()
  await expect(running).toHaveText(/^Complete PKR [\d,]+.*grey structure PKR [\d,]+/)
  await stages(page)
    .getByText(/^Amounts and currency/)
    .click()
  await expect(fullRupees(page)).toBeChecked()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`a line shows its source, without hidden parts and within the rules of access, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await openBill(page)
    await page.locator('summary').filter({ hasText: 'Bricks, Cement' }).click()
    const phone = (page.viewportSize()?.width ?? 0) < 1100
    const lines = page.getByRole(phone ? 'list' : 'region', { name: /Lines of Bricks/ })
    const line = lines.getByRole(phone ? 'listitem' : 'row').filter({ hasText: 'Cement bags' })
    const origin = line.getByRole('button', {
      name: phone ? / rate (published|worked out|is our estimate)$/ : /where this comes from/,
    })
    await origin.press('Enter')
    await expect(origin).toHaveAttribute('aria-expanded', 'true')
    const words = lines.getByText(/^Rate: (published|worked out|our estimate)\. Quantity: /)
    await expect(words).toBeVisible()
    await lines.evaluate((region) => region.scrollTo({ left: region.scrollWidth }))
    const [all, said] = [await lines.boundingBox(), await words.boundingBox()]
    expect(said?.x ?? 0).toBeGreaterThanOrEqual(all?.x ?? 0)
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual((all?.x ?? 0) + (all?.width ?? 0))
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
}) => {
  await openBill(page)
  const savings = page.getByRole('region', { name: 'What could be saved' })
  // In full rupees, because a small saving does not show in Crore.
  await writeAmountsIn(page, 'Full rupees')
  const running = page.getByRole('status').filter({ hasText: /^Complete / })
  const before = await running.textContent()
  const lever = savings.getByRole('button', { name: /^Without water bore/ })
  await lever.scrollIntoViewIfNeeded()
  await lever.focus()
  const placeBefore = (await lever.boundingBox())?.y ?? 0
  await page.keyboard.press('Enter')
  const undo = savings.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(undo).toBeInViewport()
  expect(Math.abs(((await undo.boundingBox())?.y ?? 0) - placeBefore)).toBeLessThan(60)
  await expect(running).not.toHaveText(before ?? '')
  await expectAccessible(page)
  await page.goBack()
  await expect(running).toHaveText(before ?? '')
  const grades = page.getByRole('region', { name: 'The same house at each grade' })
  await grades.getByRole('button', { name: /^Economy/ }).click()
  await expect(running).not.toHaveText(before ?? '')
  await grades.getByRole('button', { name: 'Undo' }).click()
  await expect(running).toHaveText(before ?? '')
  await expect(grades.getByRole('heading', { name: 'The same house at each grade' })).toBeFocused()
})
