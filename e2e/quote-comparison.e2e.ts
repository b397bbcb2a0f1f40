import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoId } from '../demo/src/facts/demo-ids.ts'
import { demoRequestKey } from '../demo/src/facts/demo-requests.ts'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { calculate, readXlsx } from '../web/test/read-xlsx.ts'
import { expectAccessible } from './accessible.ts'
import { expect, isPhone, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

const comparisonIn = (page: Page) => page.getByRole('region', { name: sayOn(page)('The quotes') })
/** The table of all quotes; on a phone it has only their totals. */
const tableIn = (page: Page) => {
  const { totalsLabel, tableLabel } = wordsOf(page).quoteComparison
  return comparisonIn(page).getByRole('table', { name: isPhone(page) ? totalsLabel : tableLabel })
}
/** The line of the demo that the quote with the lowest price leaves out. */
const steel = 'Deformed steel bars, Grade 60'
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
  const name = wordsOf(page).requestPage.quotesTitle(3)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(tableIn(page)).toBeVisible()
}

test('three quotes are sorted by the cost of the same house', { tag: '@smoke' }, async ({
  page,
  say,
  words,
}) => {
  await openComparison(page)
  const comparison = comparisonIn(page)
  const text = (await tableIn(page).locator('bdi').allTextContents()).join(' ')
  expect(text.indexOf('Honest Measure')).toBeLessThan(text.indexOf('Canal Bank'))
  const { itemName, looksCheaper, reasons } = words.quoteComparison
  const why = reasons.leavesOut(anyText, anyText)
  const looks = looksCheaper('Canal Bank Builders', anyText, undefined, `${why}${anyText}`).join('')
  await expect(
    comparison
      .getByRole('region', { name: say('Which is cheaper') })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${patternOf(looks)}`) })
      .filter({ hasText: words.labels.lower(words.lineGroups.groupNames.steel) }),
  ).toBeVisible()
  await showThird(page)
  const earthwork = say('Excavation and Steel Reinforcement')
  if (isPhone(page)) await comparison.getByRole('group').filter({ hasText: earthwork }).click()
  else await comparison.getByRole('button', { name: earthwork }).click()
  const line = comparison
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: new RegExp(`^${patternOf(itemName('Excavation for foundations'))}`) })
  await expect(line.getByText(say('in the phase price'))).toBeVisible()
  if (!isPhone(page)) await comparison.getByRole('button', { name: say('From quoted to same house') }).click()
  await expect(
    comparison.getByRole('rowheader', { name: say('Left out: added from the estimate') }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a ready question can be changed', async ({ page, say, words }) => {
  await openComparison(page)
  await showThird(page)
  const flag = { code: 'leavesOut', count: 1, amountPkr: 0, lines: [{ item: steel }] } as const
  const said = words.quoteFlags.flagText(flag, () => anyText)
  const name = new RegExp(`^${patternOf(said.sentence)}$`)
  const left = comparisonIn(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) })
  const sentence = left.getByRole('button', { name })
  await sentence.click()
  const question = left.getByLabel(words.quoteComparison.questionTo('Canal Bank Builders'))
  await expect(question).toBeFocused()
  await expect(question).toHaveValue(said.question)
  await expectAccessible(page)
  await question.fill('')
  await left.getByRole('button', { name: say('Ask this') }).click()
  await expect(left.getByRole('alert')).toHaveText(say('Please write your question'))
  await question.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(sentence).toBeFocused()
})

test('the spreadsheet calculates the figures of the page', async ({ page, say, words }) => {
  await openComparison(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Spreadsheet (XLSX)') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^quotes-\d{4}-\d\d-\d\d\.xlsx$/)
  const cells = readXlsx(await readFile(await file.path()))
  for (const [address, { value, formula }] of cells)
    if (formula !== undefined) expect([address, calculate(cells, address)]).toEqual([address, value])
  const same = say('For the same house', 'quoteComparison')
  const [above = ''] = [...cells].find(([, { value }]) => value === same) ?? []
  const totals = [...cells].filter(([at]) => at !== above && at.replace(/^[A-Z]+/, '') === above.slice(1))
  expect(totals).toHaveLength(3)
  const shown = isPhone(page)
    ? tableIn(page)
    : tableIn(page).getByRole('row', { name: new RegExp(`^${same}`) })
  for (const [, { value }] of totals)
    await expect(shown).toContainText(words.amounts.displayAmount(Number(value)))
})

test('the printed page has only the comparison, with every section', async ({ page, say }) => {
  await openComparison(page)
  const paper = page.getByRole('article', { name: say('Quotes side by side') })
  // By the browser's own command: no button of the page is pressed.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('rowheader', { name: say('Utilities Installation') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})
