import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, openMails, publish, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const unique = (testId: string, retry: number) => `${testId}-${retry}-${Date.now().toString(36)}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function answer(dialog: Locator, reason: string, name: string): Promise<void> {
  await dialog.getByLabel(sayOn(dialog.page())('Reason', 'deskCompany')).selectOption({ label: reason })
  await dialog.getByRole('button', { name, exact: true }).click()
}

test(
  'an operator finds a company, hides it, brings it back, suspends and deletes it',
  { tag: '@smoke' },
  async ({ page, request, company, say, words }, { testId, retry }) => {
    const portfolio = await publish(page, company, { title: 'A house to be hidden' })
    const link = addToDesk(page, 'Company Keeper (Demo)', `${unique(testId, retry)}@journey.example.com`)
    await sitDown(page, await welcome(request, link))
    const seen = () => request.get(`/api/portfolios/${portfolio}`).then((response) => response.status())
    const own = { authorization: `Bearer ${company.token}` }

    await page.goto('/#/desk/companies')
    await expect(heading(page, say('Companies', 'deskCompaniesScreen'))).toBeVisible()
    const list = page.getByRole('list', { name: say('Companies', 'deskCompaniesScreen') })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel(say('Search', 'deskCompaniesScreen')).fill(company.email)
    await page.getByLabel(say('Search', 'deskCompaniesScreen')).press('Enter')
    await page.waitForURL(/q=/)
    await expect(list.getByRole('listitem')).toHaveCount(1)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Save as file (CSV)', 'deskCompaniesScreen') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(company.email)
    await list.getByRole('link', { name: company.name }).click()
    await expect(heading(page, company.name)).toBeFocused()
    await expect(region(page, say('Projects', 'deskCompany')).getByText('A house to be hidden')).toBeVisible()
    await expect(region(page, say('Signed in', 'deskCompany')).getByRole('listitem')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: say('Hide', 'deskCompany'), exact: true }).click()
    const hide = page.getByRole('dialog', { name: words.deskCompany.hideQuestion(company.name) })
    await hide.getByRole('button', { name: say('Hide', 'deskCompany'), exact: true }).click()
    await expect(hide.getByText(say('Please choose a reason', 'deskCompany'))).toBeVisible()
    await hide.getByLabel(say('To the company')).fill('The pictures are not yours.')
    await expectAccessible(page)
    await answer(hide, say('work or pictures of somebody else'), say('Hide', 'deskCompany'))
    await expect(
      page.getByRole('main').getByText(say('The desk hides this company from visitors.')),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: say('Hide for another reason') })).toBeFocused()
    const hiding = region(page, say('History', 'deskCompany'))
      .getByRole('listitem')
      .filter({ hasText: say('Hid a company') })
    const { arrow, states } = words.deskLogScreen
    await expect(hiding).toContainText(`${states.listed} ${arrow} ${states.hidden}`)
    await expect.poll(seen).toBe(404)

    await page.getByRole('button', { name: say('Bring back', 'deskCompany'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Bring back', 'deskCompany') })
      .click()
    await expect(page.getByRole('link', { name: say('As visitors see it') })).toBeVisible()
    await expect.poll(seen).toBe(200)

    await page.getByRole('button', { name: say('Suspend'), exact: true }).click()
    await answer(page.getByRole('dialog'), say('something the law does not allow'), say('Suspend'))
    await expect(page.getByRole('main').getByText(words.deskCompany.keptFromVisitors.suspend)).toBeVisible()
    await expect(heading(page, company.name)).toBeFocused()
    await expect(
      region(page, say('Signed in', 'deskCompany')).getByText(say('Nobody is signed in.')),
    ).toBeVisible()
    expect((await request.get('/api/auth/sessions', { headers: own })).status()).toBe(401)
    const { email, password } = company
    const login = await request.post('/api/auth/login', { data: { email, password } })
    expect([login.status(), (await login.json()) as unknown]).toMatchObject([
      403,
      { code: expect.any(String) },
    ])
    await expectAccessible(page)

    await page.getByRole('button', { name: say('Delete', 'deskCompany'), exact: true }).click()
    const deletion = page.getByRole('dialog')
    await deletion.getByLabel(say('Name of the company')).fill('Another name')
    await deletion.getByRole('button', { name: say('Delete', 'deskCompany'), exact: true }).click()
    await expect(deletion.getByText(say('This is not the name of the company'))).toBeVisible()
    await deletion.getByLabel(say('Name of the company')).fill(company.name)
    await deletion.getByRole('button', { name: say('Delete', 'deskCompany'), exact: true }).click()
    await expect(heading(page, say('Companies', 'deskCompaniesScreen'))).toBeVisible()
    await page.goto(`/#/desk/companies/${company.id}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: say('All companies') }).click()
    await expect(heading(page, say('Companies', 'deskCompaniesScreen'))).toBeFocused()
  },
)

