import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { HouseView, NewHouse } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { photograph } from './photographs.ts'

const newKey = () => randomBytes(32).toString('base64url')

/** Begins a house with an own price through the API, and makes a link for its site. */
async function beginHouse(api: APIRequestContext) {
  const id = crypto.randomUUID()
  const [own, site] = [newKey(), newKey()]
  const house: NewHouse = {
    id,
    key: own,
    basis: 'own-price',
    builder: 'Ustad Rafiq',
    basePkr: 10_000_000,
    city: 'Lahore',
    locality: 'Johar Town',
    startsOn: new Date().toISOString().slice(0, 10),
    weeks: 30,
    language: 'en',
    stages: [
      { stage: 'advance', percent: 10 },
      { stage: 'foundation', percent: 40 },
      { stage: 'walls', percent: 50 },
    ],
  }
  const begun = await api.post('/api/houses', { data: house })
  expect(begun.status(), await begun.text()).toBe(201)
  const link = { name: 'Ustad Rafiq', money: false, key: site }
  const made = await api.put(`/api/houses/${id}/keys/site/${crypto.randomUUID()}`, {
    headers: { 'x-house-key': own },
    data: link,
  })
  expect(made.status(), await made.text()).toBe(200)
  return { id, own, site, view: (await begun.json()) as HouseView }
}

const jpeg = async (number: number) => ({
  name: `IMG_${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photograph(number, 2400),
})

/** Presses and counts. Choosing in the phone's own gallery is not counted. */
function countingHand() {
  let presses = 1
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
      await (await chooser).setFiles(await Promise.all(numbers.map(jpeg)))
    },
  }
}

test('the site adds pictures in 3 presses and says that a stage is done in 5, the family agrees in 2', async ({
  page,
  context,
  request,
  say,
  words,
}) => {
  const { id, own, site } = await beginHouse(request)
  const { houseAdd, houseQuestions } = words

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
  await expectToast(page, say('Sent', 'houseAdd'))
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
})
