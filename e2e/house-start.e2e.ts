import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test('a family begins its house with the price of its own builder, keeps the link and opens it', async ({
  page,
  context,
  say,
  words,
}) => {
  const { houseStart, housePage } = words
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
})
