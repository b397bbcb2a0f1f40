import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { beginHouse, pickedJpeg } from './begun-house.ts'
import { expectToast } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

/** Presses and counts, with the link in WhatsApp before. Choosing in the phone's own gallery is not counted. */
function countingHand(before = 1) {
  let presses = before
  return {
    presses: () => presses,
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    pick: async (page: Page, target: Locator, numbers: number[]) => {
      presses += 1
      const chooser = page.waitForEvent('filechooser')
      await target.click()
      await (await chooser).setFiles(await Promise.all(numbers.map((number) => pickedJpeg(number))))
    },
  }
}

test('the site adds pictures and says that a stage is done, the family agrees, pays and changes, the builder answers', async ({
  page,
  context,
  request,
  say,
  words,
}) => {
  const { id, own, site, builder } = await beginHouse(request)
  const { houseAdd, houseChange, houseChanges, houseMoney, housePay, houseQuestions } = words

  const adds = countingHand()
  await page.goto(`/#/house/${id}?key=${site}`)
  await expect(page.getByRole('main')).not.toContainText('10,00,000')
  const addPictures = page
    .locator('label')
    .filter({ hasText: say('Add pictures', 'houseAdd'), visible: true })
  await adds.pick(page, addPictures, [1, 2])
  await expect(page.getByRole('heading', { level: 1, name: houseAdd.pictures(2) })).toBeVisible()
  await expect(page.getByText(/MB/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await adds.press(page.getByRole('button', { name: houseAdd.send(2) }))
  await expectToast(page, say('Sent', 'houseQueue'))
  expect(adds.presses()).toBe(3)
  expect(page.url()).not.toContain('key=')

  const claims = countingHand()
  const done = houseQuestions.stageDone('foundation')
  await claims.press(page.getByRole('link', { name: done }).and(page.locator(':visible')))
  await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
  await claims.pick(page, page.locator('label').filter({ hasText: say('Add the first picture') }), [3, 4, 5])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await claims.press(page.getByRole('button', { name: say('Send to the family') }))
  await expect(page.getByRole('link', { name: say('Remind them on WhatsApp') })).toBeVisible()
  expect(claims.presses()).toBeLessThanOrEqual(5)

  const family = await context.newPage()
  await family.goto(`/#/house/${id}?key=${own}`)
  const agrees = countingHand()
  const waits = family.getByRole('region', { name: houseQuestions.stageQuestion('foundation') })
  await expect(waits.getByRole('listitem')).toHaveCount(3)
  await agrees.press(waits.getByRole('button', { name: say('Agreed', 'houseAgree') }))
  await expect(waits).toBeHidden()
  expect(agrees.presses()).toBe(2)
  await expectAccessible(family)

  const foundation = houseQuestions.stageInside('foundation')
  const due = family
    .getByRole('region', { name: houseMoney.dueFor(5_000_000, foundation) })
    .getByRole('link', { name: houseMoney.iHavePaid })
  await due.click()
  await expect(family.getByRole('heading', { level: 1, name: housePay.title })).toBeFocused()
  await family.goBack()
  await expect(due).toBeFocused()

  const pays = countingHand(0)
  await pays.press(due)
  await expect(family.getByLabel(housePay.sum, { exact: true })).toHaveValue('50,00,000')
  await expectAccessible(family)
  await expectNoSidewaysScroll(family)
  await pays.press(family.getByRole('button', { name: housePay.submitSum(5_000_000) }))
  await expectToast(family, housePay.written)
  expect(pays.presses()).toBe(2)

  const other = await context.newPage()
  await other.goto(`/#/house/${id}?key=${builder}`)
  const confirms = countingHand(0)
  const came = other.getByRole('region', { name: houseMoney.hasCome(5_000_000) })
  await expect(came).toBeVisible()
  await expectAccessible(other)
  await confirms.press(came.getByRole('button', { name: houseMoney.received, exact: true }))
  await expectToast(other, houseMoney.isReceived(5_000_000))
  await expect(came).toBeHidden()
  expect(confirms.presses()).toBe(1)

  const changes = countingHand(0)
  const asked = 'Second water tank'
  await changes.press(
    other.getByRole('link', { name: say('Change', 'housePage') }).and(other.locator(':visible')),
  )
  await changes.press(other.getByLabel(houseChange.what))
  await other.keyboard.type(asked)
  await changes.press(other.getByText(houseChange.reasons.wished, { exact: true }))
  await changes.press(other.getByLabel(houseChange.sum))
  await other.keyboard.type('95,000')
  expect(changes.presses()).toBe(4)
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await changes.press(other.getByRole('button', { name: houseChange.askFamily }))
  await expectToast(other, houseChange.sent)

  await family.reload()
  const proposed = family.getByRole('region', { name: asked })
  await expect(proposed).toContainText(houseChanges.signed(95_000))
  await proposed.getByRole('button', { name: houseChanges.agreed, exact: true }).click()
  await expectToast(family, houseChanges.agreedNow)
  await expect(family.getByText(houseMoney.quoted(10_000_000, 1, 95_000))).toBeVisible()
  await expectAccessible(family)
})

test('the site writes cement down in four presses; a fault is named, mended and accepted', async ({
  page,
  context,
  request,
  say,
  words,
}) => {
  const { id, own, site } = await beginHouse(request)
  const { houseAdd, houseMaterial } = words
  const addPictures = (on: Page) =>
    on.locator('label').filter({ hasText: say('Add pictures', 'houseAdd'), visible: true })

  const slips = countingHand()
  await page.goto(`/#/house/${id}?key=${site}`)
  await slips.pick(page, addPictures(page), [1])
  await slips.press(page.getByText(houseMaterial.materialThatCame, { exact: true }))
  await expect(page.getByLabel(houseMaterial.howMuch)).toBeFocused()
  await page.keyboard.type('420')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await slips.press(page.getByRole('button', { name: houseAdd.send(1) }))
  await expectToast(page, say('Sent', 'houseQueue'))
  expect(slips.presses()).toBe(4)
  await expect(page.getByText(houseMaterial.amount(420, 'cement')).first()).toBeVisible()

  const family = await context.newPage()
  const place = 'Bathroom upstairs'
  await family.goto(`/#/house/${id}?key=${own}`)
  await expect(family.getByText(houseMaterial.amount(420, 'cement')).first()).toBeVisible()
  await family.goto(`/#/house/${id}?do=add`)
  await countingHand().pick(family, addPictures(family), [2])
  await family.getByText(houseMaterial.aFault, { exact: true }).click()
  await family.getByLabel(houseMaterial.where).fill(place)
  await family.getByLabel(houseMaterial.aboutIt).fill('The floor slopes away from the drain')
  await expectAccessible(family)
  await expectNoSidewaysScroll(family)
  await family.getByRole('button', { name: houseAdd.send(1) }).click()
  await expectToast(family, say('Sent', 'houseQueue'))

  // Both pages are on one device, which keeps the family's own key: the mason opens the link again.
  await page.goto('about:blank')
  await page.goto(`/#/house/${id}?key=${site}`)
  const fault = page.getByRole('region', { name: place })
  const mended = fault.locator('label').filter({ hasText: houseMaterial.mended })
  await countingHand().pick(page, mended, [3])
  await expectAccessible(page)
  await fault.getByRole('button', { name: houseAdd.send(1) }).click()
  await expect(fault).toBeHidden()

  await family.reload()
  const look = family.getByRole('region', { name: place })
  await expect(look.getByRole('img')).toHaveCount(2)
  await expectAccessible(family)
  await look.getByRole('button', { name: houseMaterial.isGood }).click()
  await expectToast(family, houseMaterial.isAccepted)
  await expect(look).toBeHidden()
})
