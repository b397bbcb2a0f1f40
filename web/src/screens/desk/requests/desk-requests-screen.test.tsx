import type { FittingCompany, UnansweredRequest } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, heading, toasts } from '../../../../test/screen.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

function requestFixture(changes: Partial<UnansweredRequest> = {}): UnansweredRequest {
  return {
    ...{ id: 'r1', service: 5, city: 'Lahore', constructionType: 'Complete' },
    plot: { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 },
    ...{
      coveredAreaSft: 3375,
      totalPkr: 17_500_000,
      openedAt: daysAgo(8.5),
      endsAt: '2027-01-10T08:00:00.000Z',
    },
    asked: [
      { companyId: 'c1', name: 'Ravi Brickworks', sentAt: daysAgo(8.5), seenAt: null, mayAnswer: true },
      { companyId: 'c2', name: 'Soan Builders', sentAt: daysAgo(8.5), seenAt: daysAgo(8), mayAnswer: false },
      { companyId: null, name: null, sentAt: daysAgo(8.5), seenAt: null, mayAnswer: false },
    ],
    ...{ room: 3, suggestedAt: null, suggested: [], mayBeMailed: true },
    ...changes,
  }
}
const fits = (number: number, changes: Partial<FittingCompany> = {}): FittingCompany => ({
  ...{
    id: `f${number}`,
    name: `Builder ${number}`,
    city: { id: 2, name: 'Lahore' },
    projects: 2,
    silent: false,
  },
  ...changes,
})
const pageOf = (...data: UnansweredRequest[]) => ({
  body: { data, nextCursor: null, listed: 4, waiting: data.length },
})
const fitting = (...data: FittingCompany[]) => ({ body: { data, nextCursor: null } })
const offered = 'POST /desk/requests/r1/suggestions'
const candidates = 'GET /desk/requests/r1/companies'
const offer = 'Offer another company: Complete house, 10 Marla, Lahore'

async function openDialog() {
  await visitDesk('/desk/requests')
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: offer }))
  await screen.findByText('Builder 1')
  return act
}

it('shows what is to be built, how long it waits, and the companies that were asked', async () => {
  const office = openDesk({ 'GET /desk/requests': pageOf(requestFixture()) })
  await visitDesk('/desk/requests?days=7')
  const list = await screen.findByRole('list', { name: 'Requests without an answer' })
  const text = list.textContent ?? ''
  for (const part of [
    'Complete house, 10 Marla, Lahore',
    'Waits 8 days',
    'Estimate 1.75 Crore · 3,375 sq ft',
    '3 companies were asked',
    'A company that is gone',
  ]) {
    expect(text).toContain(part)
  }
  const [first, second] = within(list).getAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Ravi Brickworks',
    expect.stringContaining('/desk/companies/c1'),
  ])
  expect(first?.closest('li')?.textContent).toContain('not opened')
  expect(second?.closest('li')?.textContent).toMatch(/opened .* hidden, cannot answer/)
  expect(screen.getByRole('link', { name: 'After 7 days (1)' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'After 3 days (4)' })).toBeTruthy()
  expect(office.of('GET /desk/requests').map(({ query }) => query.get('days'))).toContain('7')
})

