import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type SettingsPart, screens } from '@tameer/contract'
import { strFromU8, unzipSync } from 'fflate'
import { openFolds } from '../scripts/screens/screen-states.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast, prepareContext } from './contexts.ts'
import { expect, logIn, openMails, publish, test } from './fixtures.ts'
import { holdResponses } from './held-responses.ts'
import { sayOn } from './languages.ts'
import { takeMails } from './mail-language.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const devices = (page: Page) => page.getByRole('region', { name: sayOn(page)('Devices') })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Opens the settings with one part open and in sight; `name` is that of the part in English. */
async function openSettings(page: Page, part: SettingsPart, name: string): Promise<void> {
  await page.goto(`/#${screens.settings.to(part)}`)
  const say = sayOn(page)
  await expect(page.getByRole('heading', { level: 1, name: say('Update Profile') })).toBeVisible()
  await expect(
    page.getByRole('region', { name: say(name) }).getByRole('heading', { level: 2 }),
  ).toBeInViewport()
}

const dialog = (page: Page) => page.getByRole('dialog')

test('a part that an address names keeps its place when the list above it comes', {
  tag: '@desktop',
}, async ({ page, company, say }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, company)
  const answer = await holdResponses(page, '**/api/users/marks')
  // Some browsers do not keep the place by themselves.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('overflow-anchor', 'none')
    })
  })
  await page.goto('/?at-a-part#/settings?part=email')
  const part = page.getByRole('region', { name: say('Email address') })
  const top = () => part.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(100)
  const before = await top()
  answer()
  const marks = page.getByRole('region', { name: say('Licences and registrations') }).getByRole('listitem')
  await expect(marks).not.toHaveCount(0)
  expect(await top()).toBe(before)
})

