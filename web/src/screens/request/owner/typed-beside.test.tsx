import type { Quote } from '@tameer/quotes'
import { quoteOfChecked } from '@tameer/quotes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkedOn, examples, lahore } from '../../../../../quotes/src/fixtures/checked-quotes.ts'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { requestId as id, requestViewOf } from '../../../../test/own-request.ts'
import { invitationOf, sentOnBill } from '../../../../test/request-with-quotes.ts'

const sent: Quote = {
  ...quoteOfChecked(lahore, examples[1], 'out', checkedOn),
  tax: 'included',
}
const answers = {
  city: 'Lahore',
  plotSize: 10,
  plotUnit: 'Marla',
  coveredAreaSft: 3375,
  constructionType: 'Complete',
}
const bill = { ...lahore, pricesAsOf: '2026-09-30' } as NonNullable<
  ReturnType<typeof requestViewOf>['request']['bill']
>

let office: ReturnType<typeof openOffice>
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  const view = requestViewOf(
    { bill, answers },
    { invitations: [invitationOf('a', 'Soan Builders', sentOnBill('a', sent, lahore))] },
  )
  office = openOffice({ [`GET /requests/${id}`]: { body: view } })
  const quotes = [{ ...examples[3], id: 'uncle', name: 'Uncle' }]
  const sheet = { for: id, house: 'city=Lahore&plotSize=10', prices: '2026-11-26', quotes }
  localStorage.setItem('checkedQuotes', JSON.stringify([sheet]))
})
afterEach(clearDevice)

test('a typed price stands beside a company’s quote, is asked by WhatsApp, and is in no call', async () => {
  await visit(`/request/${id}?key=the-key&view=quotes`)
  const verdict = within(await screen.findByRole('region', { name: 'Which is cheaper' }))
  expect(
    await verdict.findByText(/because it leaves out steel and 3 things not said \(26\.19 Lakh\)\./),
  ).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Two quotes compared' })).toBeTruthy()
  expect(screen.getAllByText(/complete house · typed by you/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/through Tameer/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: /Uncle/ }))
  const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' })
  expect(ask.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Salam/)
  expect(screen.queryByRole('button', { name: /Choose Uncle/ })).toBeNull()
  const more = screen.getByRole('link', { name: 'Add a builder you know' })
  expect(more.getAttribute('href')).toContain(`/check/new?way=complete&request=${id}&city=Lahore`)
  expect(JSON.stringify(office.seen)).not.toMatch(/Uncle|4700/)
})

test('an architect’s request has no way to a builder’s price', async () => {
  office.answers[`GET /requests/${id}`] = { body: requestViewOf({ service: 4, bill, answers }) }
  await visit(`/request/${id}?key=the-key&view=quotes`)
  await screen.findByRole('region', { name: 'The quotes' })
  expect(screen.queryByRole('link', { name: 'Add a builder you know' })).toBeNull()
})
