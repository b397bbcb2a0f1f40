import type { Page } from '@playwright/test'
import { maxShortlisted } from '@tameer/contract'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { openBeside } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

/** Builders of the demo. */
const ravi = 'Ravi Brickworks (Demo)'
const khyber = 'Khyber Stone Builders (Demo)'
const harbour = 'Harbour Frame Construction (Demo)'
const mark = (page: Page, name: string) => {
  const { shortlistOf } = wordsOf(page).shortlistMark
  return page.getByRole('article', { name }).getByRole('button', { name: shortlistOf(name) })
}
const ticks = (page: Page) => {
  const [compare] = wordsOf(page).shortlist.compareCompany('')
  return page.getByRole('checkbox', { name: new RegExp(`^${compare}`) })
}
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: wordsOf(page).shortlist.compareCompany(name).join('') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('companies are shortlisted, compared, shared, and taken over elsewhere', { tag: '@smoke' }, async ({
  page,
  say,
  words,
}) => {
  const { askThese } = words.shortlistMark
  const { companyOff, emailTo, empty, sideBySideCount, whatsappTo } = words.shortlist
  await page.goto('/#/contractors?service=5')
  for (const name of [ravi, khyber, harbour]) await mark(page, name).click()
  await expect(mark(page, harbour)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: askThese(3) }).click()
  await expect(heading(page, askThese(3))).toBeFocused()
  await expect(page.getByText(words.askCompanies.sentOf(0, 3))).toBeVisible()
  const onWhatsApp = new RegExp(`^${patternOf(words.companies.messageOnWhatsApp(anyText))}$`)
  await expect(page.getByRole('link', { name: onWhatsApp })).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.shell.shortlistCount(3) })
    .click()
  await expect(heading(page, say('Shortlist', 'shortlist'))).toBeFocused()
  await expect(ticks(page)).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await tick(page, ravi).click()
  await tick(page, harbour).click()
  // Every selected company has the link.
  await page
    .getByRole('listitem')
    .filter({ has: tick(page, harbour) })
    .getByRole('link', { name: sideBySideCount(2) })
    .click()
  await expect(heading(page, say('Side by side', 'shortlist'))).toBeFocused()
  const messages = [whatsappTo, emailTo].map((to) => patternOf(to(anyText)))
  await expect(page.getByRole('link', { name: new RegExp(`^(${messages.join('|')})$`) })).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const comparison = page.url()
  await page.goBack()
  await expect(tick(page, harbour)).toBeChecked()

  await page.reload()
  await mark(page, khyber).click()
  await expect(page.getByRole('status').filter({ hasText: companyOff(khyber) })).toBeFocused()
  await expect(ticks(page)).toHaveCount(2)
  await page.getByRole('button', { name: say('Undo', 'shortlist') }).click()
  await expect(ticks(page)).toHaveCount(3)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: say('Share') }).click()
  await expect(page.getByRole('status').filter({ hasText: say('Link copied') })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const family = await openBeside(page)
  await family.goto(link)
  await expect(heading(family, say('A shared shortlist'))).toBeVisible()
  await expectAccessible(family)
  await family.getByRole('button', { name: say('Keep these') }).click()
  await expect(heading(family, say('Shortlist', 'shortlist'))).toBeVisible()
  await expect(ticks(family)).toHaveCount(3)
  await family.goto(comparison)
  await expect(heading(family, say('Side by side', 'shortlist'))).toBeVisible()
  await family.context().close()

  await page.getByRole('button', { name: say('Forget all') }).click()
  await expect(page.getByRole('status').filter({ hasText: empty(maxShortlisted) })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED/ })

  test('the shortlist says who is on it', async ({ page, say, words }) => {
    await page.goto('/#/contractors')
    await mark(page, ravi).click()
    await page.route('**/api/companies**', (route) => route.abort())
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.shell.shortlistCount(1) })
      .click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('link', { name: ravi })).toBeVisible()
    await page.unroute('**/api/companies**')
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
