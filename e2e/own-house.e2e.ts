import type { Page } from '@playwright/test'
import type { Words } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { goToStep } from './detailed-steps.ts'
import { expect, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll, noteShifts, shiftOf, waitForRest } from './movement.ts'

const ownHouse = { plotSize: 7, plotUnit: 'Marla', coveredAreaSft: 1234, query: '' }

/** Pattern of an amount from one to two Crore. */
const aboutCrore = ({ amounts }: Words) => amounts.displayAmount(10_000_000).replace('1.00', '1\\.\\d\\d')

/** The line above the list of companies that names the house. */
function forOwnHouse({ contractors }: Words, city: string): RegExp {
  const house = contractors.houseName({ ...ownHouse, city })
  return RegExp(contractors.forYourHouse(house, 10_000_000).replace('1.00', '[\\d.]+'))
}

/** Pattern of the name of a link to the builders of a city: shorter on a phone, with or without their number. */
const namesBuilders = ({ detailedEstimate, bill }: Words, city: string) =>
  RegExp(`^(${detailedEstimate.buildersIn(city)}|${bill.buildersShort()})( \\(\\d+\\))?$`)

/**
 * Goes from the home screen to the plot of a house in Karachi and counts the presses; `pressed` counts further ones.
 */
async function askForOwnPlot(page: Page) {
  await page.goto('/#/')
  const say = sayOn(page)
  const presses = { made: 0 }
  const pressed = async (press: Promise<unknown>) => {
    await press
    presses.made += 1
  }
  const hero = page.getByRole('main').locator('form')
  await pressed(hero.getByRole('combobox', { name: say('City') }).selectOption({ label: say('Karachi') }))
  // With a hand a list takes two presses: one opens it, one chooses.
  presses.made += 1
  await pressed(hero.getByRole('link', { name: say('Other size, such as 7 Marla') }).click())
  return { presses, pressed }
}

test('home leads to the figure of 7 Marla in Karachi in four presses at most', async ({
  page,
  say,
  words,
}) => {
  const { presses } = await askForOwnPlot(page)
  const plot = page.getByLabel(say('Plot size'))
  await expect(plot).toBeFocused()
  await expect(plot).toBeInViewport()
  await page.keyboard.type('7')
  const { andGrey, complete } = words.detailedEstimate
  const running = page.getByRole('status').filter({ hasText: RegExp(`^${complete} ${aboutCrore(words)}`) })
  await expect(running).toBeInViewport()
  await expect(running).toContainText(
    RegExp(andGrey(words.amounts.displayAmount(500_000).replace('5.00', '.+'))),
  )
  expect(presses.made).toBeLessThanOrEqual(4)
})

test('home leads to a message to a builder in the own city, with the house, in five presses at most', {
  tag: '@smoke',
}, async ({ page, say, words }) => {
  const { presses, pressed } = await askForOwnPlot(page)
  await expect(page.getByLabel(say('Plot size'))).toBeFocused()
  await page.keyboard.type('7')
  const { buildersIn } = words.detailedEstimate
  // A phone has the link at the question, a wide screen among the bill's buttons.
  const builders = page.getByRole('link', { name: buildersIn(say('Karachi')) })
  const beside = page.getByRole('region', { name: say('Share, print and save') }).getByRole('link')
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  await pressed((wide ? beside.and(builders) : builders).click())
  await expect(page.getByRole('main').getByText(forOwnHouse(words, 'Karachi'))).toBeVisible()
  const card = page.getByRole('article', { name: 'Harbour Frame Construction (Demo)' })
  await expect(card).toContainText(say('Karachi'))
  const chat = new URL((await card.getByRole('link', { name: say('WhatsApp') }).getAttribute('href')) ?? '')
  expect(chat.host).toBe('wa.me')
  const text = chat.searchParams.get('text') ?? ''
  const [told = ''] = words.firstMessage.toCompany('PAGE', { ...ownHouse, city: 'Karachi' }).split('PAGE')
  expect(text).toMatch(RegExp(`^${told.replace('1,234', '[\\d,]+')}`))
  // The message contains a link to the whole bill.
  const estimate = text.match(/https?:\/\/\S+\/estimate\?\S+/)?.[0] ?? ''
  expect((await page.request.get(estimate)).status()).toBe(200)
  presses.made += 1
  expect(presses.made).toBeLessThanOrEqual(5)
})

