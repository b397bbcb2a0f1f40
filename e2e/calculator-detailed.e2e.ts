import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { boxOf } from './boxes.ts'
import { goToStep, questionsName, runningTotal } from './detailed-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const lastGoodBill =
  'This is the last good bill. Some answers cannot be used: please correct the marked ones.'

test('a family of Karachi bills a 7 Marla house, takes it along and finds it again', {
  tag: '@smoke',
}, async ({ page, say, words }) => {
  await page.goto('/#/calculator?city=karachi&type=complete')
  await page.getByRole('link', { name: say('Detailed estimate'), exact: true }).click()
  await expect(page.getByLabel(say('City'))).toHaveValue('Karachi')
  await page.getByLabel(say('Plot size')).fill('7')
  await goToStep(page, 'bill')
  const title = words.houseTitle.estimateTitle('7', say('Marla'), say('Karachi'))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const bill = page.getByRole('region', { name: say('The bill'), exact: true })
  const crore = words.quickEstimate.asPublished('Crore')
  await expect(bill).toContainText(new RegExp(`1\\.\\d\\d\\s*${crore}`))
  await expect(bill).toBeInViewport()
  const running = runningTotal(page)
  const standard = await running.textContent()
  await goToStep(page, 'Finish')
  // The bill contains names of grades too, and on a desktop it is beside the form.
  const grades = page.getByRole('group', { name: say('Grade'), exact: true })
  await grades.getByText(say('Premium'), { exact: true }).click()
  await expect(running).not.toHaveText(standard ?? '')
  const premium = await running.textContent()

  await goToStep(page, 'House')
  await page.getByLabel(say('Bedrooms'), { exact: true }).fill('2.5')
  const wrong = words.calculator.answerProblem({ code: 'notWhole', field: 'bedrooms', min: 1, max: 10 })
  const house = page.getByRole('group', { name: questionsName(page, 'The house') })
  await expect(house.getByText(wrong)).toBeVisible()
  await goToStep(page, 'bill')
  const stale = page.getByRole('status').filter({ hasText: say(lastGoodBill) })
  await expect(stale).toBeVisible()
  await goToStep(page, 'House')
  await page.getByLabel(say('Bedrooms'), { exact: true }).fill('3')
  await goToStep(page, 'bill')
  await expect(stale).toBeHidden()
  // The bill follows the answers, later on a busy machine.
  await expect(running).not.toHaveText(premium ?? '')
  await expect(page).toHaveURL(/bedrooms=3.*grade=Premium/)
  const inCrore = new RegExp(`^${say('Complete')} \\S+ ${crore}`)
  const [total = 'no total'] = inCrore.exec((await running.textContent()) ?? '') ?? []
  await page.reload()
  await expect(running).toContainText(total)

  const takeAway = page.getByRole('region', { name: say('Share, print and save') })
  await takeAway.getByRole('button', { name: say('More', 'bill') }).click()
  const downloading = page.waitForEvent('download')
  await takeAway.getByRole('button', { name: say('Download CSV') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${title.toLowerCase().replaceAll(' ', '-')}.csv`)
  const rows = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.find((row) => row.startsWith(`${say('Total')},`))).toMatch(/^[^,]+,,,,,,\d{7,8},/)
})

test('the printed bill holds every line and none of the controls', async ({ page, say, words }) => {
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=10&constructionType=Complete')
  await expect(page.getByRole('heading', { name: say('The bill') })).toBeVisible()
  const takeAway = page.getByRole('region', { name: say('Share, print and save') })
  await takeAway.getByRole('button', { name: say('More', 'bill') }).click()
  const print = page.getByRole('button', { name: say('Print or PDF') })
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.getByRole('article', { name: say('The bill on paper') })
  await expect(paper.getByText(words.priceBook.itemName('Bricks for walls and foundations'))).toBeVisible()
  await expect(page.getByLabel(say('Plot size'))).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(print).toBeHidden()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the detailed estimate breaks no rule of access and fits the screen, ${scheme}`, async ({
    page,
    say,
    words,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/#/calculator?mode=detailed')
    await expect(page.getByLabel(say('Plot size'))).toBeVisible()
    await expectAccessible(page)
    await page.goto('/#/calculator?mode=detailed&city=Karachi&plotSize=7&grade=Economy')
    await expect(page.getByRole('heading', { name: say('The bill') })).toBeVisible()
    await goToStep(page, 'House')
    await page.getByLabel(say('Storeys'), { exact: true }).fill('9')
    await goToStep(page, 'bill')
    const steel = say('Excavation and Steel Reinforcement')
    const section = page.locator('summary').filter({ hasText: steel })
    await section.click()
    // A list on a narrow screen, a table on a wide one.
    const table = page.getByLabel(words.detailedEstimate.linesOf(steel))
    const lines = table.getByRole('listitem').or(table.getByRole('row'))
    const line = lines.filter({ hasText: words.priceBook.itemName('Excavation for foundations') })
    await line.getByRole('button').click()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await goToStep(page, 'House')
    await page.getByLabel(say('Storeys'), { exact: true }).fill('2')
    await goToStep(page, 'bill')
    await expect(section).toBeVisible()
    if (!(await table.isVisible())) await section.click()
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
      // A list becomes a table, and a table a list, once the page has the new width.
      await expect(async () => {
        const box = await boxOf(table)
        expect(box.start).toBeGreaterThanOrEqual(0)
        expect(box.end).toBeLessThanOrEqual(width)
        // The cost is visible without scrolling.
        const isTable = (await table.getByRole('table').count()) > 0
        const place = isTable
          ? table.getByRole('columnheader', { name: say('Cost') })
          : line.getByText(/^[\d,]+$/)
        const cost = await boxOf(place)
        expect(cost.start).toBeGreaterThanOrEqual(box.start)
        expect(cost.end).toBeLessThanOrEqual(box.end)
      }).toPass()
    }
  })
}
