import { readFile } from 'node:fs/promises'
import { expectToast } from './contexts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, publish, test } from './fixtures.ts'
import { openRequest } from './own-request.ts'
import { answerTo, openInvited, phase, priceOf, quoteForm, sees, send, unfold, viewOf } from './quote-form.ts'

test('a company answers with two numbers, and then a better one', { tag: '@smoke' }, async ({
  page,
  company,
}) => {
  const request = await openInvited(page, company)
  await expect(page.getByRole('main').getByText('Ayesha Khan', { exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('0300-1234567')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await priceOf(page, 'Grey Structure').fill('2,900')
  await priceOf(page, 'Finishing').fill('1,950')
  await expect(phase(page, 'Grey Structure').getByText('97,87,500')).toBeVisible()
  await expect(sees(page).getByText('You ask 1.64 Crore. The family compares the same.')).toBeVisible()
  await page.getByRole('button', { name: 'Check and send' }).click()
  const box = quoteForm(page).getByRole('region', { name: 'Not sent. 1 thing to correct:' })
  await expect(box).toBeFocused()
  await expectAccessible(page)
  await box.getByRole('button', { name: 'Tax: Please choose one' }).click()
  await quoteForm(page).getByRole('radio', { name: 'Tax is included' }).check()
  await send(page, 1)
  await expect(answerTo(page).getByRole('listitem').filter({ hasText: 'Quote 1' })).toContainText(
    'PKR 1,63,68,750',
  )
  const { invitations } = await viewOf(page, request)
  expect(invitations[0]).toMatchObject({ state: 'quoted', quote: { revision: 1, headlinePkr: 16_368_750 } })

  await page.getByRole('button', { name: 'Send a better quote' }).click()
  await expect(priceOf(page, 'Grey Structure')).toHaveValue('2900')
  await page.getByRole('button', { name: 'I have one price for the whole house' }).click()
  await expect(priceOf(page, 'The whole house')).toHaveValue('16368750')
  await priceOf(page, 'The whole house').fill('1 crore')
  await send(page, 2)
  expect((await viewOf(page, request)).invitations[0]?.quote).toMatchObject({
    ...{ revision: 2, headlinePkr: 10_000_000 },
  })
  await page.goto('/#/quote-requests?state=quoted')
  const list = page.getByRole('list', { name: 'Requests' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Quoted' })).toContainText(
    'You quoted 1.00 Crore',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a company prices by section and by line, and leaves steel out', { tag: '@smoke' }, async ({
  page,
  company,
}) => {
  const request = await openInvited(page, company)
  const grey = phase(page, 'Grey Structure')
  await grey.getByRole('button', { name: 'Price its 6 sections instead' }).click()
  await grey.locator('summary', { hasText: 'Excavation and Steel' }).click()
  await grey.getByRole('button', { name: 'Price its 9 lines instead' }).click()
  await grey.getByLabel('Deformed steel bars, Grade 60: in the price?').selectOption('Left out')
  await unfold(page, 'Fill in for me')
  await page.getByRole('button', { name: 'As the estimate' }).click()
  const preview = quoteForm(page).getByRole('region', { name: 'What would be filled in' })
  await expect(preview.getByRole('status')).toHaveText('14 prices would be filled in.')
  const excavation = grey.getByLabel('Price of Excavation for foundations, Rs', { exact: true })
  await expect(excavation).toHaveValue('')
  await preview.getByRole('button', { name: 'Take these 14 prices' }).click()
  await expect(quoteForm(page).getByRole('status').filter({ hasText: 'prices are filled in' })).toBeVisible()
  await expect(excavation).not.toHaveValue('')
  await expect(sees(page).getByRole('row', { name: /left out: added/ })).toContainText('+ 15,63,405')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await unfold(page, 'not said yet')
  await quoteForm(page).getByRole('radio', { name: 'Tax comes on top' }).check()
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

test('parts outside the price have the names that builders use', async ({ page, company }) => {
  const request = await openInvited(page, company)
  await priceOf(page, 'Grey Structure').fill('2,900')
  await priceOf(page, 'Finishing').fill('1,950')
  const form = quoteForm(page)
  await form.getByRole('checkbox', { name: 'Steel' }).check()
  await expect(form.getByRole('region', { name: 'Steel' })).toContainText('2 lines')
  await expect(sees(page).getByRole('row', { name: /^For the same house/ })).toContainText('1,79,53,855')
  await form.getByRole('checkbox', { name: 'Tiles' }).check()
  const tiles = form.getByRole('region', { name: 'Tiles' })
  await tiles.getByRole('radio', { name: 'I set a sum aside' }).check()
  await tiles.getByLabel('Sum set aside for Tiles, Rs').fill('7 lakh')
  await form.getByRole('checkbox', { name: 'Another line' }).check()
  const list = form.getByRole('region', { name: 'Another line' })
  await list.locator('summary', { hasText: 'Plumbing Works' }).click()
  await list.getByLabel('Water pump: in the price?').selectOption('Family buys')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await unfold(page, 'not said yet')
  await form.getByRole('radio', { name: 'Tax is included' }).check()
  await send(page, 1)
  const { quote } = (await viewOf(page, request)).invitations[0] ?? {}
  expect(quote).toMatchObject({ headlinePkr: 16_368_750 + 700_000 })
})

test('an architect quotes a fee, and the family sees its parts', async ({ page, company }) => {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id], { service: 4 })
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  await page.getByRole('link', { name: 'Architecture, 10 Marla, Lahore' }).click()
  await page.getByLabel('What is your fee?').fill('150')
  const form = quoteForm(page)
  await form.getByRole('radio', { name: 'Per sq ft' }).check()
  const views = form.getByRole('group', { name: '3D views' })
  await views.getByRole('radio', { name: 'At a price on top' }).check()
  await page.getByLabel('3D views: price on top, Rs').fill('25,000')
  await unfold(page, 'not said yet')
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
  await form.locator('summary', { hasText: 'Fill in for me' }).click()
  await page.getByRole('button', { name: 'Price every line' }).click()
  await form.locator('summary', { hasText: 'Excavation and Steel' }).click()
  const first = page.getByLabel('Price of Excavation for foundations, Rs', { exact: true })
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

test('a question is answered, and a request is declined with a reason', async ({ page, company }) => {
  const request = await openInvited(page, company)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.getByLabel('Your question').fill('Is there a basement?')
  await page.getByRole('button', { name: 'Ask the family' }).click()
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(questions.getByText('You asked')).toBeVisible()
  const [question] = (await viewOf(page, request)).questions
  await page.request.post(`/api/requests/${request.id}/answers`, {
    headers: request.headers,
    data: { questionId: question?.id, text: 'No, none.' },
  })
  await page.reload()
  const fold = page.getByRole('main').locator('summary', { hasText: 'Questions' })
  await expect(fold).toContainText('1 answered.')
  await fold.click()
  await expect(questions.getByText('No, none.')).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason').selectOption('It is too far away')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(
    page.getByRole('region', { name: 'State' }).getByText(/^You declined this request on \d+ [A-Z][a-z]+\.$/),
  ).toBeVisible()
  await expect(quoteForm(page)).toBeHidden()
  expect((await viewOf(page, request)).invitations[0]).toMatchObject({
    ...{ state: 'declined', declineReason: 'too-far' },
  })
})
