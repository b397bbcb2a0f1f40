import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { expect, logIn, openMails, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { takeMails } from './mail-language.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const section = (page: Page) => page.getByRole('region', { name: sayOn(page)('Email address') })
const dialog = (page: Page) => page.getByRole('dialog')
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the link in the only mail with that subject to that address, in the demo's outbox. */
async function openLink(page: Page, email: string, subject: string): Promise<void> {
  const mails = await openMails(page, email, 1, subject)
  await mails.getByRole('link').click()
}

test('an address changes from the new mailbox, and the old one undoes it', async ({
  page,
  company,
  context,
  say,
  words,
}) => {
  const newEmail = `new-${company.email}`
  const { email, password } = company
  const statusOf = async (one: string) =>
    (await page.request.post('/api/auth/login', { data: { email: one, password } })).status()
  await logIn(page, company)
  await page.goto('/#/settings?part=email')
  await takeMails(page, company)

  await test.step('is asked for with the password, and must be free', async () => {
    await section(page)
      .getByRole('button', { name: say('Change email address') })
      .click()
    await dialog(page).getByLabel(say('New email address')).fill('ravi-brickworks@demo.tameer.example')
    await dialog(page).getByLabel(say('Current password')).fill(password)
    const send = dialog(page).getByRole('button', { name: say('Send link') })
    await send.click()
    await expect(dialog(page).getByText(say('This email address is taken'))).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByLabel(say('New email address')).fill(newEmail)
    await send.click()
    await expectToast(page, say('We have sent the link'))
  })

  await test.step('waits through a reload', async () => {
    await page.reload()
    await expect(section(page).getByText(newEmail)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  const mailbox = await context.newPage()
  await test.step('the new mailbox opens its link, and presses', async () => {
    await openLink(mailbox, newEmail, say('Please confirm your new email address'))
    const press = mailbox.getByRole('button', { name: say('Change the address') })
    await expect(press).toBeVisible()
    await expectAccessible(mailbox)
    await expectNoSidewaysScroll(mailbox)
    expect([await statusOf(email), await statusOf(newEmail)]).toEqual([200, 401])
    await press.click()
    await expect(told(mailbox, words.changeEmail.changed)).toBeVisible()
  })

  await test.step('this device stays signed in, and the new address logs in', async () => {
    await page.reload()
    await expect(section(page).getByRole('paragraph').filter({ hasText: newEmail })).toBeVisible()
    expect([await statusOf(email), await statusOf(newEmail)]).toEqual([401, 200])
  })

  await test.step('the old mailbox undoes it, which signs every device out', async () => {
    await openLink(mailbox, email, say('Your Tameer email address was changed'))
    await mailbox.getByRole('button', { name: words.changeEmail.undo }).click()
    await expect(told(mailbox, words.changeEmail.undone)).toBeVisible()
    await expectAccessible(mailbox)
    expect([await statusOf(email), await statusOf(newEmail)]).toEqual([200, 401])
    await page.reload()
    await expect(page.getByRole('button', { name: words.auth.loginButton })).toBeVisible()
  })
})
