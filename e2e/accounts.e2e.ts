import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { expect, logIn, logOut, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll, expectStillScreens, noteShifts } from './movement.ts'

test('screens for companies redirect a visitor to the login', async ({ page, say }) => {
  for (const address of ['overview', 'add-portfolio', 'settings']) {
    await page.goto(`/#/${address}`)
    await page.waitForURL(/#\/login/)
    await expect(page.getByRole('heading', { level: 1, name: say('Login to Your Account') })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('a wrong password says so and keeps what was typed', async ({ page, company, say }) => {
  await page.goto('/#/login')
  await page.getByLabel(say('Email')).fill(company.email)
  await page.getByLabel(say('Password'), { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: say('Login'), exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: say('Login failed. Please check your credentials') }),
  ).toBeVisible()
  await expect(page.getByLabel(say('Email'))).toHaveValue(company.email)
})

test('sign-up refuses two different passwords and a taken address', async ({ page, company, say }) => {
  await page.goto('/#/signup')
  await page.getByLabel(say('Company Name')).fill('Second of its name')
  await page.getByLabel(say('Email')).fill(company.email)
  await page.getByRole('combobox', { name: say('Category', 'auth') }).click()
  await page.getByRole('option', { name: say('Architecture') }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel(say('Password'), { exact: true }).fill('abc')
  await expect(page.getByRole('status').filter({ hasText: say('Weak') })).toBeVisible()
  await page.getByLabel(say('Password'), { exact: true }).fill('abcdef')
  await expect(page.getByRole('status').filter({ hasText: say('Medium') })).toBeVisible()
  await page.getByLabel(say('Confirm Password'), { exact: true }).fill('abcdeg')
  await page.getByRole('button', { name: say('Create Account') }).click()
  await expect(page.getByRole('alert').filter({ hasText: say('Passwords do not match') })).toBeVisible()
  await page.getByLabel(say('Confirm Password'), { exact: true }).fill('abcdef')
  await page.getByRole('button', { name: say('Create Account') }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: say('An account with this email address already exists. Please log in instead') }),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/signup/)
  await expect(page.getByLabel(say('Company Name'))).toHaveValue('Second of its name')
})

test('signing out in one tab signs out the other', async ({ page, company, context, say }) => {
  await logIn(page, company)
  await page.goto('/#/overview')
  await expect(page.getByRole('heading', { level: 1, name: say('Portfolio Overview') })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/settings')
  await expect(other.getByRole('heading', { level: 1, name: say('Update Profile') })).toBeVisible()

  await logOut(page)
  await page.waitForURL(/#\/$/)
  await other.waitForURL(/#\/login/)
  const kept = () => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])
  await expect.poll(kept).toEqual([null, null])
})

test('the profile can be changed, the e-mail address cannot', async ({ page, company, say }) => {
  await logIn(page, company)
  await publish(page, company, { title: 'Corner plot' })
  await page.goto('/#/settings')
  await expect(page.getByLabel(say('Email'), { exact: true })).toBeDisabled()
  await page.getByLabel(say('Company Name')).fill(`${company.name} & Sons`)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Update Profile') })
    .click()
  await expectToast(page, say('Profile updated successfully'))
  await page.goto(`/#/contractors?q=${encodeURIComponent(`${company.name} & Sons`)}`)
  await expect(page.getByRole('heading', { name: `${company.name} & Sons` })).toBeVisible()
})

test('typed text survives a reload and a refused submit', { tag: '@wide' }, async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await page.getByLabel(say('Title')).fill('Half-written house')
  await page.getByLabel(say('Content')).fill('Long text that took an evening.')
  await page.getByLabel(say('City')).selectOption({ label: say('Karachi') })
  await page.reload()
  await expect(page.getByLabel(say('Title'))).toHaveValue('Half-written house')
  await expect(page.getByLabel(say('Content'))).toHaveValue('Long text that took an evening.')
  await page.getByRole('heading', { name: say('Address and contact') }).click()
  await page.getByLabel(say('Website')).fill('javascript:alert(1)')
  await page.getByRole('button', { name: say('Add Portfolio') }).click()
  const box = page.getByRole('region', { name: words.portfolioForm.needCorrecting(1) })
  await expect(box).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(say('Website'))).toBeFocused()
  await expect(page.getByLabel(say('Website'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(say('Title'))).toHaveValue('Half-written house')
  await expect(page).toHaveURL(/#\/add-portfolio/)
})

test('a forgotten password is replaced', { tag: '@smoke' }, async ({ page, company, say }) => {
  await page.goto('/#/login')
  await page.getByRole('link', { name: say('Forgot Password?') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Reset Password') })).toBeVisible()
  await page.getByLabel(say('Email')).fill(company.email)
  await page.getByRole('button', { name: say('Send Reset Code') }).click()
  await page.waitForURL(/#\/new-password/)
  await page.getByLabel(say('New Password'), { exact: true }).fill('a-new-password')
  await page.getByLabel(say('Confirm Password'), { exact: true }).fill('a-new-password')
  await page.getByRole('button', { name: say('Update Password') }).click()
  await expectToast(page, say('Password updated successfully.'))
  await page.waitForURL(/#\/login/)
  const response = await page.request.post('/api/auth/login', {
    data: { email: company.email, password: 'a-new-password' },
  })
  expect(response.status()).toBe(200)
})

test('no screen of a company moves while it loads', async ({ page, company }) => {
  await noteShifts(page)
  await publish(page, company, { title: 'House in DHA', pictures: 2 })
  await logIn(page, company)
  await expectStillScreens(page, '/')
})