test('the bill leads to builders at its top and in the bar that stays, with their number', async ({
  page,
  say,
  words,
}) => {
  await page.goto('/#/calculator?mode=detailed&city=Karachi&plotSize=7&step=bill')
  const name = namesBuilders(words, say('Karachi'))
  const top = page.getByRole('region', { name: say('Share, print and save') }).getByRole('link', { name })
  await expect(top).toHaveAttribute('href', '#/contractors?service=5&city=1')
  await expect(top).toBeInViewport()
  await page.mouse.wheel(0, 2_000)
  await expect(top).toHaveAccessibleName(/\(\d+\)$/)
  await expect(top).not.toBeInViewport()
  const bar = page.getByRole('link', { name })
  await expect(bar.filter({ visible: true }).last()).toBeInViewport()
})

test('a house from a link is passed on to builders, and does not replace the own one', async ({
  page,
  say,
  words,
}) => {
  const shared = '/#/calculator?mode=detailed&city=Karachi&plotSize=7&prices=2026-11-01&total=14000000'
  await page.goto(shared)
  await page
    .getByRole('region', { name: say('Share, print and save') })
    .getByRole('link', { name: namesBuilders(words, say('Karachi')) })
    .click()
  const line = page.getByRole('main').getByText(forOwnHouse(words, 'Karachi'))
  await expect(line).toBeVisible()
  await page.goto('/#/contractors?service=5&city=2')
  await expect(page.getByText(words.contractors.buildingInstead(say('Lahore')))).toBeVisible()
  await page.getByRole('button', { name: words.contractors.yesIn(say('Lahore')) }).click()
  await expect(page.getByRole('main').getByText(forOwnHouse(words, 'Lahore'))).toBeVisible()
})

test('the last house is offered on home and calculator, moves nothing, and is forgotten with one press', async ({
  page,
  say,
  words,
}) => {
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=7')
  await goToStep(page, 'bill')
  await page.getByRole('button', { name: say('Save and compare') }).click()
  await noteShifts(page)
  for (const address of ['/#/', '/#/calculator']) {
    await page.goto('about:blank')
    await page.goto(address)
    const offer = page.getByRole('region', { name: say('Your last estimate') })
    await expect(offer).toContainText(
      RegExp(words.ownHouse.complete('7', say('Marla', 'values'), say('Lahore'), aboutCrore(words))),
    )
    await waitForRest(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const offer = page.getByRole('region', { name: say('Your last estimate') })
  await expect(offer.getByRole('link', { name: words.ownHouse.compare(1) })).toBeVisible()
  await offer.getByRole('link', { name: say('Continue') }).click()
  await expect(page.getByRole('heading', { name: say('The bill') })).toBeVisible()
  await page.goBack()
  await offer.getByRole('button', { name: say('Remove from this device') }).press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectToast(page, say('The house is removed from this device'))
  await page.goto('/#/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('the link to the published figure shows it on a phone, not the questions', async ({
  page,
  say,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/')
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('link', { name: words.amounts.displayAmount(14_000_000) })
    .click()
  await expect(page.getByRole('heading', { name: say('Summary') })).toBeFocused()
  await expect(page.getByRole('region', { name: say('Summary') }).getByText('1.40')).toBeInViewport()
  await expect(page.getByLabel(say('Area Size'))).toBeHidden()
  await page.getByRole('button', { name: say('Change', 'quickEstimate') }).click()
  await expect(page.getByLabel(say('Area Size'))).toBeFocused()
})
