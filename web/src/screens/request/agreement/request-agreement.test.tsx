import { currentPriceBook } from '@tameer/calculator'
import { quoteOfChecked } from '@tameer/quotes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { checkedOn, examples, lahore } from '../../../../../quotes/src/fixtures/checked-quotes.ts'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { requestId as id, requestViewOf } from '../../../../test/own-request.ts'
import { invitationOf, sentOnBill } from '../../../../test/request-with-quotes.ts'

// With the price book these files are large: loaded here, their time does not count as a test's.
beforeAll(
  () =>
    Promise.all([
      import('./request-agreement.tsx'),
      import('../../../features/checked-quotes/agreement/agreement-sheet.tsx'),
    ]),
  60_000,
)
afterEach(clearDevice)

const sent = { ...quoteOfChecked(lahore, examples[3], 'out', checkedOn), tax: 'included' as const }
const bill = { ...lahore, pricesAsOf: '2026-09-30' } as NonNullable<
  ReturnType<typeof requestViewOf>['request']['bill']
>

function openChosen(mayAct: boolean) {
  vi.stubGlobal('scrollTo', vi.fn())
  const invitation = invitationOf('a', 'Soan Builders', sentOnBill('a', sent, lahore))
  const view = requestViewOf(
    {
      bill,
      answers: { city: 'Lahore', plotSize: 10 },
      priceBook: currentPriceBook.version,
      state: 'chosen',
      mayAct,
      name: 'Sana',
    },
    { invitations: [{ ...invitation, state: 'chosen' }] },
  )
  return openOffice({ [`GET /requests/${id}`]: { body: view } })
}

test('the homeowner writes down what was agreed with the chosen company, on this device alone', async () => {
  const office = openChosen(true)
  await visit(`/request/${id}?key=the-key`)
  await userEvent.click(await screen.findByRole('link', { name: 'Agreement sheet' }))
  expect(await screen.findByText(/^10 Marla \(225 sq ft each\) in Lahore\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('The family: name, CNIC, phone').value).toBe('Sana')
  expect(screen.getByLabelText<HTMLInputElement>('The builder: name, CNIC, phone').value).toBe(
    'Soan Builders',
  )
  expect(screen.getByRole('textbox', { name: 'Not in the price' }).textContent).toMatch(
    /steel and binding wire/i,
  )
  await userEvent.type(screen.getByLabelText('Not agreed yet: days without work or payment'), '21')
  expect(JSON.parse(localStorage.getItem('checkedQuotes') ?? '')).toMatchObject([
    { for: id, quotes: [], agreement: { values: { days: '21' } } },
  ])
  expect(office.seen.filter(({ call }) => !call.startsWith('GET /'))).toEqual([])
})

test('the family reads it', async () => {
  openChosen(false)
  await visit(`/request/${id}?key=the-key&view=agreement`)
  const days = await screen.findByLabelText<HTMLInputElement>('Not agreed yet: days without work or payment')
  expect(days.readOnly).toBe(true)
  expect(screen.queryByRole('textbox', { name: 'Not in the price' })).toBeNull()
})
