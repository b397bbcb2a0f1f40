import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

test('the pages the server renders carry the client’s bar and footer, in their places', async ({
  page,
  say,
}) => {
  const bar = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const wordmark = bar.getByRole('link', { name: say('Tameer, home') })
  const drawn = async (address: string) => {
    await page.goto(address)
    await expect(wordmark.locator('path')).toHaveCount(2)
    const lines = await wordmark
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => [path.getAttribute('d'), getComputedStyle(path).stroke]))
    const links = await bar.locator('a:visible').all()
    const placed = await Promise.all(
      links.map(async (link) => [await link.textContent(), await link.boundingBox()]),
    )
    const below = await footer.getByRole('link').allTextContents()
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420)
    return { lines, box: await wordmark.locator('svg').boundingBox(), placed, below }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const ours = await drawn('/#/about')
    for (const address of ['/services/construction', '/cost/lahore/10-marla', '/c/nobody']) {
      expect(await drawn(address), address).toEqual(ours)
    }
  }
})

test('a cost page shows what each line costs without scrolling, on a phone too', { tag: '@layout' }, async ({
  page,
  words,
}) => {
  await page.goto('/cost/lahore/10-marla')
  const parts = page.getByRole('group').filter({ has: page.locator('.rows') })
  await expect(parts).toHaveCount(11)
  for (const fold of await parts.locator('summary').all()) await fold.click()
  const steel = words.priceBook.itemName('Deformed steel bars, Grade 60')
  await expect(parts.getByRole('term').filter({ hasText: steel })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a screen opened from a page of the server starts at its top, whatever was read before', async ({
  page,
  say,
  words,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goto('/services/construction')
  const bar = page.getByRole('banner')
  const menu = bar.locator('summary')
  if (await menu.isVisible()) await menu.click()
  await bar
    .getByRole('link', { name: say('Calculator') })
    .filter({ visible: true })
    .click()
  const title = say('House Construction Cost Calculator')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))
  expect(await place()).toBe(0)

  await page.goBack()
  const builders = words.publicPages.services.Construction.companies
  await expect(page.getByRole('heading', { level: 1, name: builders })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: say('About Tameer') })).toBeVisible()
  await expect.poll(place).toBe(400)
})

test('Back returns to the scroll position after reading on from a part of a shared link', async ({
  page,
  say,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/#/terms-and-conditions?part=refunds')
  await expect(page.locator('#refunds')).toBeFocused()
  await expect.poll(place).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollTo(0, 200))
  const about = page.getByRole('contentinfo').getByRole('link', { name: say('About', 'shell') })
  await about.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: say('About Tameer') })).toBeVisible()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: say('Terms and Conditions') })).toBeVisible()
  await expect.poll(place).toBe(200)
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(say('Terms and Conditions')))
  await expect.poll(place).toBe(200)
})
