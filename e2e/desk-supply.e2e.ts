import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { anyText, patternOf } from './patterns.ts'

test('the same twice: an operator finds two companies of one name, and puts aside that they differ', async ({
  page,
  request,
  company,
  say,
  words,
}, { testId, retry }) => {
  const unique = `${testId}-${retry}-${Date.now().toString(36)}`
  const password = 'journey-pass!'
  const twin = {
    ...{ name: company.name.toUpperCase(), email: `twin-${unique}@journey.example.com` },
    ...{ password, confirmPassword: password, categoryIds: [5] },
  }
  expect((await request.post('/api/auth/signup', { data: twin })).status()).toBe(201)
  const link = addToDesk(page, 'Twin Keeper', `${unique}@journey.example.com`)
  await sitDown(page, await welcome(request, link))

  await page.goto('/#/desk/supply')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('The same twice') })
    .click()
  await page.waitForURL(/part=duplicates/)
  const row = page
    .getByRole('list', { name: say('Companies that share something') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: twin.name }) })
  // A job compares what has changed.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(row).toContainText(say('The same name'))
  await expect(row.getByRole('list', { name: say('Also at') })).toContainText(company.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await row
    .getByRole('button', { name: new RegExp(`^${patternOf(words.deskSupply.differentOf([anyText]))}`) })
    .click()
  const question = page.getByRole('dialog', { name: say('Are these different companies?') })
  await expect(question.getByText(company.name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: say('They are different') }).click()
  await expectToast(page, say('Noted. They have left the list'))
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.goto(`/#/desk/companies/${company.id}`)
  const history = page.getByRole('region', { name: say('History', 'deskCompany'), exact: true })
  await expect(
    history
      .getByRole('listitem')
      .filter({ hasText: say('Noted that companies that share something are different') }),
  ).toHaveCount(1)
  await expectAccessible(page)
})
