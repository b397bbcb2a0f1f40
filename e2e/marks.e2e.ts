import type { Browser, Locator, Page } from '@playwright/test'
import { companyPageAddress } from '@tameer/contract'
import { type Language, wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast, openBeside, prepareContext } from './contexts.ts'
import { expectDay, fillDay } from './day-field.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, logIn, publish, type SignedUpCompany, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { photograph } from './photographs.ts'

const number = 'C-4/987654'
const nextYear = new Date().getFullYear() + 1
/** As the company entered it, and the last day that the desk read on it. */
const pec = { kind: 'pec', category: '4' } as const
const lastDay = `${nextYear}-06-30`
const unique = (testId: string, retry: number) => `${testId}-${retry}-${Date.now().toString(36)}`

/** Opens the list of marks as an operator in another browser. Returns the page and the row of the company. */
async function sitAtMarks(
  browser: Browser,
  company: SignedUpCompany,
  given: { person: Parameters<typeof sitDown>[1]; baseURL: string | undefined; language: Language },
): Promise<{ desk: Page; row: Locator }> {
  const context = await browser.newContext({ baseURL: given.baseURL ?? '' })
  await prepareContext(context, given.language)
  const desk = await context.newPage()
  await sitDown(desk, given.person)
  await desk.goto('/#/desk/marks')
  const say = sayOn(desk)
  const list = desk.getByRole('list', { name: say('Licences and registrations') })
  const row = list.getByRole('listitem').filter({ hasText: company.name })
  await expect(row).toContainText(`${say('PEC licence')} · ${wordsOf(desk).deskMarks.categoryName('4')}`)
  return { desk, row }
}

/** The licence in the settings of a company. */
const licenceOf = (page: Page) =>
  page
    .getByRole('region', { name: sayOn(page)('Licences and registrations') })
    .getByRole('listitem')
    .first()

