import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Invitation, RequestView } from '@tameer/contract'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  logIn,
  publish,
  type SignedUpCompany,
  test,
} from './fixtures.ts'
import { openRequest } from './own-request.ts'

/** A company with a request of its own, open at the company's page of it. */
async function openInvited(page: Page, company: SignedUpCompany) {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id])
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  await page.getByRole('link', { name: 'Construction in DHA Phase 6, Lahore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '10 Marla house in Lahore' })).toBeVisible()
  await expect(page.getByLabel('What would you build this for?')).toBeVisible()
  return request
}

async function viewOf(page: Page, { id, headers }: { id: string; headers: Record<string, string> }) {
  const response = await page.request.get(`/api/requests/${id}`, { headers })
  return (await response.json()) as RequestView
}

const quoteForm = (page: Page) => page.getByRole('form', { name: 'Your quote' })
const answerTo = (page: Page) => page.getByRole('region', { name: 'Your answer to the request' })
const saved = (page: Page) =>
  expect(quoteForm(page).getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()

async function send(page: Page, revision: number) {
  await page.getByRole('button', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expectToast(page, 'Your quote is sent')
  await expect(
    answerTo(page)
      .getByRole('listitem')
      .filter({ hasText: `Quote ${revision}` }),
  ).toBeVisible()
}

test.use({ provoked: /status of 409|net::ERR_INTERNET_DISCONNECTED/ })

test('a company answers with one number, and then a better one', { tag: '@smoke' }, async ({
  page,
  company,
}) => {
  const request = await openInvited(page, company)
  await expect(page.getByRole('main').getByText('From Ayesha Khan')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('0300-1234567')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const form = quoteForm(page)
  await page.getByLabel('What would you build this for?').fill('3,200')
  await expect(form.getByText('This comes to PKR 1,08,00,000 (1.08 Crore).')).toBeVisible()
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(form.getByRole('alert').filter({ hasText: '1 thing to correct' })).toBeVisible()
  await form.getByRole('radio', { name: 'Tax is included' }).check()
  await send(page, 1)
  await expect(answerTo(page).getByRole('listitem').filter({ hasText: 'Quote 1' })).toContainText(
    'PKR 1,08,00,000',
  )
  const { invitations } = await viewOf(page, request)
  expect(invitations[0]).toMatchObject({ state: 'quoted', quote: { revision: 1, headlinePkr: 10_800_000 } })

  await page.getByRole('button', { name: 'Send a better quote' }).click()
  await expect(page.getByLabel('What would you build this for?')).toHaveValue('3200')
  await page.getByLabel('What would you build this for?').fill('1 crore')
  await send(page, 2)
  expect((await viewOf(page, request)).invitations[0]?.quote).toMatchObject({
    ...{ revision: 2, headlinePkr: 10_000_000 },
  })
  await page.goto('/#/quote-requests?state=quoted')
  await expect(page.getByRole('listitem').filter({ hasText: 'Your quote' })).toContainText('1.00 Crore')
  await expectAccessible(page)
})

test('a company prices by section and by line, and leaves steel out', { tag: '@smoke' }, async ({
  page,
  company,
}) => {
  const request = await openInvited(page, company)
  await page.getByRole('button', { name: 'Price it in parts' }).click()
  const form = quoteForm(page)
  const grey = form.getByRole('region', { name: 'Grey Structure' })
  await grey.getByRole('radio', { name: 'By section' }).check()
  await grey.locator('summary', { hasText: 'Excavation and Steel' }).click()
  await grey.getByRole('radio', { name: 'Line by line' }).check()
  await page.getByLabel('Deformed steel bars, Grade 60: in the price').selectOption('Left out')
  await form.locator('summary', { hasText: 'Fill in prices for me' }).click()
  await page.getByRole('button', { name: 'As the estimate' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'prices are filled in' })).toBeVisible()
  await expect(page.getByLabel('Price of Excavation for foundations (PKR)', { exact: true })).not.toHaveValue(
    '',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('radio', { name: 'Tax comes on top' }).check()
  await page.getByRole('button', { name: 'Check and send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' })
  await expect(dialog.getByText('Leaves out 1 line')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the quote' }).click()
  await expectToast(page, 'Your quote is sent')

  const { request: brief, invitations } = await viewOf(page, request)
  const steel = brief.bill?.lines.find(({ item }) => item === 'Deformed steel bars, Grade 60')
  const total = brief.totalPkr ?? 0
  expect(invitations[0]?.quote).toMatchObject({
    ...{ headlinePkr: total - (steel?.costPkr ?? 0), likeForLikePkr: total },
  })
})

test('an architect answers with a fee, and the family sees what it holds', async ({ page, company }) => {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id], { service: 4 })
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  await page.getByRole('link', { name: 'Architecture in DHA Phase 6, Lahore' }).click()
  await page.getByLabel('What is your fee?').fill('150')
  const form = quoteForm(page)
  await form.getByRole('radio', { name: 'Per sq ft' }).check()
  const views = form.getByRole('group', { name: '3D views' })
  await views.getByRole('radio', { name: 'At a price on top' }).check()
  await page.getByLabel('3D views: price on top (PKR)').fill('25,000')
  await form.getByRole('radio', { name: 'No tax applies' }).check()
  await expectNoSidewaysScroll(page)
  await send(page, 1)
  await answerTo(page).locator('summary', { hasText: 'Quote 1' }).click()
  await expect(page.getByRole('region', { name: 'What the fee holds' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/#/request/${request.id}?key=${request.headers['x-request-key']}&view=quotes`)
  await expect(page.getByRole('heading', { level: 1, name: 'One quote' })).toBeVisible()
  const comparison = page.getByRole('region', { name: 'The quotes' })
  await expect(comparison.getByText('PKR 150 per sq ft of covered area')).toBeVisible()
  await expect(comparison.getByText('0.25 Lakh on top')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a column of a spreadsheet goes down the lines, and a sheet is read back', async ({ page, company }) => {
  await openInvited(page, company)
  const form = quoteForm(page)
  await form.locator('summary', { hasText: 'Fill in prices for me' }).click()
  await page.getByRole('button', { name: 'Price every line' }).click()
  await form.locator('summary', { hasText: 'Excavation and Steel' }).click()
  const first = page.getByLabel('Price of Excavation for foundations (PKR)', { exact: true })
  await first.focus()
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '25\n\n15.5\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(first).toHaveValue('25')
  await expect(form.getByRole('status').filter({ hasText: '2 prices are filled in.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveValue('')

  await form.locator('summary', { hasText: 'Price it in a spreadsheet' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const path = await (await saving).path()
  const rows = (await readFile(path, 'utf8')).split('\r\n')
  const priced = rows.map((row, place) => (place === 1 ? row.replace(/,,$/, ',27,') : row))
  priced[2] = `${priced[2]?.replace(/,,$/, ',many,')}`
  await page.getByLabel('Read a file back').setInputFiles({
    ...{ name: 'priced.csv', mimeType: 'text/csv', buffer: Buffer.from(priced.join('\r\n')) },
  })
  const found = form.getByRole('region', { name: 'What the file holds' })
  await expect(found.getByRole('status').filter({ hasText: 'priced.csv has 1 price' })).toBeVisible()
  await expect(found.getByRole('listitem').filter({ hasText: 'Row 3: “many” is no price' })).toBeVisible()
  await expect(first).toHaveValue('')
  await page.getByRole('button', { name: 'Take this price' }).click()
  await expect(first).toHaveValue('27')
})

test('two tabs: the later draft is told, and nothing is lost', async ({ page, company, context }) => {
  await openInvited(page, company)
  const other = await context.newPage()
  await logIn(other, company)
  await other.goto(page.url())
  const priceIn = (one: Page) => one.getByLabel('What would you build this for?')
  const [mine, theirs] = [priceIn(page), priceIn(other)]
  await theirs.fill('2,900')
  await saved(other)
  await mine.fill('3,100')
  const later = quoteForm(page)
    .getByRole('alert')
    .filter({ hasText: 'saved this draft later than you opened it' })
  await expect(later).toBeVisible()
  await expect(mine).toHaveValue('3,100')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await theirs.fill('2,950')
  await other.getByRole('button', { name: 'Take the other one' }).click()
  await expect(theirs).toHaveValue('3,100')
  await page.reload()
  await expect(mine).toHaveValue('3,100')
})

test('a question is answered, and a request is declined with a reason', async ({ page, company }) => {
  const request = await openInvited(page, company)
  await page.getByLabel('Your question').fill('Is there a basement?')
  await page.getByRole('button', { name: 'Ask the family' }).click()
  const questions = page.getByRole('region', { name: 'Questions and answers' })
  await expect(questions.getByText('You asked')).toBeVisible()
  const [question] = (await viewOf(page, request)).questions
  await page.request.post(`/api/requests/${request.id}/answers`, {
    headers: request.headers,
    data: { questionId: question?.id, text: 'No, none.' },
  })
  await page.reload()
  await expect(questions.getByText('No, none.')).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason').selectOption('It is too far away')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(
    page.getByRole('region', { name: 'State' }).getByText('You declined this request.'),
  ).toBeVisible()
  await expect(page.getByLabel('What would you build this for?')).toBeHidden()
  expect((await viewOf(page, request)).invitations[0]).toMatchObject({
    ...{ state: 'declined', declineReason: 'too-far' },
  })
})

test('without a connection what is typed stays, and is saved later', { tag: '@smoke' }, async ({
  page,
  company,
  context,
}) => {
  await openInvited(page, company)
  const { id } = (await invitationsOf(page, company))[0] ?? { id: '' }
  await page.getByLabel('What would you build this for?').fill('3,000')
  await saved(page)
  await page.route('**/draft', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('What would you build this for?').fill('3,050')
  const notSaved = quoteForm(page)
    .getByRole('alert')
    .filter({ hasText: 'Everything you typed stays in this page' })
  await expect(notSaved).toBeVisible()
  await page.getByRole('link', { name: 'All requests' }).click()
  await page.getByRole('link', { name: 'Construction in DHA Phase 6, Lahore' }).click()
  await expect(page.getByLabel('What would you build this for?')).toHaveValue('3,050')
  await page.unroute('**/draft')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await saved(page)
  const response = await context.request.get(`/api/invitations/${id}`, {
    headers: { authorization: `Bearer ${company.token}` },
  })
  expect(((await response.json()) as Invitation).draft?.draft).toMatchObject({
    entry: { house: { figure: '3,050' } },
  })
})

async function invitationsOf(page: Page, company: SignedUpCompany): Promise<{ id: string }[]> {
  const response = await page.request.get('/api/invitations', {
    headers: { authorization: `Bearer ${company.token}` },
  })
  return ((await response.json()) as { data: { id: string }[] }).data
}
