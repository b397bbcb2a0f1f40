import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, publish, test } from './fixtures.ts'

test('an operator gives a company a position, and takes it away again', async ({
  page,
  request,
  company,
  say,
  words,
}, { testId, retry }) => {
  await publish(page, company, { title: 'A house in order' })
  const email = `${testId}-${retry}-${Date.now().toString(36)}@journey.example.com`
  await sitDown(page, await welcome(request, addToDesk(page, 'Order Keeper (Demo)', email)))
  const positionSeen = async () => {
    const response = await request.get('/api/companies', { params: { ids: company.id } })
    return ((await response.json()) as { data: { company: { position: number | null } }[] }).data[0]?.company
      .position
  }

  await page.goto('/#/desk/order')
  const list = page.getByRole('list', { name: say('Companies in order') })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const count = await list.getByRole('listitem').count()
  await expectAccessible(page)
  await page.getByLabel(say('Find a company')).fill(company.email)
  await page.getByLabel(say('Find a company')).press('Enter')
  await page.getByRole('button', { name: words.deskOrder.addNamed(company.name) }).click()
  await expect(list.getByRole('listitem')).toHaveCount(count + 1)
  const own = list.getByRole('listitem').filter({ hasText: company.name })

  // Up and back by keyboard: other journeys see the demo's order.
  const earlier = own.getByRole('button', { name: words.order.moveEarlierItem(company.name) })
  await earlier.press('Enter')
  await expect(list.getByRole('listitem').nth(count - 1)).toContainText(company.name)
  await expect(earlier).toBeFocused()
  await page.getByLabel(words.deskOrder.positionOf(company.name)).fill(String(count + 1))
  await page.getByLabel(words.deskOrder.positionOf(company.name)).press('Enter')
  await expect(list.getByRole('listitem').nth(count)).toContainText(company.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: say('Look at changes and save') }).click()
  const dialog = page.getByRole('dialog', { name: say('Save this order?') })
  await expect(dialog.getByRole('listitem')).toHaveText([words.deskOrder.putIn(company.name, count + 1)])
  await expectAccessible(page)
  await dialog.getByLabel(say('Why', 'deskOrder')).fill('A journey tries the order')
  await dialog.getByRole('button', { name: say('Save', 'deskOrder') }).click()
  await expectToast(page, say('The order is saved'))
  await expect.poll(positionSeen).toBe(count + 1)

  await own.getByRole('button', { name: words.deskOrder.takeOut(company.name) }).click()
  await page.getByRole('button', { name: say('Look at changes and save') }).click()
  await dialog.getByLabel(say('Why', 'deskOrder')).fill('The journey is over')
  await dialog.getByRole('button', { name: say('Save', 'deskOrder') }).click()
  await expect(own).toHaveCount(0)
  await expect.poll(positionSeen).toBe(null)
})