it('suggests the chosen companies, three at most, and shows the list again', async () => {
  const office = openDesk({
    'GET /desk/requests': pageOf(requestFixture()),
    [candidates]: fitting(...[1, 2, 3, 4].map((number) => fits(number, { silent: number === 2 }))),
    [offered]: () => {
      office.answers['GET /desk/requests'] = pageOf(
        requestFixture({ suggestedAt: daysAgo(0), suggested: [{ companyId: 'f1', name: 'Builder 1' }] }),
      )
      return { status: 204 }
    },
  })
  const act = await openDialog()
  await act.click(button('Send to the family'))
  expect(screen.getByText('Please choose at least one company')).toBeTruthy()
  expect(office.of(offered)).toEqual([])
  const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`^Builder ${number}`) })
  expect(box(2).closest('label')?.textContent).toContain('has left another request unanswered')
  for (const number of [1, 3, 4]) await act.click(box(number))
  await act.click(box(2))
  expect([(box(2) as HTMLInputElement).checked, toasts()]).toEqual([
    false,
    ['Please choose at most 3 companies'],
  ])
  for (const number of [3, 4]) await act.click(box(number))
  expect(screen.getByText('1 of 3 chosen')).toBeTruthy()
  await act.click(button('Send to the family'))
  await screen.findByText(/^Companies were offered to the family on/)
  expect(office.of(offered)[0]?.body).toEqual({ companyIds: ['f1'], suggestedAt: null, again: false })
  expect(toasts()).toContain('The family is mailed: Builder 1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks first before a second letter within a week', async () => {
  const suggestedAt = daysAgo(2)
  const office = openDesk({
    'GET /desk/requests': pageOf(requestFixture({ suggestedAt })),
    [candidates]: fitting(fits(1)),
    [offered]: { status: 204 },
  })
  const act = await openDialog()
  await act.click(screen.getByRole('checkbox', { name: /^Builder 1/ }))
  await act.click(button('Send to the family'))
  expect(screen.getByText('Please confirm that you want to write again')).toBeTruthy()
  expect(office.of(offered)).toEqual([])
  await act.click(screen.getByRole('checkbox', { name: 'Write again all the same' }))
  await act.click(button('Send to the family'))
  await waitFor(() => expect(office.of(offered)).toHaveLength(1))
  expect(office.of(offered)[0]?.body).toEqual({ companyIds: ['f1'], suggestedAt, again: true })
})

it('finds companies by name without forgetting the chosen ones, and does not send by Enter', async () => {
  const office = openDesk({
    'GET /desk/requests': pageOf(requestFixture()),
    [candidates]: { body: { data: [fits(1)], nextCursor: 'next' } },
    [offered]: { status: 204 },
  })
  const act = await openDialog()
  await act.click(screen.getByRole('checkbox', { name: /^Builder 1/ }))
  office.answers[candidates] = fitting(fits(2))
  await act.click(button('More companies'))
  await screen.findByText('Builder 2')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  office.answers[candidates] = fitting()
  await act.type(screen.getByLabelText('Search by name'), 'nobody{Enter}')
  await waitFor(() => expect(screen.queryByText('Builder 2')).toBeNull())
  expect(office.of(candidates).at(-1)?.query.get('q')).toBe('nobody')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(office.of(offered)).toEqual([])
})

it('says in the dialog that somebody else was faster, and loads the list again', async () => {
  const late = 'Somebody at the desk has offered companies to this family meanwhile. Please look again'
  const office = openDesk({
    'GET /desk/requests': pageOf(requestFixture()),
    [candidates]: fitting(fits(1)),
    [offered]: { status: 409, body: { code: 'conflict', message: late } },
  })
  const act = await openDialog()
  await act.click(screen.getByRole('checkbox', { name: /^Builder 1/ }))
  await act.click(button('Send to the family'))
  await screen.findByText(late)
  office.answers['GET /desk/requests'] = pageOf()
  await act.click(button('Cancel'))
  expect(await screen.findByText('No request has waited 3 days for an answer.')).toBeTruthy()
})

it('offers nothing where the family can ask no more, or wants no reminders', async () => {
  openDesk({
    'GET /desk/requests': pageOf(
      requestFixture({ room: 0 }),
      requestFixture({ id: 'r2', mayBeMailed: false }),
    ),
  })
  await visitDesk('/desk/requests')
  await screen.findByText('The family has asked six companies, and more are not possible.')
  expect(screen.getByText('The family wants no reminders, so it cannot be written to.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Offer/ })).toBeNull()
})

it('is for operators alone', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/requests')
  await heading('Requests without an answer')
  expect(office.of('GET /desk/requests')).toEqual([])
})
