import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import { addToDesk, deskPassword, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, logIn, test } from './fixtures.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const unique = (testId: string, retry: number) => `${testId}-${retry}-${Date.now().toString(36)}`

/** Opens the desk's navigation, which is in the menu on a phone. */
async function openNavigation(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Desk' })
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Desk' })
}

async function goTo(page: Page, name: string): Promise<void> {
  await (await openNavigation(page))
    .getByRole('link', { name: new RegExp(`^${name}( \\d+ waiting)?$`) })
    .click()
}

async function logOut(page: Page): Promise<void> {
  await (await openNavigation(page)).getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page, 'Login to Your Account')).toBeVisible()
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(deskPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(heading(page, 'Enter the code')).toBeFocused()
}

test(
  'an operator begins with the first-time link, reads the log, leaves and comes back',
  { tag: '@smoke' },
  async ({ page }, { testId, retry }) => {
    const email = `${unique(testId, retry)}@journey.example.com`
    const name = `First Operator ${Date.now().toString(36)}`
    const link = addToDesk(page, name, email)
    const main = page.getByRole('main')

    await page.goto(link)
    await expect(heading(page, 'Welcome to the desk')).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    const key = page.locator('p[translate=no]')
    const secret = (await key.locator('span').allInnerTexts()).join('')
    expect(await page.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toContain(secret)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Set up the account' }).click()
    await expect(main.getByText('Password must be at least 12 characters long.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(deskPassword)
    await page.getByLabel('Code', { exact: true }).fill('123')
    await page.getByRole('button', { name: 'Set up the account' }).click()
    await expect(main.getByText('This code is wrong or was used already')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await page.getByRole('button', { name: 'Set up the account' }).dblclick()

    await expect(heading(page, 'Keep these codes')).toBeFocused()
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as file' }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(codes[9])
    await page.getByRole('button', { name: /I have kept them/ }).click()

    await expect(heading(page, 'What waits')).toBeVisible()
    await expectAccessible(page)
    await goTo(page, 'Log')
    await expect(heading(page, 'Log')).toBeFocused()
    await page.getByLabel('What').selectOption({ label: 'Set up the account with the first-time link' })
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(/event=operator-welcomed/)
    const lines = page.getByRole('list', { name: 'Lines of the log' }).getByRole('listitem')
    await expect(lines.filter({ hasText: name })).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(lines.filter({ hasText: name })).toHaveCount(1)

    await logOut(page)
    await page.goto(link)
    await expect(main.getByText('This link has expired, was used already')).toBeVisible()
    await page.goto('/#/desk/log')
    await expect(heading(page, 'Login to Your Account')).toBeVisible()
    await typePassword(page, email)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await expect(main.getByText('This code is wrong or was used already')).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000000')
    await expectAccessible(page)
    // The next code of the app: the first was used, and the server accepts a code one step early.
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    // A code is sent by itself once only: each try counts.
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(heading(page, 'Log')).toBeVisible()
    await expect(lines.filter({ hasText: name }).filter({ hasText: 'Gave a wrong code' })).toBeVisible()
  },
)

test('a sensitive act asks for a fresh code, and continues with it', async ({ page, request }, {
  testId,
  retry,
}) => {
  const link = addToDesk(page, 'Log Keeper', `${unique(testId, retry)}@journey.example.com`)
  const person = await welcome(request, link)
  await sitDown(page, person)
  await page.goto('/#/desk/log')
  await expect(heading(page, 'Log')).toBeVisible()
  // The last code is still fresh, so the first response is replaced by a refusal.
  await page.route(
    '**/api/desk/log/export',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'code-needed', message: 'Please enter a code again' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save as file (CSV)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please enter a code' })
  await expect(dialog.getByLabel('Code', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(dialog.getByLabel('Recovery code')).toBeFocused()
  await dialog.getByLabel('Recovery code').fill(person.recoveryCodes[0] ?? '')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Used a recovery code')

  await goTo(page, 'Your account')
  await expect(
    page.getByRole('region', { name: 'Recovery codes' }).getByText('You have 9 left.'),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Devices' }).getByText('This device, in use now')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Current password').fill(deskPassword)
  await page.getByLabel('New password').fill('password1234')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page.getByRole('region', { name: 'Password' }).getByText('Many people use this password'),
  ).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue(deskPassword)
  await page.getByRole('button', { name: 'Set up another app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
})

test('the log is for operators, the desk for its people only, and logging out applies to every tab', async ({
  page,
  context,
  request,
  company,
}, { testId, retry }) => {
  const link = addToDesk(page, 'An Editor', `${unique(testId, retry)}@journey.example.com`, '--editor')
  const editor = await welcome(request, link)
  await sitDown(page, editor)
  await page.goto('/#/desk')
  await expect(heading(page, 'What waits')).toBeVisible()
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: 'Companies', exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Log', exact: true })).toHaveCount(0)
  await page.goto('/#/desk/log')
  await expect(
    page.getByRole('status').filter({ hasText: 'This part of the desk is for operators.' }),
  ).toBeVisible()
  await page.goto('/#/overview')
  await expect(
    page.getByRole('status').filter({ hasText: 'You are signed in at the desk in this browser.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'To the desk' }).click()
  await expect(heading(page, 'What waits')).toBeVisible()

  const second = await context.newPage()
  await second.goto('/#/desk/account')
  await expect(heading(second, 'Your account')).toBeVisible()
  await logOut(page)
  await expect(
    second.getByRole('status').filter({ hasText: 'Your session at the desk has ended' }),
  ).toBeVisible()
  const response = await request.get('/api/desk/account', {
    headers: { authorization: `Bearer ${editor.token}` },
  })
  expect(response.status()).toBe(401)

  await logIn(second, company)
  await second.reload()
  await second.goto('/#/desk')
  await expect(
    second.getByRole('status').filter({ hasText: 'The desk is for the people who run Tameer.' }),
  ).toBeVisible()
  await expectAccessible(second)
})
