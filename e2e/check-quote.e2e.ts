import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { prepareContext } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll, waitForRest } from './movement.ts'

/** Counts the presses that a person makes; a figure or a name that is typed is none. */
function presses() {
  const made = { count: 0 }
  return {
    made,
    press: async (act: Promise<unknown>) => {
      await act
      made.count += 1
    },
  }
}

const mostPresses = 12

/** Chooses an answer of a row or chip. */
const answer = (page: Page, row: string, choice: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('radio', { name: choice }).check()

async function typePrice(page: Page, name: string, figure: string) {
  const say = sayOn(page)
  await page.getByLabel(say('A name for this builder')).fill(name)
  await page.getByLabel(say('Price, Rs'), { exact: true }).fill(figure)
}

test('three prices from WhatsApp are checked, compared and sent on, and nothing leaves the device', {
  tag: '@smoke',
}, async ({ page, browser, say, words, language }) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const { check } = words
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=10&step=bill')
  const complete = presses()
  await complete.press(
    page.getByRole('link', { name: say('Have a builder’s price already? Check it') }).click(),
  )

  await test.step('a complete house, without steel', async () => {
    const { press, made } = complete
    await press(page.getByRole('link', { name: check.wayComplete }).click())
    await typePrice(page, 'Uncle', '4,700')
    await press(page.getByRole('button', { name: check.oftenAll }).click())
    for (const row of [check.rows.wall, check.rows.front, check.rows.fees])
      await press(answer(page, row, check.unsaid))
    await press(answer(page, check.rows.gate, check.apart))
    await page.getByLabel(`${check.rows.gate}: ${check.sum}`).fill('1.5 lakh')
    await press(page.getByRole('checkbox', { name: check.chips.steel }).check())
    await page.getByLabel(check.before).fill('30')
    await page.getByLabel(check.kept, { exact: false }).fill('0')
    await page.getByLabel(check.weeks).fill('44')
    // A reload keeps what is typed.
    await page.reload()
    await expect(page.getByLabel(check.before)).toHaveValue('30')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await press(page.getByRole('button', { name: check.see }).click())
    expect(made.count).toBeLessThanOrEqual(mostPresses)
    await expect(page.getByRole('heading', { level: 1, name: 'Uncle' })).toBeVisible()
    await expect(page.getByRole('row', { name: check.same })).toContainText('1,86,31,515')
    await expect(page.getByRole('row', { name: check.leftout(check.chips.steel) })).toContainText('15,85,105')
    await waitForRest(page)
    await expectAccessible(page)
    const chat = new URL((await page.getByRole('link', { name: check.send }).getAttribute('href')) ?? '')
    expect(chat.host).toBe('wa.me')
    const text = chat.searchParams.get('text') ?? ''
    expect(text.split('\n')).toHaveLength(9)
    expect(text).not.toContain('Uncle')
  })

  await test.step('the agreement, on exactly two pages of A4', async () => {
    const { agreement } = words
    await page.getByRole('link', { name: check.agree }).click()
    await expect(page.getByRole('heading', { level: 1, name: agreement.title })).toBeVisible()
    await expect(page.getByText(agreement.left('10'))).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: agreement.next }).click()
    await page.keyboard.press('Space')
    await expect(page.getByText(agreement.left('9'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(agreement.left('9'))).toBeVisible()
    // Paper has a sheet of its own, which is loaded after the screen.
    await waitForRest(page)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2)
    await page.getByRole('link', { name: 'Uncle' }).click()
  })

  await test.step('the grey structure, and labour alone', async () => {
    for (const [way, name, figure] of [
      [check.wayGrey, 'Neighbour', '3,100'],
      [check.wayLabour, 'Foreman', '640'],
    ] as const) {
      const { press, made } = presses()
      await press(page.getByRole('link', { name: check.add }).click())
      await press(page.getByRole('link', { name: way }).click())
      await typePrice(page, name, figure)
      await press(page.getByRole('button', { name: check.oftenAll }).click())
      await press(page.getByRole('button', { name: check.see }).click())
      expect(made.count).toBeLessThanOrEqual(mostPresses)
    }
  })

  await test.step('the comparison, and its link on another device', async () => {
    await expect(page.getByRole('heading', { level: 1, name: words.quotesTitle.threeH1(3) })).toBeVisible()
    const verdict = page.getByRole('region', { name: words.quoteComparison.verdictTitle })
    await expect(verdict).toContainText('Foreman')
    await expectNoSidewaysScroll(page)
    await waitForRest(page)
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: check.link, exact: true }).click()
    await expect(page.getByText(check.linkWarn)).toBeVisible()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('in=')
    const link = await copied()
    const other = await browser.newContext()
    await prepareContext(other, language)
    const phone = await other.newPage()
    await phone.goto(link)
    await expect(phone.getByText(check.sOpened)).toBeVisible()
    await phone.getByRole('button', { name: check.sKeep }).click()
    await expect(phone.getByRole('heading', { level: 1, name: words.quotesTitle.threeH1(3) })).toBeVisible()
    await phone.goto(`${link.slice(0, -20)}`)
    await expect(phone.getByText(check.sBadlink)).toBeVisible()
    await other.close()
  })

  await test.step('a removed price comes back', async () => {
    await page.getByRole('link', { name: 'Neighbour', exact: true }).click()
    await page.getByRole('button', { name: check.remove }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.quotesTitle.threeH1(2) })).toBeVisible()
    await page.getByRole('button', { name: check.sRemoved }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.quotesTitle.threeH1(3) })).toBeVisible()
  })

  expect(sent.filter((one) => /Uncle|Neighbour|Foreman|4,?700|15000|checkedQuotes/.test(one))).toEqual([])
})
