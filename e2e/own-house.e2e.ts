import type { Page } from '@playwright/test'
import { expectToast } from './contexts.ts'
import { goToStep } from './detailed-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  noteShifts,
  shiftOf,
  test,
  waitForRest,
} from './fixtures.ts'

/**
 * Goes from the home screen to the plot of a house in Karachi and counts the presses; `pressed` counts further ones.
 */
async function askForOwnPlot(page: Page) {
  await page.goto('/#/')
  const presses = { made: 0 }
  const pressed = async (press: Promise<unknown>) => {
    await press
    presses.made += 1
  }
  const hero = page.getByRole('main').locator('form')
  await pressed(hero.getByRole('combobox', { name: 'City' }).selectOption('Karachi'))
  // With a hand a list takes two presses: one opens it, one chooses.
  presses.made += 1
  await pressed(hero.getByRole('link', { name: 'Other size, such as 7 Marla' }).click())
  return { presses, pressed }
}

test('home leads to the figure of 7 Marla in Karachi in four presses at most', { tag: '@smoke' }, async ({
  page,
}) => {
  const { presses } = await askForOwnPlot(page)
  const plot = page.getByLabel('Plot size')
  await expect(plot).toBeFocused()
  await expect(plot).toBeInViewport()
  await page.keyboard.type('7')
  const running = page.getByRole('status').filter({ hasText: /^Complete 1\.\d\d Crore/ })
  await expect(running).toBeInViewport()
  await expect(running).toContainText(/grey structure alone .+ Lakh/)
  expect(presses.made).toBeLessThanOrEqual(4)
})

test('home leads to a message to a builder in the own city, with the house, in five presses at most', {
  tag: '@smoke',
}, async ({ page }) => {
  const { presses, pressed } = await askForOwnPlot(page)
  await expect(page.getByLabel('Plot size')).toBeFocused()
  await page.keyboard.type('7')
  // A phone has the link at the question, a wide screen among the bill's buttons.
  const builders = page.getByRole('link', { name: /^Builders in Karachi/ })
  const beside = page.getByRole('region', { name: 'Share, print and save' }).getByRole('link')
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  await pressed((wide ? beside.and(builders) : builders).click())
  await expect(page.getByRole('main').getByText(/For your 7 Marla house in Karachi/)).toBeVisible()
  const card = page.getByRole('article', { name: 'Harbour Frame Construction (Demo)' })
  await expect(card).toContainText('Karachi')
  const chat = new URL((await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(chat.host).toBe('wa.me')
  const text = chat.searchParams.get('text') ?? ''
  expect(text).toMatch(/7 Marla house in Karachi, about [\d,]+ sq ft/)
  // The message contains a link to the whole bill.
  const estimate = text.match(/https?:\/\/\S+\/estimate\?\S+/)?.[0] ?? ''
  expect((await page.request.get(estimate)).status()).toBe(200)
  presses.made += 1
  expect(presses.made).toBeLessThanOrEqual(5)
})

test('the bill leads to builders at its top and in the bar that stays, with their number', async ({
  page,
}) => {
  await page.goto('/#/calculator?mode=detailed&city=Karachi&plotSize=7&step=bill')
  const top = page
    .getByRole('region', { name: 'Share, print and save' })
    .getByRole('link', { name: /^Builders in Karachi/ })
  await expect(top).toHaveAttribute('href', '#/contractors?service=5&city=1')
  await expect(top).toBeInViewport()
  await page.mouse.wheel(0, 2_000)
  await expect(top).toHaveText(/^Builders in Karachi \(\d+\)$/)
  await expect(top).not.toBeInViewport()
  const bar = page.getByRole('link', { name: /^Builders (in Karachi )?\(\d+\)$/ })
  await expect(bar.filter({ visible: true }).last()).toBeInViewport()
})

test('a house from a link is passed on to builders, and does not replace the own one', async ({ page }) => {
  const shared = '/#/calculator?mode=detailed&city=Karachi&plotSize=7&prices=2026-11-01&total=14000000'
  await page.goto(shared)
  await page
    .getByRole('region', { name: 'Share, print and save' })
    .getByRole('link', { name: /^Builders in Karachi/ })
    .click()
  const line = page.getByRole('main').getByText(/For your 7 Marla house in Karachi/)
  await expect(line).toBeVisible()
  await page.goto('/#/contractors?service=5&city=2')
  await expect(page.getByText('Building in Lahore instead?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, in Lahore' }).click()
  await expect(page.getByRole('main').getByText(/For your 7 Marla house in Lahore/)).toBeVisible()
})

test('the last house is offered on home and calculator, moves nothing, and is forgotten with one press', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/#/calculator?mode=detailed&city=Lahore&plotSize=7')
  await goToStep(page, 'bill')
  await page.getByRole('button', { name: 'Save and compare' }).click()
  await noteShifts(page)
  for (const address of ['/#/', '/#/calculator']) {
    await page.goto('about:blank')
    await page.goto(address)
    const offer = page.getByRole('region', { name: 'Your last estimate' })
    await expect(offer).toContainText(/Your 7 Marla house in Lahore, 1\.\d\d Crore/)
    await waitForRest(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const offer = page.getByRole('region', { name: 'Your last estimate' })
  await expect(offer.getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await offer.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'The bill' })).toBeVisible()
  await page.goBack()
  await offer.getByRole('button', { name: 'Remove from this device' }).press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectToast(page, 'The house is removed from this device')
  await page.goto('/#/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('the link to the published figure shows it on a phone, not the questions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/')
  await page.getByRole('main').locator('form').getByRole('link', { name: '1.40 Crore' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('1.40')).toBeInViewport()
  await expect(page.getByLabel('Area Size')).toBeHidden()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Area Size')).toBeFocused()
})
