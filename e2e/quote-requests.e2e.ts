import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Invitation, RequestView } from '@tameer/contract'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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

const saved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()

async function send(page: Page, revision: number) {
  await page.getByRole('button', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  // The toast of the quote before may be there still.
  await expect(page.getByRole('status').filter({ hasText: 'Your quote is sent' }).last()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Quote ${revision}` })).toBeVisible()
}

test.use({ provoked: /status of 409|net::ERR_INTERNET_DISCONNECTED/ })

test('a company answers with one number, and then a better one', async ({ page, company }) => {
  const request = await openInvited(page, company)
  await expect(page.getByText('From Ayesha Khan')).toBeVisible()
  await expect(page.getByText('0300-1234567')).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('What would you build this for?').fill('3,200')
  await expect(page.getByText('This comes to PKR 1,08,00,000 (1.08 Crore).')).toBeVisible()
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(page.getByText('1 thing to correct')).toBeVisible()
  await page.getByText('Tax is included').click()
  await send(page, 1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Quote 1' })).toContainText('PKR 1,08,00,000')
  const { invitations } = await viewOf(page, request)
  expect(invitations[0]).toMatchObject({ state: 'quoted', quote: { revision: 1, headlinePkr: 10_800_000 } })

  await page.getByRole('button', { name: 'Send a better quote' }).click()
  await expect(page.getByLabel('What would you build this for?')).toHaveValue('10800000')
  await page.getByLabel('What would you build this for?').fill('1 crore')
  await send(page, 2)
  expect((await viewOf(page, request)).invitations[0]?.quote).toMatchObject({
    ...{ revision: 2, headlinePkr: 10_000_000 },
  })
  await page.goto('/#/quote-requests?state=quoted')
  await expect(page.getByRole('listitem').filter({ hasText: 'Your quote' })).toContainText('1.00 Crore')
  await expectAccessible(page)
})

test('a company prices by section and by line, and leaves steel out', async ({ page, company }) => {
  const request = await openInvited(page, company)
  await page.getByRole('button', { name: 'Price it in parts' }).click()
  const grey = page.getByRole('region', { name: 'Grey Structure' })
  await grey.getByText('By section').click()
  await grey.locator('summary', { hasText: 'Excavation and Steel' }).click()
  await grey.getByText('Line by line').click()
  await page.getByLabel('Deformed steel bars, Grade 60: in the price').selectOption('Left out')
  await page.getByText('Fill in prices for me').click()
  await page.getByRole('button', { name: 'As the estimate' }).click()
  await expect(page.getByText(/prices are filled in/)).toBeVisible()
  await expect(page.getByLabel('Price of Excavation for foundations (PKR)', { exact: true })).not.toHaveValue(
    '',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByText('Tax comes on top').click()
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(page.getByText('Leaves out 1 line')).toBeVisible()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your quote is sent' })).toBeVisible()

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
  await page.getByText('Per sq ft').click()
  const views = page.getByRole('group', { name: '3D views' })
  await views.getByText('At a price on top').click()
  await page.getByLabel('3D views: price on top (PKR)').fill('25,000')
  await page.getByText('No tax applies').click()
  await expectNoSidewaysScroll(page)
  await send(page, 1)
  await page.getByText('Quote 1', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'What the fee holds' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/#/request/${request.id}?key=${request.headers['x-request-key']}`)
  await expect(page.getByRole('heading', { name: 'Compare the quotes' })).toBeVisible()
  await expect(page.getByText('PKR 150 per sq ft of covered area').first()).toBeVisible()
  await expect(page.getByText('0.25 Lakh on top').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a column of a spreadsheet goes down the lines, and a sheet is read back', async ({ page, company }) => {
  await openInvited(page, company)
  await page.getByText('Fill in prices for me').click()
  await page.getByRole('button', { name: 'Price every line' }).click()
  await page.locator('summary', { hasText: 'Excavation and Steel' }).last().click()
  const first = page.getByLabel('Price of Excavation for foundations (PKR)', { exact: true })
  await first.focus()
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '25\n\n15.5\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(first).toHaveValue('25')
  await expect(page.getByText('2 prices are filled in.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveValue('')

  await page.getByText('Price it in a spreadsheet').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const path = await (await saving).path()
  const rows = (await readFile(path, 'utf8')).split('\r\n')
  const priced = rows.map((row, place) => (place === 1 ? row.replace(/,,$/, ',27,') : row))
  priced[2] = `${priced[2]?.replace(/,,$/, ',many,')}`
  await page.getByLabel('Read a file back').setInputFiles({
    ...{ name: 'priced.csv', mimeType: 'text/csv', buffer: Buffer.from(priced.join('\r\n')) },
  })
  await expect(page.getByText('priced.csv has 1 price')).toBeVisible()
  await expect(page.getByText('Row 3: “many” is no price')).toBeVisible()
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
  await expect(page.getByText('saved this draft later than you opened it')).toBeVisible()
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
  await expect(page.getByText('You asked')).toBeVisible()
  const [question] = (await viewOf(page, request)).questions
  await page.request.post(`/api/requests/${request.id}/answers`, {
    headers: request.headers,
    data: { questionId: question?.id, text: 'No, none.' },
  })
  await page.reload()
  await expect(page.getByText('No, none.')).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason').selectOption('It is too far away')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You declined this request.')).toBeVisible()
  await expect(page.getByLabel('What would you build this for?')).toBeHidden()
  expect((await viewOf(page, request)).invitations[0]).toMatchObject({
    ...{ state: 'declined', declineReason: 'too-far' },
  })
})

test('without a connection what is typed stays, and is saved later', async ({ page, company, context }) => {
  await openInvited(page, company)
  const { id } = (await invitationsOf(page, company))[0] ?? { id: '' }
  await page.getByLabel('What would you build this for?').fill('3,000')
  await saved(page)
  await page.route('**/draft', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('What would you build this for?').fill('3,050')
  await expect(page.getByText('Everything you typed stays in this page')).toBeVisible()
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
