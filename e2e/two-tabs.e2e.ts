import { expect, logIn, logOut, test } from './fixtures.ts'

test('the theme chosen in one tab is shown in another, with a switch on its screen or without', async ({
  page,
  context,
  company,
  say,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/#/')
  const choose = (theme: 'Dark' | 'Device') =>
    page
      .getByRole('contentinfo')
      .getByRole('radio', { name: say(theme) })
      .click()
  const other = await context.newPage()
  await logIn(other, company)
  for (const address of ['/#/contractors', '/#/login', '/#/overview']) {
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = () => other.evaluate(() => document.documentElement.dataset.theme)
    await choose('Dark')
    await expect.poll(shown, address).toBe('dark')
    await choose('Device')
    await expect.poll(shown, address).toBeUndefined()
  }
})

test('signing in and out in one tab applies to another', { tag: '@smoke' }, async ({
  page,
  context,
  company,
  isMobile,
  say,
}) => {
  const other = await context.newPage()
  await other.goto('/#/contractors')
  if (isMobile) await other.getByRole('button', { name: say('Open menu') }).click()
  const dashboard = other.getByRole('link', { name: say('Dashboard') })
  await expect(other.getByRole('link', { name: say('Login') })).toBeVisible()
  await expect(dashboard).toHaveCount(0)
  await page.goto('/#/login')
  await page.getByLabel(say('Email')).fill(company.email)
  await page.getByLabel(say('Password'), { exact: true }).fill(company.password)
  await page.getByRole('button', { name: say('Login'), exact: true }).click()
  await page.waitForURL(/#\/overview/)
  await dashboard.click()
  await expect(
    other.getByRole('navigation', { name: say('Dashboard') }).getByText(company.name),
  ).toBeVisible()

  await logOut(page)
  await other.waitForURL(/#\/login/)
  await expect(other.locator('body')).not.toContainText(company.name)
})