test('two at the desk: the second is told who was faster, and an editor has less', async ({
  page,
  request,
  company,
  say,
  words,
}, { testId, retry }) => {
  await publish(page, company, { title: 'A house for two' })
  const name = unique(testId, retry)
  const [first, second] = [
    await welcome(request, addToDesk(page, 'First (Demo)', `1-${name}@journey.example.com`)),
    await welcome(request, addToDesk(page, 'Second (Demo)', `2-${name}@journey.example.com`, '--editor')),
  ]
  await sitDown(page, second)
  await page.goto(`/#/desk/companies/${company.id}`)
  await expect(heading(page, company.name)).toBeVisible()
  await expect(page.getByRole('button', { name: say('Suspend') })).toHaveCount(0)
  await expect(region(page, say('History', 'deskCompany'))).toHaveCount(0)

  const hidden = await request.post(`/api/desk/companies/${company.id}/hiding`, {
    headers: { authorization: `Bearer ${first.token}` },
    data: { version: 0, reason: 'spam', words: '' },
  })
  expect(hidden.status(), await hidden.text()).toBe(200)
  await page.getByRole('button', { name: words.deskCompany.hideProjectQuestion('A house for two') }).click()
  await answer(page.getByRole('dialog'), say('facts that are not right'), say('Hide', 'deskCompany'))
  const told = page.getByRole('alert')
  const faster = new RegExp(
    patternOf(words.deskCompany.changedBy('First (Demo)', say('Hid a company'), anyText)),
  )
  await expect(told).toContainText(faster)
  await expect(
    page.getByRole('main').getByText(say('The desk hides this company from visitors.')),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: words.deskCompany.hideProjectQuestion('A house for two') }).click()
  await answer(page.getByRole('dialog'), say('facts that are not right'), say('Hide', 'deskCompany'))
  await expect(
    region(page, say('Projects', 'deskCompany')).getByText(say('Hidden by the desk')),
  ).toBeVisible()
  await expect(told).toHaveCount(0)
  const listed = await request.get(`/api/desk/log?subjectId=${company.id}`, {
    headers: { authorization: `Bearer ${first.token}` },
  })
  const { data } = (await listed.json()) as { data: { event: string }[] }
  expect(data.map(({ event }) => event)).toEqual(['project-hidden', 'company-hidden', 'account-opened'])
})

test('a company that lost its mailbox gets another address, once the new one confirms', async ({
  page,
  request,
  company,
  context,
  say,
  words,
}, { testId, retry }) => {
  const link = addToDesk(page, 'Address Keeper (Demo)', `${unique(testId, retry)}@journey.example.com`)
  await sitDown(page, await welcome(request, link))
  const newEmail = `found-${company.email}`
  await page.goto(`/#/desk/companies/${company.id}`)
  await page.getByRole('button', { name: say('Change its address') }).click()
  const dialog = page.getByRole('dialog', { name: say('A new address for a lost mailbox?') })
  await dialog.getByRole('button', { name: say('Send the link') }).click()
  await expect(dialog.getByText(say('Please enter the new email address', 'deskCompany'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(say('New email address', 'deskCompany')).fill(newEmail)
  await dialog.getByRole('button', { name: say('Send the link') }).click()
  const change = region(page, say('Change of address'))
  await expect(change).toContainText(words.deskCompany.changesTo(newEmail))
  await expect(change).toContainText(new RegExp(patternOf(words.deskCompany.newNotConfirmed(anyText))))
  await expect(region(page, say('History', 'deskCompany'))).toContainText(
    say('Began to change the address of a company that lost its mailbox'),
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // An account of the API gets its mails in English, and their links open the client in English.
  const mailbox = await context.newPage()
  const toNew = await openMails(mailbox, newEmail, 1, /Please confirm your new email address/)
  await toNew.getByRole('link').click()
  await mailbox.getByRole('button', { name: 'Change the address' }).click()
  await expect(mailbox.getByRole('status').filter({ hasText: 'The email address is changed.' })).toBeVisible()
  const toOld = await openMails(mailbox, company.email, 1, /Your Tameer email address was changed/)
  await expect(toOld).toContainText(newEmail)
  await page.reload()
  await expect(region(page, say('History', 'deskCompany'))).toContainText(say('Changed its email address'))
  await expect(change).toHaveCount(0)
})

test('an operator gives a company a position with a reason, and takes it away again', async ({
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
  await page.goto(`/#/desk/companies/${company.id}`)
  const place = page.getByRole('region', { name: say('Place in the list') })
  // Behind all others that have one: other journeys see the demo's order.
  await place.getByLabel(say('New position')).fill('9000')
  await place.getByLabel(say('Why', 'deskCompany')).fill('A journey tries the order')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await place.getByRole('button', { name: say('Save its place') }).click()
  await expectToast(page, say('Saved. Visitors see it now'))
  await expect(place.getByText(words.deskCompany.hasPosition(9000), { exact: true })).toBeVisible()
  await expect.poll(positionSeen).toBe(9000)
  await place.getByLabel(say('Why', 'deskCompany')).fill('The journey is over')
  await place.getByRole('button', { name: say('Save its place') }).click()
  await expect(place.getByText(say('It has no position.'))).toBeVisible()
  await expect.poll(positionSeen).toBe(null)
})
