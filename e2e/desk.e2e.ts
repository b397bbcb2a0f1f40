import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { codeOf } from './authenticator.ts'
import { addToDesk, deskPassword, sitDown, welcome } from './desk-people.ts'
import { expect, isPhone, logIn, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const unique = (testId: string, retry: number) => `${testId}-${retry}-${Date.now().toString(36)}`

/** Opens the desk's navigation, which is in the menu on a phone. */
async function openNavigation(page: Page): Promise<Locator> {
  const say = sayOn(page)
  const name = say('Desk')
  if (!isPhone(page)) return page.getByRole('navigation', { name })
  await page.getByRole('button', { name: say('Menu') }).click()
  return page.getByRole('dialog', { name })
}

async function goTo(page: Page, name: string): Promise<void> {
  await (await openNavigation(page))
    .getByRole('link', { name: new RegExp(`^${name}( \\d+ ${wordsOf(page).desk.waiting})?$`) })
    .click()
}

async function logOut(page: Page): Promise<void> {
  await (await openNavigation(page)).getByRole('button', { name: sayOn(page)('Logout') }).click()
  await expect(heading(page, sayOn(page)('Login to Your Account'))).toBeVisible()
}

async function typePassword(page: Page, email: string): Promise<void> {
  const say = sayOn(page)
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password'), { exact: true }).fill(deskPassword)
  await page.getByRole('button', { name: say('Login'), exact: true }).click()
  await expect(heading(page, say('Enter the code'))).toBeFocused()
}

test(
  'an operator begins with the first-time link, reads the log, leaves and comes back',
  { tag: '@smoke' },
  async ({ page, say, words }, { testId, retry }) => {
    const email = `${unique(testId, retry)}@journey.example.com`
    const name = `First Operator ${Date.now().toString(36)}`
    const link = addToDesk(page, name, email)
    const main = page.getByRole('main')

    await page.goto(link)
    await expect(heading(page, say('Welcome to the desk'))).toBeVisible()
    await expect(page.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible()
    const key = page.locator('p[translate=no]')
    const secret = (await key.locator('span').allInnerTexts()).join('')
    expect(await page.getByRole('link', { name: say('Open the app') }).getAttribute('href')).toContain(secret)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel(say('Password'), { exact: true }).fill('short')
    await page.getByRole('button', { name: say('Set up the account') }).click()
    await expect(main.getByText(words.deskWelcome.passwordTooShort(12))).toBeVisible()
    await page.getByLabel(say('Password'), { exact: true }).fill(deskPassword)
    await page.getByLabel(say('Code', 'deskCode'), { exact: true }).fill('123')
    await page.getByRole('button', { name: say('Set up the account') }).click()
    await expect(
      main.getByText(say('This code is wrong or was used already. Please wait for the next one')),
    ).toBeVisible()
    await page.getByLabel(say('Code', 'deskCode'), { exact: true }).fill(codeOf(secret))
    await page.getByRole('button', { name: say('Set up the account') }).dblclick()

    await expect(heading(page, say('Keep these codes'))).toBeFocused()
    const codes = await page
      .getByRole('list', { name: say('Recovery codes', 'deskFactor') })
      .getByRole('listitem')
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Save as file') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(codes[9])
    await page.getByRole('button', { name: say('I have kept them: to the desk') }).click()

    await expect(heading(page, say('What waits'))).toBeVisible()
    await expectAccessible(page)
    await goTo(page, say('Log', 'desk'))
    await expect(heading(page, say('Log', 'deskLogScreen'))).toBeFocused()
    await page
      .getByLabel(say('What', 'deskLogScreen'))
      .selectOption({ label: say('Set up the account with the first-time link') })
    await page.getByRole('button', { name: say('Show', 'deskLogScreen') }).click()
    await page.waitForURL(/event=operator-welcomed/)
    const lines = page.getByRole('list', { name: say('Lines of the log') }).getByRole('listitem')
    await expect(lines.filter({ hasText: name })).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(lines.filter({ hasText: name })).toHaveCount(1)

    await logOut(page)
    await page.goto(link)
    await expect(main.getByText(words.deskWelcome.linkUsed)).toBeVisible()
    await page.goto('/#/desk/log')
    await expect(heading(page, say('Login to Your Account'))).toBeVisible()
    await typePassword(page, email)
    await page.getByLabel(say('Code', 'deskCode'), { exact: true }).fill('000000')
    await expect(
      main.getByText(say('This code is wrong or was used already. Please wait for the next one')),
    ).toBeVisible()
    await expect(page.getByLabel(say('Code', 'deskCode'), { exact: true })).toHaveValue('000000')
    await expectAccessible(page)
    // The next code of the app: the first was used, and the server accepts a code one step early.
    await page.getByLabel(say('Code', 'deskCode'), { exact: true }).fill(codeOf(secret, 1))
    // A code is sent by itself once only: each try counts.
    await page.getByRole('button', { name: say('Log in', 'deskCode'), exact: true }).click()
    await expect(heading(page, say('Log', 'deskLogScreen'))).toBeVisible()
    await expect(lines.filter({ hasText: name }).filter({ hasText: say('Gave a wrong code') })).toBeVisible()
  },
)

test('a sensitive act asks for a fresh code, and continues with it', async ({ page, request, say, words }, {
  testId,
  retry,
}) => {
  const link = addToDesk(page, 'Log Keeper', `${unique(testId, retry)}@journey.example.com`)
  const person = await welcome(request, link)
  await sitDown(page, person)
  await page.goto('/#/desk/log')
  await expect(heading(page, say('Log', 'deskLogScreen'))).toBeVisible()
  // The last code is still fresh, so the first response is replaced by a refusal.
  await page.route(
    '**/api/desk/log/export',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'code-needed', message: 'Please enter a code again' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: say('Save as file (CSV)', 'deskLogScreen') }).click()
  const dialog = page.getByRole('dialog', { name: say('Please enter a code') })
  await expect(dialog.getByLabel(say('Code', 'deskCode'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('Use a recovery code') }).click()
  await expect(dialog.getByLabel(say('Recovery code'))).toBeFocused()
  await dialog.getByLabel(say('Recovery code')).fill(person.recoveryCodes[0] ?? '')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('Go on', 'deskCode') }).click()
  // The file is in English in both languages.
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Used a recovery code')

  await goTo(page, say('Your account', 'desk'))
  await expect(
    page
      .getByRole('region', { name: say('Recovery codes', 'deskAccount') })
      .getByText(words.deskAccount.recoveryLeft(9)),
  ).toBeVisible()
  await expect(
    page.getByRole('list', { name: say('Devices', 'deskAccount') }).getByText(say('This device, in use now')),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(say('Current password')).fill(deskPassword)
  await page.getByLabel(say('New password')).fill('password1234')
  await page.getByRole('button', { name: say('Change password') }).click()
  await expect(
    page.getByRole('region', { name: say('Password') }).getByText(words.deskProblems.passwordCommon),
  ).toBeVisible()
  await expect(page.getByLabel(say('Current password'))).toHaveValue(deskPassword)
  await page.getByRole('button', { name: say('Set up another app') }).click()
  await expect(page.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible()
  await expectAccessible(page)
})

test('the log is for operators, the desk for its people only, and logging out applies to every tab', async ({
  page,
  context,
  request,
  company,
  say,
  words,
}, { testId, retry }) => {
  const link = addToDesk(page, 'An Editor', `${unique(testId, retry)}@journey.example.com`, '--editor')
  const editor = await welcome(request, link)
  await sitDown(page, editor)
  await page.goto('/#/desk')
  await expect(heading(page, say('What waits'))).toBeVisible()
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: say('Companies', 'desk'), exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: say('Log', 'desk'), exact: true })).toHaveCount(0)
  await page.goto('/#/desk/log')
  await expect(
    page.getByRole('status').filter({ hasText: say('This part of the desk is for operators.') }),
  ).toBeVisible()
  await page.goto('/#/overview')
  await expect(
    page.getByRole('status').filter({
      hasText: say('You are signed in at the desk in this browser. Logging in here signs you out there.'),
    }),
  ).toBeVisible()
  await page.getByRole('link', { name: say('To the desk') }).click()
  await expect(heading(page, say('What waits'))).toBeVisible()

  const second = await context.newPage()
  await second.goto('/#/desk/account')
  await expect(heading(second, say('Your account', 'deskAccount'))).toBeVisible()
  await logOut(page)
  await expect(second.getByRole('status').filter({ hasText: words.auth.deskSessionEnded })).toBeVisible()
  const response = await request.get('/api/desk/account', {
    headers: { authorization: `Bearer ${editor.token}` },
  })
  expect(response.status()).toBe(401)

  await logIn(second, company)
  await second.reload()
  await second.goto('/#/desk')
  await expect(
    second.getByRole('status').filter({ hasText: words.desk.signedInAsCompany(company.name) }),
  ).toBeVisible()
  await expectAccessible(second)
})