test('a device can be signed out from another one', async ({
  page,
  company,
  browser,
  baseURL,
  say,
  words,
  language,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await prepareContext(elsewhere, language)
  const lost = await elsewhere.newPage()
  await lost.goto('/#/login')
  await lost.getByLabel(say('Email')).fill(company.email)
  await lost.getByLabel(say('Password'), { exact: true }).fill(company.password)
  await lost.getByRole('button', { name: say('Login'), exact: true }).click()
  await lost.waitForURL(/#\/overview/)

  await logIn(page, company)
  await openSettings(page, 'devices', 'Devices')
  const other = `^${words.account.device('Chrome', '.*')}.*${words.sessions.lastUsed('')}`
  const others = devices(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(other) })
  await expect(others).toHaveCount(1)
  await others.getByRole('button', { name: say('Sign out') }).click()
  await expectToast(page, words.settings.signedOut(''))
  await expect(others).toHaveCount(0)

  await lost.goto('/#/settings')
  await lost.waitForURL(/#\/login/)
  await expect(
    status(lost, say('Your session has ended. Please log in again; text you had typed in a form is kept.')),
  ).toBeVisible()
  await elsewhere.close()

  await page.getByRole('button', { name: say('Sign out everywhere') }).click()
  await page.waitForURL(/#\/login/)
  const response = await page.request.get('/api/users/profile', {
    headers: { authorization: `Bearer ${company.token}` },
  })
  expect(response.status()).toBe(401)
})

test('the password changes, with the old one asked for', async ({ page, company, say }) => {
  await logIn(page, company)
  await openSettings(page, 'password', 'Password')
  await page.getByRole('button', { name: say('Change password') }).click()
  await dialog(page).getByLabel(say('Current password')).fill('not the password')
  await dialog(page).getByLabel(say('New password')).fill('a-newer-password')
  await dialog(page)
    .getByRole('button', { name: say('Change', 'settings'), exact: true })
    .click()
  await expect(dialog(page).getByText(say('This is not your current password'))).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByLabel(say('Current password')).fill(company.password)
  await dialog(page)
    .getByRole('button', { name: say('Change', 'settings'), exact: true })
    .click()
  await expectToast(page, say('Password updated successfully.'))
  await expect(dialog(page)).toHaveCount(0)
  const logInWith = async (password: string) =>
    (await page.request.post('/api/auth/login', { data: { email: company.email, password } })).status()
  expect([await logInWith(company.password), await logInWith('a-newer-password')]).toEqual([401, 200])
})

test('the export holds the portfolios and their pictures', async ({ page, company, say }) => {
  await publish(page, company, { title: 'Packed house', pictures: 2 })
  await logIn(page, company)
  await openSettings(page, 'data', 'Your data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export my data') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tameer-export.zip')
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  const [portfolio] = JSON.parse(strFromU8(files['portfolios.json'] ?? new Uint8Array()))
  expect(portfolio).toMatchObject({ title: 'Packed house' })
  expect(portfolio.pictures).toHaveLength(2)
  for (const name of portfolio.pictures) {
    // First bytes of a JPEG.
    expect([...(files[name] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
  }
})

test('an account is deleted after two questions', { tag: '@wide' }, async ({ page, company, say }) => {
  const id = await publish(page, company, { title: 'Going with it' })
  await logIn(page, company)
  await openSettings(page, 'deletion', 'Delete account')
  await page.getByRole('button', { name: say('Delete my account') }).click()
  await dialog(page)
    .getByRole('button', { name: say('Cancel') })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: say('Delete my account') }).click()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: say('Continue') })
    .click()
  await dialog(page).getByLabel(say('Password'), { exact: true }).fill('not the password')
  await dialog(page)
    .getByRole('button', { name: say('Delete'), exact: true })
    .click()
  await expect(dialog(page).getByText(say('This is not your password'))).toBeVisible()
  await dialog(page).getByLabel(say('Password'), { exact: true }).fill(company.password)
  await dialog(page)
    .getByRole('button', { name: say('Delete'), exact: true })
    .click()
  await expectToast(page, say('Your account has been deleted'))
  await page.waitForURL(/#\/$/)
  // They are deleted with the screen, which stays until the next one is loaded.
  const kept = () => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])
  await expect.poll(kept).toEqual([null, null])
  const { email, password } = company
  const login = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(login.status()).toBe(401)
  expect((await page.request.get(`/api/portfolios/${id}`)).status()).toBe(404)
})

test('a mailbox is confirmed with the link in the outbox', async ({ page, company, say, words }) => {
  const [notConfirmed = ''] = words.overview.confirmMailbox('')
  const older = await (await openMails(page, company.email)).getByRole('link').textContent()
  await logIn(page, company)
  await page.goto('/#/overview')
  await takeMails(page, company)
  await expect(status(page, words.overview.confirmMailbox(company.email).join(''))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('Send again') }).click()
  await expectToast(page, words.account.linkSent(company.email))
  const links = (await openMails(page, company.email, 2)).getByRole('link')
  await expectAccessible(page)
  await links.filter({ hasNotText: older ?? '' }).click()
  await page.getByRole('button', { name: say('Confirm the address') }).click()
  await expect(status(page, say('Your email address is confirmed.'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('Go to your portfolios') }).click()
  await expect(page.getByRole('heading', { name: say('No portfolio created yet.') })).toBeVisible()
  await expect(page.getByRole('main').getByText(notConfirmed)).toHaveCount(0)
  await page.goto('/#/confirm-email?token=unknown')
  await page.getByRole('button', { name: say('Confirm the address') }).click()
  await expect(page.getByRole('alert')).toContainText(say('This link has expired or is not the newest one.'))
})

test('the settings are for everybody, on every screen', async ({ page, company, say }) => {
  await logIn(page, company)
  await openSettings(page, 'profile', 'Profile')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await openFolds(page)
  await expect(devices(page).getByText(say('This device, in use now'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('parts of the settings are found, opened and kept by keyboard', { tag: '@device' }, async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await openSettings(page, 'facts', 'About your company')
  const facts = page.getByRole('region', { name: say('About your company') })
  const line = facts.locator('summary')
  await expect(line).toBeFocused()
  await page.getByLabel(say('Working hours')).fill('Monday to Saturday')
  await line.press('Enter')
  await expect(page.getByLabel(say('Working hours'))).toBeHidden()
  await line.press('Space')
  await expect(page.getByLabel(say('Working hours'))).toHaveValue('Monday to Saturday')
  await page.getByRole('button', { name: say('Save facts') }).click()
  await expect(line).toContainText(words.settings.filledIn(1, 7))
  await page.getByRole('link', { name: say('Change the address') }).click()
  const email = page.getByRole('region', { name: say('Email address') })
  await expect(email.locator('summary')).toBeFocused()
  await expect(email.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(email.getByRole('button', { name: say('Change email address') })).toBeInViewport()
})

test('links at the side lead to the parts of the settings and mark the one in sight', {
  tag: '@desktop',
}, async ({ page, company, say }) => {
  await logIn(page, company)
  await openSettings(page, 'profile', 'Profile')
  const index = page.getByRole('navigation', { name: say('Parts of this page') })
  const marked = index.locator('[aria-current]')
  await expect(marked).toHaveText(say('Profile'))
  for (const name of [say('Devices'), say('Delete account'), say('Your rates')]) {
    await index.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
    await expect(marked).toHaveText(name)
  }
  await page.mouse.wheel(0, 20_000)
  await expect(marked).toHaveText(say('Delete account'))
  await page.mouse.wheel(0, -20_000)
  await expect(marked).toHaveText(say('Profile'))
})
