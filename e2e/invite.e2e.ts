import { expectAccessible } from './accessible.ts'
import { expectToast, openBeside } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

test('an operator prepares a profile, and its company takes it over by the link', async ({
  page,
  request,
  language,
  say,
  words,
}, { testId, retry }) => {
  const mark = `${testId}-${retry}-${Date.now().toString(36)}`
  const name = `Prepared Builders ${mark} (Demo)`
  await sitDown(
    page,
    await welcome(request, addToDesk(page, 'Inviter (Demo)', `${mark}@journey.example.com`)),
  )
  await page.goto('/#/desk/invite')
  await page.getByRole('link', { name: say('Prepare a profile') }).click()
  await page.getByRole('checkbox', { name: say('Construction') }).check()
  await page.getByLabel(say('Company Name')).fill(name)
  await page.getByLabel(say('City'), { exact: true }).selectOption({ label: say('Lahore') })
  await page.getByLabel(say('WhatsApp number')).fill('0300 1234567')
  await page.getByLabel(say('Where these details come from')).fill('A journey')
  await page.getByLabel(say('Language of the link and its mail')).selectOption(language)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('Save') }).click()
  await expectToast(page, say('The profile is prepared'))

  await page.getByRole('button', { name: words.deskInvite.makeLinkOf(name) }).click()
  const dialog = page.getByRole('dialog', { name: words.deskInvite.linkTitle(name) })
  await dialog.getByRole('button', { name: say('Make the link') }).click()
  const link = await dialog.getByLabel(say('The link')).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('Done') }).click()

  // The company, in a browser of its own.
  const there = await openBeside(page)
  const { pathname, hash } = new URL(link)
  await there.goto(pathname + hash)
  await expect(there.getByRole('region', { name: say('What we have prepared') })).toContainText(
    '0300-1234567',
  )
  await expectAccessible(there)
  await expectNoSidewaysScroll(there)
  await there.getByLabel(say('Email')).fill(`office-${mark}@journey.example.com`)
  await there.getByLabel(say('Password'), { exact: true }).fill('bricks by the wagon')
  await there.getByLabel(say('Confirm Password')).fill('bricks by the wagon')
  await there.getByRole('button', { name: say('Take over the profile') }).click()
  await expect(there).toHaveURL(/\/#\/image-upload\//)
  await there.goto('/#/settings?part=contact')
  await expect(there.getByLabel(say('WhatsApp number'))).toHaveValue('0300-1234567')
  await there.goto(pathname + hash)
  await there.reload()
  await expect(there.getByText(words.takeOver.linkEnded)).toBeVisible()
  await there.context().close()

  await page.reload()
  await expect(page.getByRole('heading', { name: say('Invite companies') })).toBeVisible()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
