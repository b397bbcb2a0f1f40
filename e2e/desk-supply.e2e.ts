import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test('the same twice: an operator finds two companies of one name, and puts aside that they differ', async ({
  page,
  request,
  company,
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
  await page.getByRole('main').getByRole('link', { name: 'The same twice' }).click()
  await page.waitForURL(/part=duplicates/)
  const row = page
    .getByRole('list', { name: 'Companies that share something' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: twin.name }) })
  // A job compares what has changed.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(row).toContainText('The same name')
  await expect(row.getByRole('list', { name: 'Also at' })).toContainText(company.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await row.getByRole('button', { name: /^These are different: / }).click()
  const question = page.getByRole('dialog', { name: 'Are these different companies?' })
  await expect(question.getByText(company.name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'They are different' }).click()
  await expectToast(page, 'Noted. They have left the list')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.goto(`/#/desk/companies/${company.id}`)
  const history = page.getByRole('region', { name: 'History', exact: true })
  await expect(
    history.getByRole('listitem').filter({ hasText: 'companies that share something are different' }),
  ).toHaveCount(1)
  await expectAccessible(page)
})
