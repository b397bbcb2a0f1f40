import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test('an operator prepares a profile, and its company takes it over by the link', async ({
  page,
  request,
  browser,
}, { testId, retry }) => {
  const mark = `${testId}-${retry}-${Date.now().toString(36)}`
  const name = `Prepared Builders ${mark} (Demo)`
  await sitDown(
    page,
    await welcome(request, addToDesk(page, 'Inviter (Demo)', `${mark}@journey.example.com`)),
  )
  await page.goto('/#/desk/invite')
  await page.getByRole('link', { name: 'Prepare a profile' }).click()
  await page.getByRole('checkbox', { name: 'Construction' }).check()
  await page.getByLabel('Company Name').fill(name)
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Lahore' })
  await page.getByLabel('WhatsApp number').fill('0300 1234567')
  await page.getByLabel('Where these details come from').fill('A journey')
  await page.getByLabel('Language of the link and its mail').selectOption('en')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'The profile is prepared')

  await page.getByRole('button', { name: `Make the link: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Link for ${name}` })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByLabel('The link').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  // The company, in a browser of its own.
  const office = await browser.newContext()
  const there = await office.newPage()
  const path = link.slice(link.indexOf('/#/'))
  await there.goto(new URL(path, page.url()).href)
  await expect(there.getByRole('region', { name: 'What we have prepared' })).toContainText('0300-1234567')
  await expectAccessible(there)
  await expectNoSidewaysScroll(there)
  await there.getByLabel('Email').fill(`office-${mark}@journey.example.com`)
  await there.getByLabel('Password', { exact: true }).fill('bricks by the wagon')
  await there.getByLabel('Confirm Password').fill('bricks by the wagon')
  await there.getByRole('button', { name: 'Take over the profile' }).click()
  await expect(there).toHaveURL(/\/#\/image-upload\//)
  await there.goto(new URL('/#/settings?part=contact', page.url()).href)
  await expect(there.getByLabel('WhatsApp number')).toHaveValue('0300-1234567')
  await there.goto(new URL(path, page.url()).href)
  await there.reload()
  await expect(there.getByText('This link is not valid any more')).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invite companies' })).toBeVisible()
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
