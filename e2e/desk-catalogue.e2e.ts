import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

test('an operator adds a city and renames it, and visitors follow', async ({
  page,
  request,
  browser,
  baseURL,
  say,
  words,
}, { testId, retry }) => {
  const time = Date.now()
  const mark = `${retry}${time.toString(36)}`
  const email = `${testId}-${mark}@journey.example.com`
  await sitDown(page, await welcome(request, addToDesk(page, 'Keeper of Lists (Demo)', email)))
  const first = { name: `Journey Town ${mark}`, urdu: `سفر پور ${time}` }
  const next = { name: `Journey City ${mark}`, urdu: `سفر آباد ${time}` }

  /** Options of the filter by city, as a visitor with a wide screen and an empty cache sees them. */
  const offered = async (language: '' | '/ur') => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1280, height: 800 },
    })
    const there = await context.newPage()
    await there.goto(`${language}/#/contractors`)
    const filter = there.getByRole('combobox', { name: language ? 'شہر' : 'City' })
    await expect(filter.getByRole('option', { name: language ? 'لاہور' : 'Lahore' })).toHaveCount(1)
    const names = await filter.getByRole('option').allTextContents()
    await context.close()
    return names
  }

  await page.goto('/#/desk/catalogue')
  const cities = page.getByRole('list', { name: say('Cities', 'deskCatalogue') })
  const entry = (name: string) => cities.getByRole('listitem').filter({ hasText: name })
  await expect(entry('Lahore')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('Add a city') }).click()
  const adding = page.getByRole('dialog', { name: say('Add a city') })
  await adding.getByLabel(say('Name in English')).fill('Lahore')
  await adding.getByLabel(say('Name in Urdu', 'deskCatalogue')).fill(first.urdu)
  await adding.getByRole('button', { name: say('Save', 'deskCatalogue') }).click()
  await expect(adding.getByText(words.deskProblems.entryNameTaken).first()).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel(say('Name in English')).fill(first.name)
  await adding.getByRole('button', { name: say('Save', 'deskCatalogue') }).click()
  await expectToast(page, words.deskCatalogue.added(first.name))
  await expect(entry(first.name)).toContainText(first.urdu)
  expect(await offered('')).toContain(first.name)
  expect(await offered('/ur')).toContain(first.urdu)

  await page.getByRole('button', { name: words.deskCatalogue.renameOf(first.name) }).click()
  const renaming = page.getByRole('dialog', { name: words.deskCatalogue.renameOf(first.name) })
  await expect(renaming.getByText(words.deskCatalogue.usedBy(0, 0, 1))).toBeVisible()
  await renaming.getByLabel(say('Name in English')).fill(next.name)
  await renaming.getByLabel(say('Name in Urdu', 'deskCatalogue')).fill(next.urdu)
  await renaming.getByRole('button', { name: say('Save', 'deskCatalogue') }).click()
  await expect(entry(next.name)).toContainText(next.urdu)
  const renamed = await offered('')
  expect(renamed).toContain(next.name)
  expect(renamed).not.toContain(first.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
