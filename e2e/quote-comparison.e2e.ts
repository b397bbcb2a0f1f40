import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoId } from '../demo/src/demo-ids.ts'
import { demoRequestKey } from '../demo/src/demo-requests.ts'
import { calculate, readXlsx } from '../web/test/read-xlsx.ts'
import { displayAmount } from '../words/src/en/amounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, test } from './fixtures.ts'

const comparisonIn = (page: Page) => page.getByRole('region', { name: 'The quotes' })
/** The table of all quotes; on a phone it has only their totals. */
const tableIn = (page: Page) =>
  comparisonIn(page).getByRole('table', { name: isPhone(page) ? /^The totals/ : 'Quotes side by side' })
/** Chooses the third quote, which a phone does not show at first. */
const showThird = async (page: Page) => {
  if (isPhone(page))
    await comparisonIn(page)
      .getByRole('radio', { name: /Canal Bank/ })
      .check()
}

/** Opens the demo's request: the quote with the lowest price leaves out steel and comes last for the same house. */
async function openComparison(page: Page) {
  await page.goto(`/#/request/${demoId('request', 0)}?key=${demoRequestKey}&view=quotes`)
  await expect(page.getByRole('heading', { level: 1, name: 'Three quotes compared' })).toBeVisible()
  await expect(tableIn(page)).toBeVisible()
}

test('three quotes are sorted by the cost of the same house', { tag: '@smoke' }, async ({ page }) => {
  await openComparison(page)
  const comparison = comparisonIn(page)
  const text = (await tableIn(page).locator('bdi').allTextContents()).join(' ')
  expect(text.indexOf('Honest Measure')).toBeLessThan(text.indexOf('Canal Bank'))
  await expect(
    comparison
      .getByRole('region', { name: 'Which is cheaper' })
      .getByRole('listitem')
      .filter({ hasText: /^Canal Bank Builders looks .* cheaper because it leaves out .*steel/ }),
  ).toBeVisible()
  await showThird(page)
  const earthwork = 'Excavation and Steel Reinforcement'
  if (isPhone(page)) await comparison.getByRole('group').filter({ hasText: earthwork }).click()
  else await comparison.getByRole('button', { name: earthwork }).click()
  const line = comparison
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: /^Excavation for foundations/ })
  await expect(line.getByText('in the phase price')).toBeVisible()
  if (!isPhone(page)) await comparison.getByRole('button', { name: 'From quoted to same house' }).click()
  await expect(comparison.getByRole('rowheader', { name: 'Left out: added from the estimate' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a ready question can be changed', async ({ page }) => {
  await openComparison(page)
  await showThird(page)
  const steel = comparisonIn(page)
    .getByRole('listitem')
    .filter({ hasText: /^It leaves out 1 line/ })
  const sentence = steel.getByRole('button', { name: /^It leaves out 1 line/ })
  await sentence.click()
  const question = steel.getByLabel('Question to Canal Bank Builders alone')
  await expect(question).toBeFocused()
  await expect(question).toHaveValue(/^Your quote leaves out: .*steel/)
  await expectAccessible(page)
  await question.fill('')
  await steel.getByRole('button', { name: 'Ask this' }).click()
  await expect(steel.getByRole('alert')).toHaveText('Please write your question')
  await question.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(sentence).toBeFocused()
})

test('the spreadsheet calculates the figures of the page', async ({ page }) => {
  await openComparison(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Spreadsheet (XLSX)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^quotes-\d{4}-\d\d-\d\d\.xlsx$/)
  const cells = readXlsx(await readFile(await file.path()))
  for (const [address, { value, formula }] of cells)
    if (formula !== undefined) expect([address, calculate(cells, address)]).toEqual([address, value])
  const [above = ''] = [...cells].find(([, { value }]) => value === 'For the same house') ?? []
  const totals = [...cells].filter(([at]) => at !== above && at.replace(/^[A-Z]+/, '') === above.slice(1))
  expect(totals).toHaveLength(3)
  const shown = isPhone(page)
    ? tableIn(page)
    : tableIn(page).getByRole('row', { name: /^For the same house/ })
  for (const [, { value }] of totals) await expect(shown).toContainText(displayAmount(Number(value)))
})

test('the printed page has only the comparison, with every section', async ({ page }) => {
  await openComparison(page)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  const paper = page.getByRole('article', { name: 'Quotes side by side' })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(paper).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('rowheader', { name: 'Utilities Installation' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})