test('a licence is entered with its paper, accepted at the desk, and seen by visitors', async ({
  page,
  request,
  company,
  browser,
  baseURL,
  language,
  say,
  words,
}, { testId, retry }) => {
  await publish(page, company, { title: 'A house with a licence' })
  await logIn(page, company)
  await page.goto('/#/settings?part=marks')
  await page
    .getByRole('button', {
      name: words.settingsMarks.ofKind(say('Enter', 'settingsMarks'), say('PEC licence')),
    })
    .click()
  const dialog = page.getByRole('dialog', { name: say('PEC licence') })
  await dialog.getByRole('button', { name: say('Send to be checked') }).click()
  await expect(dialog.getByText(say('Please choose the document'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel(say('Number')).fill(number)
  await fillDay(dialog, say('Valid until', 'settingsMarks'), `${nextYear}-05-31`, words)
  const paper = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await photograph(3, 800) }
  await dialog.getByLabel(say('Document')).setInputFiles(paper)
  await dialog.getByRole('button', { name: say('Send to be checked') }).click()
  await expectToast(page, say('Sent. We mail you once it is checked'))
  await expect(licenceOf(page)).toContainText(say('Waits to be checked'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const visitor = await openBeside(page)
  await visitor.goto(companyPageAddress(company))
  await expect(visitor.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(visitor.getByText(words.markNames.markName(pec))).toHaveCount(0)

  const link = addToDesk(page, 'Mark Reader', `${unique(testId, retry)}@journey.example.com`)
  const { desk, row } = await sitAtMarks(browser, company, {
    person: await welcome(request, link),
    baseURL,
    language,
  })
  await row.getByRole('link', { name: company.name }).click()
  const check = desk.getByRole('main')
  await expect(
    desk.getByRole('heading', { name: words.deskMarks.checkTitle(say('PEC licence'), company.name) }),
  ).toBeVisible()
  const picture = check.getByRole('img', {
    name: words.deskMarks.documentOf(say('PEC licence'), company.name),
  })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(800)
  const width = await picture.evaluate((image) => image.clientWidth)
  await check.getByRole('button', { name: say('Turn') }).click()
  await check.getByRole('button', { name: say('Larger') }).click()
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(width * 2)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  const accept = check.getByRole('button', { name: say('Accept'), exact: true })
  await accept.click()
  await expect(check.getByRole('checkbox').first()).toBeFocused()
  await expectDay(check, say('Valid until', 'deskMarks'), `${nextYear}-05-31`)
  await fillDay(check, say('Valid until', 'deskMarks'), lastDay, words)
  await expect(check.getByText(words.settingsMarks.validUntil(words.marks.day(lastDay)))).toBeVisible()
  for (const box of await check.getByRole('checkbox').all()) await box.check()
  await expectAccessible(desk)
  await accept.click()
  await expect(
    desk.getByRole('heading', { name: words.deskMarks.checkTitle(say('PEC licence'), company.name) }),
  ).toHaveCount(0)
  await desk.goto('/#/desk/marks')
  await expect(desk.getByRole('heading', { level: 1, name: say('Licences and registrations') })).toBeVisible()
  await expect(row).toHaveCount(0)

  const checkedOn = `${nextYear}-01-02`
  const text = words.marks.markText({ ...pec, checkedOn, validUntil: lastDay })
  const said = RegExp(text.replace(words.marks.day(checkedOn), '.+ \\d{4}'))
  await expect(async () => {
    await visitor.goto(companyPageAddress(company))
    await expect(visitor.getByText(said)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  expect(await visitor.content()).not.toContain('987654')
  await visitor.goto(`/#/profileDetailScreen?company=${company.id}`)
  const marks = visitor.getByRole('list', { name: say('Licences and registrations') })
  const days = words.marks.markDays({ ...pec, checkedOn, validUntil: lastDay })
  await expect(marks).toContainText(RegExp(days.replace(words.marks.day(checkedOn), '.+ \\d{4}')))
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
  await page.reload()
  await expect(licenceOf(page)).toContainText(say('Checked and shown'))
})

test('a licence that is refused is not shown, and its company reads why', async ({
  page,
  request,
  company,
  browser,
  baseURL,
  language,
  say,
  words,
}, { testId, retry }) => {
  await publish(page, company, { title: 'A house without a licence' })
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind: 'pec', number, validUntil: `${nextYear}-05-31` }))
    form.set(name, value)
  const paper = new Uint8Array(await photograph(4, 400))
  form.set('document', new File([paper], 'licence.jpg', { type: 'image/jpeg' }))
  const entered = await request.post('/api/users/marks', {
    headers: { authorization: `Bearer ${company.token}` },
    multipart: form,
  })
  expect(entered.status(), await entered.text()).toBe(200)

  const link = addToDesk(page, 'Mark Reader', `${unique(testId, retry)}@journey.example.com`)
  const { desk, row } = await sitAtMarks(browser, company, {
    person: await welcome(request, link),
    baseURL,
    language,
  })
  await row.getByRole('link', { name: company.name }).click()
  await desk.getByRole('button', { name: say('Refuse with a reason') }).click()
  const refuse = desk.getByRole('dialog')
  await refuse.getByLabel(say('Reason')).selectOption('other-name')
  await refuse.getByLabel(say('What to add')).fill('It names Ravi Works.')
  await expectAccessible(desk)
  await refuse.getByRole('button', { name: say('Refuse'), exact: true }).click()
  await expect(
    desk.getByRole('heading', { name: words.deskMarks.checkTitle(say('PEC licence'), company.name) }),
  ).toHaveCount(0)
  await desk.goto('/#/desk/marks')
  await expect(desk.getByRole('heading', { level: 1, name: say('Licences and registrations') })).toBeVisible()
  await expect(row).toHaveCount(0)

  await logIn(page, company)
  await page.goto('/#/settings?part=marks')
  const licence = licenceOf(page)
  await expect(licence).toContainText(say('Not accepted'))
  await expect(licence).toContainText(words.settingsMarks.why(say('it is registered in another name')))
  await expect(licence).toContainText('It names Ravi Works.')
  await expect(
    licence.getByRole('button', {
      name: words.settingsMarks.ofKind(say('Enter again', 'settingsMarks'), say('PEC licence')),
    }),
  ).toBeVisible()
  await expect(licence.getByRole('button', { name: say('Download the document') })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
