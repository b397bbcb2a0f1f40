import { readFile } from 'node:fs/promises'
import { dayInPakistan } from '@tameer/contract'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { expect, logIn, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { openRequest } from './own-request.ts'
import {
  answerTo,
  houseOf,
  openInvited,
  phase,
  priceBothPhases,
  priceOf,
  quoteForm,
  sees,
  send,
  unfold,
  viewOf,
} from './quote-form.ts'

test('a company answers with two numbers, and then a better one', { tag: '@smoke' }, async ({
  page,
  company,
  say,
  words,
}) => {
  const request = await openInvited(page, company)
  await expect(page.getByRole('main').getByText('Ayesha Khan', { exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('0300-1234567')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await priceBothPhases(page)
  await expect(phase(page, say('Grey Structure')).getByText('97,87,500')).toBeVisible()
  await expect(
    sees(page).getByText(words.quoteForm.youAsk(words.amounts.displayAmount(16_368_750))),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Check and send', 'quoteForm') }).click()
  const box = quoteForm(page).getByRole('region', { name: words.quoteForm.toCorrect(1) })
  await expect(box).toBeFocused()
  await expectAccessible(page)
  const noTax = words.quoteForm.problemAt(say('Tax', 'quoteForm'), say('Please choose one'))
  await box.getByRole('button', { name: noTax }).click()
  await quoteForm(page)
    .getByRole('radio', { name: say('Tax is included') })
    .check()
  await send(page, 1)
  await expect(
    answerTo(page)
      .getByRole('listitem')
      .filter({ hasText: words.quoteRequest.revision(1) }),
  ).toContainText(words.amounts.displayRupees(16_368_750))
  const { invitations } = await viewOf(page, request)
  expect(invitations[0]).toMatchObject({ state: 'quoted', quote: { revision: 1, headlinePkr: 16_368_750 } })

  await page.getByRole('button', { name: say('Send a better quote') }).click()
  await expect(priceOf(page, say('Grey Structure'))).toHaveValue('2900')
  await page.getByRole('button', { name: say('I have one price for the whole house') }).click()
  await expect(priceOf(page, say('The whole house', 'quoteForm'))).toHaveValue('16368750')
  await priceOf(page, say('The whole house', 'quoteForm')).fill('1 crore')
  await send(page, 2)
  expect((await viewOf(page, request)).invitations[0]?.quote).toMatchObject({
    ...{ revision: 2, headlinePkr: 10_000_000 },
  })
  await page.goto('/#/quote-requests?state=quoted')
  const list = page.getByRole('list', { name: say('Requests', 'quoteRequests') })
  await expect(list.getByRole('listitem').filter({ hasText: say('Quoted', 'quoteRequests') })).toContainText(
    words.quoteRequests.youQuoted(words.amounts.displayAmount(10_000_000)),
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a company prices by section and by line, and leaves steel out', { tag: '@smoke' }, async ({
  page,
  company,
  say,
  words,
}) => {
  const request = await openInvited(page, company)
  const grey = phase(page, say('Grey Structure'))
  await grey.getByRole('button', { name: words.quoteForm.priceSections(6) }).click()
  await grey.locator('summary', { hasText: say('Excavation and Steel Reinforcement') }).click()
  await grey.getByRole('button', { name: words.quoteForm.priceLines(9) }).click()
  const { itemName } = words.quoteForm
  const bars = itemName('Deformed steel bars, Grade 60')
  await grey.getByLabel(words.quoteForm.coverOf(bars)).selectOption(say('Left out', 'quoteForm'))
  await unfold(page, say('Fill in for me'))
  await page.getByRole('button', { name: say('As the estimate') }).click()
  const preview = quoteForm(page).getByRole('region', { name: say('What would be filled in') })
  await expect(preview.getByRole('status')).toHaveText(words.quoteFilling.wouldFill(14))
  const excavation = grey.getByLabel(words.quoteForm.priceOf(itemName('Excavation for foundations')), {
    exact: true,
  })
  await expect(excavation).toHaveValue('')
  await preview.getByRole('button', { name: words.quoteFilling.takePrices(14) }).click()
  await expect(
    quoteForm(page)
      .getByRole('status')
      .filter({ hasText: words.quoteFilling.filledCount(14) }),
  ).toBeVisible()
  await expect(excavation).not.toHaveValue('')
  const row = sees(page).getByRole('row', { name: words.quoteForm.filledIn.excluded(bars) })
  await expect(row).toContainText(words.quoteForm.plus('15,63,405'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await quoteForm(page)
    .getByRole('radio', { name: say('Tax comes on top') })
    .check()
  await page.getByRole('button', { name: say('Check and send', 'quoteForm') }).click()
  const dialog = page.getByRole('dialog', { name: say('Send this quote?') })
  await expect(dialog.getByText(words.quoteForm.leavesOut(1))).toBeVisible()
  await dialog.getByRole('button', { name: say('Send the quote') }).click()
  await expectToast(page, say('Your quote is sent'))

  const { request: brief, invitations } = await viewOf(page, request)
  const steel = brief.bill?.lines.find(({ item }) => item === 'Deformed steel bars, Grade 60')
  const total = brief.totalPkr ?? 0
  expect(invitations[0]?.quote).toMatchObject({
    ...{ headlinePkr: total - (steel?.costPkr ?? 0), likeForLikePkr: total },
  })
})

test('parts outside the price have the names that builders use', async ({ page, company, say, words }) => {
  const request = await openInvited(page, company)
  await priceBothPhases(page)
  const form = quoteForm(page)
  await form.getByRole('checkbox', { name: say('Steel', 'lineGroups') }).check()
  await expect(form.getByRole('region', { name: say('Steel', 'lineGroups') })).toContainText(
    words.quoteForm.linesOf(2),
  )
  const same = new RegExp(`^${say('For the same house', 'quoteForm')}`)
  await expect(sees(page).getByRole('row', { name: same })).toContainText('1,79,53,855')
  await form.getByRole('checkbox', { name: say('Tiles', 'lineGroups') }).check()
  const tiles = form.getByRole('region', { name: say('Tiles', 'lineGroups') })
  await tiles.getByRole('radio', { name: say('I set a sum aside') }).check()
  await tiles.getByLabel(words.quoteForm.sumAsideOf(say('Tiles', 'lineGroups'))).fill('7 lakh')
  await form.getByRole('checkbox', { name: say('Another line') }).check()
  const list = form.getByRole('region', { name: say('Another line') })
  await list.locator('summary', { hasText: say('Plumbing Works') }).click()
  const pump = words.quoteForm.coverOf(words.quoteForm.itemName('Water pump'))
  await list.getByLabel(pump).selectOption(say('Family buys'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('radio', { name: say('Tax is included') }).check()
  await send(page, 1)
  const { quote } = (await viewOf(page, request)).invitations[0] ?? {}
  expect(quote).toMatchObject({ headlinePkr: 16_368_750 + 700_000 })
})

test('an architect quotes a fee, and the family sees its parts', async ({ page, company, say, words }) => {
  await publish(page, company, { title: 'A house' })
  const request = await openRequest(page.request, [company.id], { service: 4 })
  await logIn(page, company)
  await page.goto('/#/quote-requests')
  await page.getByRole('link', { name: houseOf(page, say('Architecture', 'quoteRequest')) }).click()
  await page.getByLabel(say('What is your fee?')).fill('150')
  const form = quoteForm(page)
  await form.getByRole('radio', { name: words.quoteFee.perSft('3,375') }).check()
  const views = form.getByRole('group', { name: say('3D views') })
  await views.getByRole('radio', { name: say('At a price on top') }).check()
  await page.getByLabel(words.quoteFee.onTopOf(say('3D views'))).fill('25,000')
  await form.getByRole('radio', { name: say('No tax applies') }).check()
  await expectNoSidewaysScroll(page)
  await send(page, 1)
  await answerTo(page)
    .locator('summary', { hasText: words.quoteRequest.revision(1) })
    .click()
  await expect(page.getByRole('region', { name: say('What the fee holds') })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/#/request/${request.id}?key=${request.headers['x-request-key']}&view=quotes`)
  await expect(page.getByRole('heading', { level: 1, name: words.requestPage.quotesTitle(1) })).toBeVisible()
  const comparison = page.getByRole('region', { name: say('The quotes') })
  await expect(
    comparison.getByText(words.quoteComparison.perSft(words.amounts.displayRupees(150))),
  ).toBeVisible()
  await expect(
    comparison.getByText(words.quoteComparison.onTop(words.amounts.displayAmount(25_000))),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a column of a spreadsheet goes down the lines, and a sheet is read back', async ({
  page,
  company,
  say,
  words,
}) => {
  await openInvited(page, company)
  const form = quoteForm(page)
  await form.locator('summary', { hasText: say('Fill in for me') }).click()
  await page.getByRole('button', { name: say('Price every line') }).click()
  await form.locator('summary', { hasText: say('Excavation and Steel Reinforcement') }).click()
  const first = page.getByLabel(
    words.quoteForm.priceOf(words.quoteForm.itemName('Excavation for foundations')),
    { exact: true },
  )
  await first.focus()
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '25\n\n15.5\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(first).toHaveValue('25')
  await expect(form.getByRole('status').filter({ hasText: words.quoteFilling.filledCount(2) })).toBeVisible()
  await page.getByRole('button', { name: say('Undo', 'quoteFilling') }).click()
  await expect(first).toHaveValue('')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Download as CSV') }).click()
  const path = await (await saving).path()
  const rows = (await readFile(path, 'utf8')).split('\r\n')
  const priced = rows.map((row, place) => (place === 1 ? row.replace(/,,$/, ',27,') : row))
  priced[2] = `${priced[2]?.replace(/,,$/, ',many,')}`
  await page.getByLabel(say('Read a file back')).setInputFiles({
    ...{ name: 'priced.csv', mimeType: 'text/csv', buffer: Buffer.from(priced.join('\r\n')) },
  })
  const found = form.getByRole('region', { name: say('What the file holds') })
  const { pricesFound, sheetNoFigure, takePrices } = words.quoteFilling
  await expect(
    found.getByRole('status').filter({ hasText: pricesFound('priced.csv', 1).join('') }),
  ).toBeVisible()
  await expect(found.getByRole('listitem').filter({ hasText: sheetNoFigure(3, 'many') })).toBeVisible()
  await expect(first).toHaveValue('')
  await page.getByRole('button', { name: takePrices(1) }).click()
  await expect(first).toHaveValue('27')
})

test('a question is answered, and a request is declined with a reason', async ({
  page,
  company,
  say,
  words,
}) => {
  const request = await openInvited(page, company)
  await page.getByRole('button', { name: say('Ask a question', 'quoteRequest') }).click()
  await expect(page.getByLabel(say('Your question'))).toBeFocused()
  await page.getByLabel(say('Your question')).fill('Is there a basement?')
  await page.getByRole('button', { name: say('Ask the family') }).click()
  const questions = page.getByRole('region', { name: say('Questions', 'quoteRequest') })
  await expect(questions.getByText(say('You asked'))).toBeVisible()
  const [question] = (await viewOf(page, request)).questions
  await page.request.post(`/api/requests/${request.id}/answers`, {
    headers: request.headers,
    data: { questionId: question?.id, text: 'No, none.' },
  })
  await page.reload()
  const fold = page.getByRole('main').locator('summary', { hasText: say('Questions', 'quoteRequest') })
  await expect(fold).toContainText(words.quoteRequest.answeredCount(1))
  await fold.click()
  await expect(questions.getByText('No, none.')).toBeVisible()

  await page.getByRole('button', { name: say('Decline', 'quoteRequest') }).click()
  await page.getByLabel(say('Reason', 'quoteRequest')).selectOption(say('It is too far away'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Decline', 'quoteRequest') })
    .click()
  await expect(quoteForm(page)).toBeHidden()
  const [declined] = (await viewOf(page, request)).invitations
  expect(declined).toMatchObject({ state: 'declined', declineReason: 'too-far' })
  const day = words.amounts.displayDay(dayInPakistan(Date.parse(declined?.declinedAt ?? '')))
  await expect(
    page
      .getByRole('region', { name: say('State', 'quoteRequest') })
      .getByText(words.quoteRequest.declinedOn(day), { exact: true }),
  ).toBeVisible()
})
