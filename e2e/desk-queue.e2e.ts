import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { fillDay } from './day-field.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, publish, type SignedUpCompany, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { openRequest } from './own-request.ts'
import { photograph } from './photographs.ts'

const nextYear = new Date().getFullYear() + 1
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

async function report(api: APIRequestContext, given: Record<string, string>, headers = {}): Promise<void> {
  const response = await api.post('/api/reports', { data: given, headers })
  expect(response.status(), await response.text()).toBe(201)
}

async function enterMark(
  api: APIRequestContext,
  company: SignedUpCompany,
  fields: Record<string, string>,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const paper = new Uint8Array(await photograph(5, 600))
  form.set('document', new File([paper], 'paper.jpg', { type: 'image/jpeg' }))
  const response = await api.post('/api/users/marks', { headers: bearer(company), multipart: form })
  expect(response.status(), await response.text()).toBe(200)
}

/** Opens a thing of the queue by its title. Other journeys' things stand beside it, and are left alone. */
async function openThing(desk: Page, title: string): Promise<Locator> {
  await desk.goto('/#/desk/reports')
  const say = sayOn(desk)
  const things = desk.getByRole('list', { name: say('Reports', 'deskReports'), exact: true })
  await things.getByRole('link', { name: title }).click()
  await expect(desk.getByRole('heading', { name: title })).toBeVisible()
  const toDo = desk.getByRole('region', { name: say('What to do', 'deskReports') })
  await expect(toDo).toBeVisible()
  return toDo
}

test('a queue of reports and marks is cleared', async ({ page, request, company, say, words }, {
  testId,
  retry,
}) => {
  const unique = `${testId}-${retry}-${Date.now().toString(36)}`
  const title = `Copied ${unique.slice(-12)}`
  const project = await publish(page, company, { title, own: [await photograph(2)] })
  await report(request, { kind: 'project', id: project, reason: 'not-own-work', words: 'Not theirs.' })
  await report(request, { kind: 'project', id: project, reason: 'not-own-work' })
  await report(request, { kind: 'profile', id: company.id, reason: 'spam' })
  // The desk sees a family's city, not its name; no other journey asks for this one.
  const city = ['Skardu', 'Gilgit', 'Gwadar'][retry] ?? 'Kohat'
  await openRequest(request, [company.id], { city })
  const { data } = await (await request.get('/api/invitations', { headers: bearer(company) })).json()
  await report(request, { kind: 'request', id: data[0].id, reason: 'offensive' }, bearer(company))
  const numbers = { pec: 'C-4/456789', ntn: '7654321-0' }
  await enterMark(request, company, { kind: 'pec', number: numbers.pec, validUntil: `${nextYear}-05-31` })
  await enterMark(request, company, { kind: 'ntn', number: numbers.ntn })

  const desk = await page.context().newPage()
  const link = addToDesk(page, 'Queue Keeper', `${unique}@journey.example.com`)
  await sitDown(desk, await welcome(request, link))
  const things = desk.getByRole('list', { name: say('Reports', 'deskReports'), exact: true })
  const dialog = desk.getByRole('dialog')

  await openThing(desk, title)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await desk
    .getByRole('main')
    .getByRole('button', { name: say('Hide the project') })
    .click()
  // The reason that was reported most is chosen at first.
  await expect(dialog.getByLabel(say('Reason', 'deskCompany'))).toHaveValue('not-own-work')
  await dialog.getByRole('button', { name: say('Hide the project') }).click()
  await expectToast(desk, say('Hidden. The reports are closed'))
  // On a wide screen the thing leaves the queue a moment later, and those below it move up.
  await expect(things.getByRole('link', { name: title })).toHaveCount(0)

  const profile = await openThing(desk, company.name)
  await profile.getByRole('button', { name: words.deskReports.dismiss(1) }).click()
  await dialog.getByRole('button', { name: words.deskReports.dismiss(1) }).click()
  await expectToast(desk, say('The reports are closed'))
  await expect(things.getByRole('link', { name: company.name })).toHaveCount(0)

  const asker = await openThing(desk, say(city))
  await asker.getByRole('button', { name: say('Write to the homeowner') }).click()
  await dialog.getByLabel(say('Your words')).fill('Please write to companies in another way.')
  await dialog.getByRole('button', { name: say('Send and close') }).click()
  // A wide screen shows the next thing in its place.
  await expect(dialog).toHaveCount(0)

  await desk.goto('/#/desk/reports')
  await expect(desk.getByRole('navigation', { name: say('Which reports') })).toBeVisible()
  for (const text of [title, company.name, say(city)]) {
    await expect(things.getByRole('link', { name: text })).toHaveCount(0)
  }

  const marks = desk
    .getByRole('list', { name: say('Licences and registrations', 'deskMarks') })
    .getByRole('listitem')
  const mark = (kind: string) => marks.filter({ hasText: company.name }).filter({ hasText: kind })
  const main = desk.getByRole('main')
  await desk.goto('/#/desk/marks')
  await mark(say('PEC licence')).getByRole('link').click()
  const { checkTitle, lineNames } = words.deskMarks
  await expect(
    desk.getByRole('heading', { name: checkTitle(say('PEC licence'), company.name) }),
  ).toBeVisible()
  await fillDay(main, lineNames.validUntil, `${nextYear}-06-30`, words)
  for (const line of ['number', 'company', 'category', 'validUntil'] as const)
    await main.getByRole('checkbox', { name: new RegExp(`^${lineNames[line]}`) }).check()
  await main.getByRole('button', { name: say('Accept'), exact: true }).click()
  await expectToast(desk, say('Accepted. Visitors see it now'))
  await desk.goto('/#/desk/marks')
  await mark(say('Tax number (NTN)')).getByRole('link').click()
  await main.getByRole('button', { name: say('Refuse with a reason') }).click()
  await dialog.getByLabel(say('Reason', 'deskMarks')).selectOption('not-found')
  await dialog.getByRole('button', { name: say('Refuse'), exact: true }).click()
  await expectToast(desk, say('Refused. The company is told why'))
  await desk.goto('/#/desk/marks')
  await expect(
    desk.getByRole('heading', { level: 1, name: say('Licences and registrations', 'deskMarks') }),
  ).toBeVisible()
  await expect(desk.getByText(company.name)).toHaveCount(0)
})
