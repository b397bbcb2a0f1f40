import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, logIn, publish, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { photograph } from './photographs.ts'

// Messages of the browser when the response is lost on purpose.
test.use({ provoked: /net::ERR_CONNECTION_RESET|the server responded with a status of 409/ })

const titleOf = (page: Page) => page.getByRole('textbox', { name: sayOn(page)('Title') })

const offlineNotice = (page: Page) =>
  page
    .getByRole('main')
    .getByText(
      sayOn(page)(
        'You are offline, or the server cannot be reached. Please check your internet and try again.',
      ),
    )

/** Passes the next form to the server and drops the response. */
async function loseNextResponse(page: Page, method: 'POST' | 'PUT'): Promise<void> {
  let lost = false
  await page.route('**/api/portfolios**', async (route) => {
    if (lost || route.request().method() !== method) return route.fallback()
    lost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('two tabs edit one portfolio, and no change is lost silently', { tag: '@smoke' }, async ({
  page,
  company,
  say,
  words,
}) => {
  const id = await publish(page, company, { title: 'House by the canal', content: 'Two storeys.' })
  await logIn(page, company)
  const other = await page.context().newPage()
  await logIn(other, company)
  for (const tab of [page, other]) {
    await tab.goto(`/#/add-portfolio?id=${id}`)
    await expect(titleOf(tab)).toHaveValue('House by the canal')
  }

  await titleOf(other).fill('House by the old canal')
  await other.getByText(say('Links and print')).click()
  await other.getByLabel(say('Publication')).fill('Mimar')
  await other.getByRole('button', { name: say('Update Portfolio') }).click()
  await other.waitForURL(/#\/overview/)

  await titleOf(page).fill('Canal house')
  await page.getByLabel(say('Content')).fill('Three storeys.')
  await page.getByRole('button', { name: say('Update Portfolio') }).click()
  const notice = page.getByRole('region', { name: say('Changed elsewhere') })
  await expect(notice.getByText('House by the old canal')).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Canal house')
  const project = page.getByRole('region', { name: say('In words') })
  await expect(project.getByText(say('This was changed elsewhere meanwhile'), { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await notice.getByRole('button', { name: words.portfolioForm.takeStoredField(say('Title')) }).click()
  await expect(notice).toHaveCount(0)
  await expect(titleOf(page)).toHaveValue('House by the old canal')
  await page.getByRole('button', { name: say('Update Portfolio') }).click()
  await page.waitForURL(/#\/overview/)
  const stored = await (await page.request.get(`/api/portfolios/${id}`)).json()
  expect(stored).toMatchObject({
    ...{ title: 'House by the old canal', content: 'Three storeys.', publication: 'Mimar' },
  })
})

test('a portfolio whose response was lost is published once', async ({ page, company, say }) => {
  await logIn(page, company)
  await loseNextResponse(page, 'POST')
  await page.goto('/#/add-portfolio')
  await titleOf(page).fill('Tower of brick')
  await page.getByLabel(say('Content')).fill('Nine storeys.')
  await page.getByLabel(say('City')).selectOption({ label: say('Lahore') })
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'tower.jpg', mimeType: 'image/jpeg', buffer: await photograph(1) },
  })
  await page.getByRole('button', { name: say('Add Portfolio'), exact: true }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Tower of brick')
  await page.getByRole('button', { name: say('Add Portfolio'), exact: true }).click()
  await page.waitForURL(/#\/overview/)
  await expect(page.getByRole('article')).toHaveCount(1)
  const list = await page.request.get(`/api/portfolios?company=${company.id}`)
  const { data } = (await list.json()) as { data: { portfolioImages: unknown[] }[] }
  expect(data.map(({ portfolioImages }) => portfolioImages.length)).toEqual([1])
})

test('changes after a lost response are added to the saved portfolio', async ({
  page,
  company,
  say,
  words,
}) => {
  const id = await publish(page, company, { title: 'House', content: 'Text.', pictures: 1 })
  await logIn(page, company)
  await loseNextResponse(page, 'PUT')
  await page.goto(`/#/add-portfolio?id=${id}`)
  await titleOf(page).fill('House of brick')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'court.jpg', mimeType: 'image/jpeg', buffer: await photograph(2) },
  })
  await page.getByRole('button', { name: say('Update Portfolio') }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await page.getByLabel(say('Content')).fill('More text.')
  await page.getByRole('button', { name: say('Update Portfolio') }).click()
  // The earlier try was stored: the form opens with the stored values and the text typed since then.
  await expect(
    page.getByRole('status').filter({ hasText: say('What you typed before is back.') }),
  ).toBeVisible()
  const remove = (place: number) => words.imagePicker.removeItem(words.portfolioForm.imageName(place))
  await expect(page.getByRole('button', { name: remove(2) })).toBeVisible()
  await expect(page.getByRole('button', { name: remove(1) })).toHaveCount(1)
  await expect(page.getByRole('button', { name: remove(3) })).toHaveCount(0)
  await expect(page.getByLabel(say('Content'))).toHaveValue('More text.')
  await page.getByRole('button', { name: say('Update Portfolio') }).click()
  await page.waitForURL(/#\/overview/)
  const stored = await (await page.request.get(`/api/portfolios/${id}`)).json()
  expect(stored).toMatchObject({ title: 'House of brick', content: 'More text.' })
  expect(stored.portfolioImages).toHaveLength(2)
})
