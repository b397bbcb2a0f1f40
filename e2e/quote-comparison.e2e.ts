import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoId } from '../demo/src/demo-ids.ts'
import { demoRequestKey } from '../demo/src/demo-requests.ts'
import { calculate, readXlsx } from '../web/test/read-xlsx.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, test } from './fixtures.ts'

const comparisonIn = (page: Page) => page.getByRole('region', { name: 'Compare the quotes' })
/** All quotes beside each other; a phone has only their totals there. */
const tableIn = (page: Page) =>
  comparisonIn(page).getByRole('table', {
    name: isPhone(page) ? 'All quotes in short' : 'Quotes side by side',
  })
const showIn = (page: Page, figures: 'Full rupees' | 'Lakh and Crore') =>
  comparisonIn(page).getByRole('radio', { name: figures }).check()

/** The demo's request: the lowest headline leaves out steel and comes last like for like. */
async function openComparison(page: Page) {
  await page.goto(`/#/request/${demoId('request', 0)}?key=${demoRequestKey}&view=quotes`)
  await expect(page.getByRole('heading', { name: 'Compare the quotes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to ask' })).toBeVisible()
}

test('three quotes stand in the order of what the same work costs', { tag: '@smoke' }, async ({ page }) => {
  await openComparison(page)
  const comparison = comparisonIn(page)
  await expect(tableIn(page)).toContainText('Like for like')
  const text = (await tableIn(page).locator('bdi').allTextContents()).join(' ')
  expect(text.indexOf('Honest Measure')).toBeLessThan(text.indexOf('Canal Bank'))
  await expect(
    comparison
      .getByRole('listitem')
      .filter({ hasText: /^Canal Bank Builders .* cheaper than Ravi .* because it leaves out .*steel/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Open all lines' }).click()
  if (isPhone(page)) await page.getByRole('radio', { name: /Canal Bank/ }).click()
  const line = comparison
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: /^Excavation for foundations/ })
  await expect(line.getByText('in the price of the phase')).toBeVisible()
  await expect(comparison.getByText('Estimate for what it leaves out')).toBeVisible()
  await showIn(page, 'Full rupees')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await showIn(page, 'Lakh and Crore')
})

test('a ready question can be changed', async ({ page }) => {
  await openComparison(page)
  if (isPhone(page)) await page.getByRole('radio', { name: /Canal Bank/ }).click()
  const steel = page.getByRole('listitem').filter({ hasText: /^It leaves out 1 line/ })
  await steel.getByRole('button', { name: 'Ask about this' }).click()
  const question = steel.getByLabel('Your question')
  await expect(question).toBeFocused()
  await expect(question).toHaveValue(/^Your quote leaves out: .*steel/)
  await expectAccessible(page)
  await question.fill('')
  await steel.getByRole('button', { name: 'Send the question' }).click()
  await expect(steel.getByText('Please write your question')).toBeVisible()
  await steel.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
})

test('the spreadsheet calculates what the page shows', async ({ page }) => {
  await openComparison(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Spreadsheet (XLSX)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^quotes-\d{4}-\d\d-\d\d\.xlsx$/)
  const cells = readXlsx(await readFile(await file.path()))
  for (const [address, { value, formula }] of cells)
    if (formula !== undefined) expect([address, calculate(cells, address)]).toEqual([address, value])
  const [above = ''] = [...cells].find(([, { value }]) => value === 'Like for like') ?? []
  const totals = [...cells].filter(([at]) => at !== above && at.replace(/^[A-Z]+/, '') === above.slice(1))
  expect(totals).toHaveLength(3)
  await showIn(page, 'Full rupees')
  const shown = isPhone(page) ? tableIn(page) : tableIn(page).getByRole('row', { name: /^Like for like/ })
  await expect(shown).toBeVisible()
  for (const [, { value }] of totals) {
    const figure = Number(value).toLocaleString('en-IN')
    await expect(shown).toContainText(`PKR ${figure}`)
  }
  await showIn(page, 'Lakh and Crore')
})

test('on paper the comparison is alone, with every line', async ({ page }) => {
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
  await expect(paper.getByRole('rowheader', { name: /Deformed steel bars/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})
