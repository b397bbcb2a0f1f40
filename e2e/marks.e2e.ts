import type { Browser, Locator, Page } from '@playwright/test'
import { companyPageAddress } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  publish,
  type SignedUpCompany,
  test,
} from './fixtures.ts'
import { photograph } from './photographs.ts'

const number = 'C-4/987654'
const nextYear = new Date().getFullYear() + 1
const unique = (testId: string, retry: number) => `${testId}-${retry}-${Date.now().toString(36)}`

/** Opens the list of marks as an operator in another browser. Returns the page and the row of the company. */
async function sitAtMarks(
  browser: Browser,
  company: SignedUpCompany,
  given: { person: Parameters<typeof sitDown>[1]; baseURL: string | undefined },
): Promise<{ desk: Page; row: Locator }> {
  const context = await browser.newContext({ baseURL: given.baseURL ?? '' })
  const desk = await context.newPage()
  await sitDown(desk, given.person)
  await desk.goto('/#/desk/marks')
  const list = desk.getByRole('list', { name: 'Licences and registrations' })
  const row = list.getByRole('listitem').filter({ hasText: company.name })
  await expect(row).toContainText('PEC licence · C-4')
  return { desk, row }
}

/** The licence in the settings of a company. */
const licenceOf = (page: Page) =>
  page.getByRole('region', { name: 'Licences and registrations' }).getByRole('listitem').first()

test('a licence is entered with its paper, accepted at the desk, and seen by visitors', async ({
  page,
  request,
  company,
  browser,
  baseURL,
}, { testId, retry }) => {
  await publish(page, company, { title: 'A house with a licence' })
  await logIn(page, company)
  await page.goto('/#/settings?part=marks')
  await page.getByRole('button', { name: 'Enter: PEC licence' }).click()
  const dialog = page.getByRole('dialog', { name: 'PEC licence' })
  await dialog.getByRole('button', { name: 'Send to be checked' }).click()
  await expect(dialog.getByText('Please choose the document')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel('Number').fill(number)
  await dialog.getByLabel('Valid until').fill(`${nextYear}-05-31`)
  const paper = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await photograph(3, 800) }
  await dialog.getByLabel('Document').setInputFiles(paper)
  await dialog.getByRole('button', { name: 'Send to be checked' }).click()
  await expectToast(page, 'Sent. We mail you once it is checked')
  await expect(licenceOf(page)).toContainText('Waits to be checked')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await visitor.goto(companyPageAddress(company))
  await expect(visitor.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(visitor.getByText('PEC C-4')).toHaveCount(0)

  const link = addToDesk(page, 'Mark Reader', `${unique(testId, retry)}@journey.example.com`)
  const { desk, row } = await sitAtMarks(browser, company, {
    person: await welcome(request, link),
    baseURL,
  })
  await row.getByRole('link', { name: company.name }).click()
  const check = desk.getByRole('main')
  await expect(desk.getByRole('heading', { name: `Check: PEC licence of ${company.name}` })).toBeVisible()
  const picture = check.getByRole('img', { name: /^The document/ })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(800)
  const width = await picture.evaluate((image) => image.clientWidth)
  await check.getByRole('button', { name: 'Turn' }).click()
  await check.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(width * 2)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  const accept = check.getByRole('button', { name: 'Accept', exact: true })
  await accept.click()
  await expect(check.getByRole('checkbox').first()).toBeFocused()
  await expect(check.getByLabel('Valid until', { exact: true })).toHaveValue(`${nextYear}-05-31`)
  await check.getByLabel('Valid until', { exact: true }).fill(`${nextYear}-06-30`)
  await expect(check.getByText(`valid until 30 Jun ${nextYear}`)).toBeVisible()
  for (const box of await check.getByRole('checkbox').all()) await box.check()
  await expectAccessible(desk)
  await accept.click()
  await expect(desk.getByRole('heading', { name: `Check: PEC licence of ${company.name}` })).toHaveCount(0)
  await desk.goto('/#/desk/marks')
  await expect(desk.getByRole('heading', { level: 1, name: 'Licences and registrations' })).toBeVisible()
  await expect(row).toHaveCount(0)

  const said = new RegExp(`PEC C-4, checked by Tameer on .+ \\d{4}, valid until 30 Jun ${nextYear}`)
  await expect(async () => {
    await visitor.goto(companyPageAddress(company))
    await expect(visitor.getByText(said)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  expect(await visitor.content()).not.toContain('987654')
  await visitor.goto(`/#/profileDetailScreen?company=${company.id}`)
  const about = visitor.getByRole('region', { name: 'About the company' })
  await expect(about.getByText(said)).toBeVisible()
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
  await page.reload()
  await expect(licenceOf(page)).toContainText('Checked and shown')
})

test('a licence that is refused is not shown, and its company reads why', async ({
  page,
  request,
  company,
  browser,
  baseURL,
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
  })
  await row.getByRole('link', { name: company.name }).click()
  await desk.getByRole('button', { name: 'Refuse with a reason' }).click()
  const refuse = desk.getByRole('dialog')
  await refuse.getByLabel('Reason').selectOption('other-name')
  await refuse.getByLabel('What to add').fill('It names Ravi Works.')
  await expectAccessible(desk)
  await refuse.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(desk.getByRole('heading', { name: `Check: PEC licence of ${company.name}` })).toHaveCount(0)
  await desk.goto('/#/desk/marks')
  await expect(desk.getByRole('heading', { level: 1, name: 'Licences and registrations' })).toBeVisible()
  await expect(row).toHaveCount(0)

  await logIn(page, company)
  await page.goto('/#/settings?part=marks')
  const licence = licenceOf(page)
  await expect(licence).toContainText('Not accepted')
  await expect(licence).toContainText('Reason: it is registered in another name.')
  await expect(licence).toContainText('It names Ravi Works.')
  await expect(licence.getByRole('button', { name: 'Enter again: PEC licence' })).toBeVisible()
  await expect(licence.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
