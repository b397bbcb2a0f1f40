import type { Page } from '@playwright/test'
import { expectToast } from './contexts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, openMails, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { takeMails } from './mail-language.ts'

const section = (page: Page) => page.getByRole('region', { name: sayOn(page)('Email address') })
const dialog = (page: Page) => page.getByRole('dialog')
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Requests the new address in the settings. */
async function ask(page: Page, newEmail: string, password: string): Promise<void> {
  const say = sayOn(page)
  await section(page)
    .getByRole('button', { name: say('Change email address') })
    .click()
  await dialog(page).getByLabel(say('New email address')).fill(newEmail)
  await dialog(page).getByLabel(say('Current password')).fill(password)
  await dialog(page)
    .getByRole('button', { name: say('Send links') })
    .click()
}

/** Opens the link in the only mail with that subject to that address, in the demo's outbox. */
async function openLink(page: Page, email: string, subject: string): Promise<void> {
  const mails = await openMails(page, email, 1, subject)
  await mails.getByRole('link').click()
}

test('an address changes once both mailboxes have agreed', async ({ page, company, context, say, words }) => {
  const newEmail = `new-${company.email}`
  const { email, password } = company
  const elsewhere = await page.request.post('/api/auth/login', { data: { email, password } })
  const { token } = (await elsewhere.json()) as { token: string }
  await logIn(page, company)
  await page.goto('/#/settings?part=email')
  await takeMails(page, company)

  await test.step('is asked for with the password, and must be free', async () => {
    await ask(page, 'ravi-brickworks@demo.tameer.example', password)
    await expect(dialog(page).getByText(say('This email address is taken'))).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByLabel(say('New email address')).fill(newEmail)
    await dialog(page)
      .getByRole('button', { name: say('Send links') })
      .click()
    await expectToast(page, say('We have sent the links'))
  })

  await test.step('waits through a reload', async () => {
    await page.reload()
    await expect(section(page).getByText(say('Not confirmed yet: open the link in our mail.'))).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  const mailbox = await context.newPage()
  await test.step('the new mailbox agrees by opening its link', async () => {
    await openLink(mailbox, newEmail, say('Please confirm your new email address'))
    await expect(told(mailbox, words.changeEmail.waitsForOld)).toBeVisible()
    await expectAccessible(mailbox)
    await mailbox.goto('/#/settings?part=email')
    await expect(
      section(mailbox).getByText(say('Not confirmed yet: open the link in our mail.')),
    ).toHaveCount(1)
  })

  await test.step('the old mailbox is asked, and agrees', async () => {
    await openLink(mailbox, email, say('Is it you who changes the email address?'))
    await expect(mailbox.getByRole('button', { name: say('Stop the change') })).toBeVisible()
    await expectAccessible(mailbox)
    await expectNoSidewaysScroll(mailbox)
    await mailbox.getByRole('button', { name: say('Yes, change it') }).click()
    await expect(
      told(mailbox, say('The email address is changed. Log in with the new one from now on.')),
    ).toBeVisible()
    await mailbox.close()
  })

  await test.step('this device stays signed in, others do not, the new address logs in', async () => {
    await page.reload()
    await expect(section(page).getByRole('paragraph').filter({ hasText: newEmail })).toBeVisible()
    const statuses = [email, newEmail].map(async (one) =>
      (await page.request.post('/api/auth/login', { data: { email: one, password } })).status(),
    )
    expect(await Promise.all(statuses)).toEqual([401, 200])
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/users/profile', { headers })).status()).toBe(401)
  })
})

test('the old mailbox stops a change that its owner did not ask for', async ({
  page,
  company,
  say,
  words,
}) => {
  await logIn(page, company)
  await page.goto('/#/settings?part=email')
  await takeMails(page, company)
  await ask(page, `other-${company.email}`, company.password)
  await expectToast(page, say('We have sent the links'))
  await openLink(page, company.email, say('Is it you who changes the email address?'))
  await page.getByRole('button', { name: say('Stop the change') }).click()
  await expect(told(page, words.changeEmail.stopped)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: say('Choose a new password') })).toBeVisible()
  await page.goto('/#/settings?part=email')
  await expect(section(page).getByRole('button', { name: say('Change email address') })).toBeVisible()
})
