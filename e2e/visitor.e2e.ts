import type { Locator } from '@playwright/test'
import { boxOf } from './boxes.ts'
import { chooseOption, expect, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { anyFigure, patternOf } from './patterns.ts'

test('the footer’s services and the home page’s cards open the same list', async ({ page, say, words }) => {
  await page.goto('/#/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Architecture') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Available Contractors') })).toBeVisible()
  const main = page.getByRole('main')
  // Other journeys add companies, which are ignored here.
  const names = main.getByRole('heading', { level: 2, name: /\(Demo\)$/ })
  const known = main.getByRole('heading', { level: 2, name: 'Jaali and Court Architects (Demo)' })
  await expect(known).toBeVisible()
  // The cards are drawn a few at a time.
  await expect(main.locator('ul[aria-busy="false"]')).toBeVisible()
  const fromFooter = await names.allTextContents()
  await page.goto('/#/contractors?service=4')
  await expect(known).toBeVisible()
  await expect(names).toHaveText(fromFooter)
  const filters = page.getByRole('button', {
    name: new RegExp(`^${words.contractors.filters}( \\(\\d+\\))?$`),
  })
  if (await filters.isVisible()) await filters.click()
  await chooseOption(
    page.getByRole('combobox', { name: say('Service', 'contractors') }),
    say('Interior Design'),
  )
  await page.waitForURL(/service=6/)
})

test('search finds companies and categories, and says when there is nothing', async ({
  page,
  company,
  say,
}) => {
  await publish(page, company, { title: 'One to find' })
  await page.goto('/#/contractors')
  const search = page.getByLabel(say('Search Contractors'))
  await search.fill(company.name.slice(2, 12).toUpperCase())
  await expect(page.getByRole('heading', { name: company.name })).toBeVisible()
  await search.fill('interior')
  await expect(page.getByRole('heading', { name: company.name })).toBeHidden()
  const interiors = page.getByRole('article', { name: 'Blue Kashi Interiors (Demo)' })
  await expect(interiors.getByRole('button', { name: say('View Profile', 'companies') })).toBeVisible()
  await search.fill('100%_nobody')
  const nothing = page
    .getByRole('status')
    .filter({ hasText: say('No contractors found matching your search.') })
  await expect(nothing).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('100%_nobody')
  await expect(nothing).toBeVisible()
})

test('a portfolio opens from its own address, walks to the next and stops at the last', {
  tag: '@smoke',
}, async ({ page, company, say, words }) => {
  await publish(page, company, { title: 'The first', pictures: 3 })
  const second = await publish(page, company, { title: 'The second' })
  await page.goto(`/#/profileDetailScreen?company=${company.id}`)
  await page.getByRole('link', { name: 'The first' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The first' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: words.portfolioDetail.picturesOf('The first') }),
  ).toBeVisible()
  const next = page.getByRole('button', { name: say('Next Portfolio') })
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'The second' })).toBeVisible()
  await expect(next).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'The first' })).toBeVisible()
  await page.goto(`/#/portfolio/${second}`)
  await expect(page.getByRole('heading', { level: 1, name: 'The second' })).toBeVisible()
})

/** Fails when a carousel with three pictures leaves the picture of this dot within the time of two moves. */
async function expectRest(dot: Locator): Promise<void> {
  await expect(dot).toHaveAttribute('aria-pressed', 'true')
  // Twice: a move in the first period is drawn by the end of the second.
  for (const ms of [4_000, 4_000]) await dot.page().clock.runFor(ms)
  // Checked at once: after a wait a moving carousel could have come round.
  expect(await dot.getAttribute('aria-pressed')).toBe('true')
}

test('the carousel moves by itself, stops when told, and rests for those who ask', async ({
  page,
  company,
  say,
  words,
}) => {
  const id = await publish(page, company, { title: 'Moving pictures', pictures: 3 })
  await page.clock.install()
  await page.goto(`/#/portfolio/${id}`)
  const { pictureOf } = words.carousel
  const dot = (number: number) => page.getByRole('button', { name: pictureOf(number, 3) })
  await expect(dot(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(dot(2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: say('Stop slides') }).click()
  // On a busy machine another slide may appear before the press.
  const anyDot = new RegExp(patternOf(pictureOf(anyFigure, 3)).replace('[\\d,.]+', '(\\d)'))
  const pressed = page.getByRole('button', { name: anyDot, pressed: true })
  const [, stoppedAt] = anyDot.exec((await pressed.getAttribute('aria-label')) ?? '') ?? []
  const following = dot((Number(stoppedAt) % 3) + 1)
  await page.getByRole('button', { name: say('Next', 'carousel'), exact: true }).click()
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('heading', { level: 1 }).hover()
  await expectRest(following)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('button', { name: say('Play slides') })).toBeVisible()
  await expectRest(dot(1))
})

test('screens opened without their subject say so and offer a way back', async ({ page, say }) => {
  for (const address of [
    'profileDetailScreen',
    'portfolioDetail',
    'portfolio/0190a5f0-0000-7000-8000-000000000000',
    'portfolio/nonsense',
    'profileDetailScreen?company=nonsense',
  ]) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: say('All contractors') })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Unexpected Application Error!') })).toHaveCount(0)
  }
})

test('an unknown address shows the default error screen', async ({ page, say }) => {
  await page.goto('/#/no-such-screen')
  await expect(page.getByRole('heading', { name: say('Unexpected Application Error!') })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '404' })).toBeVisible()
})

// The browser and React report the failure on the console.
// biome-ignore lint/correctness/noEmptyPattern: the fixture's first argument must be a pattern
const failing = test.extend<object>({ quietConsole: async ({}, use) => use(undefined) })

failing(
  'a screen that cannot be had says so, in line with the page around it',
  async ({ page, language, say }) => {
    await page.goto('/#/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/assets/**', (route) => route.abort())
    await page.evaluate(() => location.assign('#/confirm-email'))
    const heading = page.getByRole('heading', { level: 1, name: say('Unexpected Application Error!') })
    await expect(heading).toBeVisible()
    const begin = language === 'ur' ? 'end' : 'start'
    const brand = await boxOf(page.getByRole('link', { name: say('Tameer, home') }))
    expect((await boxOf(heading))[begin]).toBe(brand[begin])
  },
)

test('nothing scrolls sideways, down to 320 pixels', async ({ page, company }) => {
  const id = await publish(page, company, { title: 'A-very-long-title-without-a-single-space-'.repeat(3) })
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    for (const address of [
      '',
      'contractors',
      `profileDetailScreen?company=${company.id}`,
      `portfolio/${id}`,
      'signup',
      'login',
      'about',
    ]) {
      await page.goto(`/#/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  }
})
