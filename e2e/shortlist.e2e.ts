import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** Builders of the demo. */
const ravi = 'Ravi Brickworks (Demo)'
const khyber = 'Khyber Stone Builders (Demo)'
const harbour = 'Harbour Frame Construction (Demo)'
const mark = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('button', { name: `Shortlist: ${name}` })
const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('companies are shortlisted, compared, shared, and taken over elsewhere', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  await page.goto('/#/contractors?service=5')
  for (const name of [ravi, khyber, harbour]) await mark(page, name).click()
  await expect(mark(page, harbour)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Ask these three' }).click()
  await expect(heading(page, 'Ask these three')).toBeFocused()
  await expect(page.getByText('0 of 3 sent')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Message .* on WhatsApp$/ })).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist (3)' }).click()
  await expect(heading(page, 'Shortlist')).toBeFocused()
  await expect(ticks(page)).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await tick(page, ravi).click()
  await tick(page, harbour).click()
  // Every selected company has the link.
  await page
    .getByRole('listitem')
    .filter({ has: tick(page, harbour) })
    .getByRole('link', { name: 'Side by side (2)' })
    .click()
  await expect(heading(page, 'Side by side')).toBeFocused()
  await expect(page.getByRole('link', { name: /^(WhatsApp|Email) to/ })).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const comparison = page.url()
  await page.goBack()
  await expect(tick(page, harbour)).toBeChecked()

  await page.reload()
  await mark(page, khyber).click()
  await expect(page.getByRole('status').filter({ hasText: 'is off your shortlist' })).toBeFocused()
  await expect(ticks(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ticks(page)).toHaveCount(3)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const family = await (await browser.newContext()).newPage()
  await family.goto(link)
  await expect(heading(family, 'A shared shortlist')).toBeVisible()
  await expectAccessible(family)
  await family.getByRole('button', { name: 'Keep these' }).click()
  await expect(heading(family, 'Shortlist')).toBeVisible()
  await expect(ticks(family)).toHaveCount(3)
  await family.goto(comparison)
  await expect(heading(family, 'Side by side')).toBeVisible()
  await family.context().close()

  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is on your shortlist yet' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED/ })

  test('the shortlist says who is on it', async ({ page }) => {
    await page.goto('/#/contractors')
    await mark(page, ravi).click()
    await page.route('**/api/companies**', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Shortlist (1)' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('link', { name: ravi })).toBeVisible()
    await page.unroute('**/api/companies**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
