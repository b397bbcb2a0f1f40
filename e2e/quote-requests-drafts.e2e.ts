import type { Page } from '@playwright/test'
import type { Invitation } from '@tameer/contract'
import { expect, logIn, type SignedUpCompany, test } from './fixtures.ts'
import { atAnyTime, houseOf, openInvited, priceOf, quoteForm, saved } from './quote-form.ts'

test.use({ provoked: /status of 409|net::ERR_INTERNET_DISCONNECTED/ })

test('two tabs: the later draft gets a warning, and nothing is lost', async ({
  page,
  company,
  context,
  say,
  words,
}) => {
  await openInvited(page, company)
  const other = await context.newPage()
  await logIn(other, company)
  await other.goto(page.url())
  const [mine, theirs] = [priceOf(page, say('Grey Structure')), priceOf(other, say('Grey Structure'))]
  await theirs.fill('2,900')
  await saved(other)
  await mine.fill('3,100')
  const later = quoteForm(page).getByRole('alert').filter({ hasText: words.quoteForm.savedLater })
  await expect(later).toBeVisible()
  await expect(mine).toHaveValue('3,100')
  await page.getByRole('button', { name: say('Keep this one') }).click()
  await saved(page)
  await theirs.fill('2,950')
  await other.getByRole('button', { name: say('Use that one') }).click()
  await expect(theirs).toHaveValue('3,100')
  await page.reload()
  await expect(mine).toHaveValue('3,100')
})

test('without a connection typed text stays, and is saved later', { tag: '@smoke' }, async ({
  page,
  company,
  context,
  say,
  words,
}) => {
  await openInvited(page, company)
  const { id } = (await invitationsOf(page, company))[0] ?? { id: '' }
  await priceOf(page, say('Grey Structure')).fill('3,000')
  await saved(page)
  await page.route('**/draft', (route) => route.abort('internetdisconnected'))
  await priceOf(page, say('Grey Structure')).fill('3,050')
  const notSaved = quoteForm(page)
    .getByRole('alert')
    .filter({ hasText: words.quoteForm.notSavedOffline.device })
  await expect(notSaved).toBeVisible()
  const since = atAnyTime((iso) => words.quoteForm.notSavedSince(iso, 'device'))
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${since}$`) }),
  ).toBeVisible()
  await page.reload()
  await expect(priceOf(page, say('Grey Structure'))).toHaveValue('3,050')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Quote requests') })
    .click()
  await page.getByRole('link', { name: houseOf(page) }).click()
  await expect(priceOf(page, say('Grey Structure'))).toHaveValue('3,050')
  await page.unroute('**/draft')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await saved(page)
  const response = await context.request.get(`/api/invitations/${id}`, {
    headers: { authorization: `Bearer ${company.token}` },
  })
  expect(((await response.json()) as Invitation).draft?.draft).toMatchObject({
    entry: { figures: { 'phase grey': '3,050' } },
  })
})

async function invitationsOf(page: Page, company: SignedUpCompany): Promise<{ id: string }[]> {
  const response = await page.request.get('/api/invitations', {
    headers: { authorization: `Bearer ${company.token}` },
  })
  return ((await response.json()) as { data: { id: string }[] }).data
}
