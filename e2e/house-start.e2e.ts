import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { expect, openMails, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

test('a family begins its house with the price of its own builder, keeps the link and opens it, also when the phone is lost', async ({
  page,
  context,
  say,
  words,
}) => {
  const { houseStart, housePage, houseLinks, houses, houseWayBack } = words
  await page.goto('/#/house/new')
  await page.getByText(say('A price from my own builder')).click()
  await page.getByRole('button', { name: say('Begin', 'houseStart'), exact: true }).click()
  await expect(page.getByText(houseStart.problems.enterBuilder)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(say('Builder’s name')).fill('Ustad Rafiq')
  await page.getByLabel(houseStart.price, { exact: true }).fill('95 lakh')
  await page.getByLabel(houseStart.city, { exact: true }).selectOption('Lahore')
  await page.getByLabel(houseStart.locality).fill('Johar Town')
  await page.getByLabel(houseStart.weeks, { exact: true }).fill('38')
  await expect(page.getByText(houseStart.stagesInShort(8, '0', '5'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('Begin', 'houseStart'), exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: houseStart.begunTitle })).toBeVisible()
  const link = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('link', { name: say('Open the house', 'houseStart') }).click()
  await expect(page.getByRole('heading', { level: 1, name: housePage.yourTitle('Johar Town') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Send the site link', 'housePage') })).toBeVisible()

  const other = await context.newPage()
  await other.goto(link)
  await expect(
    other.getByRole('heading', { level: 1, name: housePage.yourTitle('Johar Town') }),
  ).toBeVisible()
  expect(other.url()).not.toContain('key=')

  const email = `family-${Date.now().toString(36)}@journey.example.com`
  await test.step('its mailbox is confirmed with the code of a mail', async () => {
    await page.getByRole('link', { name: housePage.links }).click()
    await page.getByLabel(houseLinks.email).fill(email)
    await page.getByRole('button', { name: houseLinks.keepEmail, exact: true }).click()
    const field = page.getByLabel(houseLinks.code)
    await expect(field).toBeFocused()
    const note = page.getByRole('status').filter({ hasText: /\d{6}/ })
    const [code = ''] = /\d{6}/.exec((await note.textContent()) ?? '') ?? []
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field.fill(code)
    await page.getByRole('button', { name: houseLinks.confirm, exact: true }).click()
    await expectToast(page, houseLinks.emailConfirmed)
    await expect(field).toBeHidden()
  })

  await test.step('a phone that knows no link gets one by mail, and opens the house by a press', async () => {
    const house = page.url().replace(/\?.*/, '')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: houses.noHouse })).toBeVisible()
    await page.getByRole('button', { name: houseWayBack.linkByEmail }).click()
    await page.getByLabel(houseWayBack.email).fill(email)
    await page.getByRole('button', { name: houseWayBack.sendLink, exact: true }).click()
    await expect(page.getByText(houseWayBack.linkComes)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const mails = await openMails(page, email, 1, houseWayBack.title)
    await mails.getByRole('link').click()
    await page.getByRole('button', { name: houseWayBack.openHouse, exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: housePage.yourTitle('Johar Town') }),
    ).toBeVisible()
    expect(page.url()).toBe(house)
  })
})
