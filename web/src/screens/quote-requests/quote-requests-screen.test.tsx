import type { HouseRow, InvitationRow } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { houseId } from '../../../test/own-house.ts'
import { countsOf, invitationId as id, inDays, invitationRow as row } from '../../../test/own-invitation.ts'
import { button, heading } from '../../../test/screen.ts'

const user = userFixture()
const list = (data: InvitationRow[], counts = countsOf(data.length), nextCursor: string | null = null) => ({
  body: { data, nextCursor, counts },
})
const other = (number: number) => `0190f000-0000-7000-8000-00000000093${number}`

it('lists requests, says how many are new, and keeps the filter in the address', async () => {
  const office = openOffice({
    'GET /invitations': ({ query }) => list(query.get('state') === 'quoted' ? [] : [row], countsOf(1)),
  })
  const { address } = await visit('/quote-requests', user)
  await heading('Quote requests')
  expect(await screen.findByText('1 new')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Complete house, 5 Marla, Lahore' })
  expect(link.getAttribute('href')).toBe(`/quote-requests/${id}`)
  const item = within(link.closest('li') as HTMLElement)
  expect(item.getByText('New')).toBeTruthy()
  expect(link.closest('li')?.textContent).toContain(
    'Estimate 40.00 Lakh · 1,000 sq ft · DHA Phase 6 · begin March 2027',
  )
  expect(link.closest('li')?.textContent).toContain('Ayesha Khan · yesterday')
  expect(screen.getByText('1 request. That is all of them.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quoted 0' }))
  expect(await screen.findByText('No request has a quote of yours.')).toBeTruthy()
  expect(address()).toBe('/quote-requests?state=quoted')
  expect(office.of('GET /invitations').at(-1)?.query.get('state')).toBe('quoted')
})

it('says what was quoted, and which request ends soon', async () => {
  const quoted = { ...row, state: 'quoted' as const, headlinePkr: 9_788_000, validUntil: '2099-12-12' }
  const soon = { ...quoted, endsAt: inDays(2) }
  const ended = { ...quoted, id: other(1), validUntil: '2026-01-31' }
  const over = { ...quoted, id: other(2), state: 'not-chosen' as const, headlinePkr: 9_120_000 }
  openOffice({ 'GET /invitations': list([soon, ended, { ...over, endsAt: inDays(-9) }]) })
  await visit('/quote-requests', user)
  expect(await screen.findByText('You quoted 97.88 Lakh, valid until 12 December')).toBeTruthy()
  expect(screen.getByText('You quoted 97.88 Lakh, ended on 31 January')).toBeTruthy()
  expect(screen.getByText('You quoted 91.20 Lakh')).toBeTruthy()
  expect(screen.getByText('Not chosen')).toBeTruthy()
  expect(screen.getAllByText(/days? left|Ends today/).map(({ textContent }) => textContent)).toEqual([
    '2 days left',
  ])
})

it('says what each request waits for', async () => {
  const seen = { ...row, state: 'seen' as const }
  const draft = (given: number, asked: number) => ({ savedAt: inDays(-1), prices: { given, asked } })
  const rows: InvitationRow[] = [
    { ...seen, id: other(1), draft: draft(1, 2) },
    { ...seen, id: other(2), draft: draft(2, 2) },
    { ...seen, id: other(3), draft: draft(0, 2) },
    { ...seen, id: other(4), draft: { savedAt: inDays(-1), prices: null } },
    { ...seen, id: other(5), answered: { count: 2, newest: 'Is the soil firm?' } },
    { ...seen, id: other(6), answered: { count: 1, newest: 'پانی ہے؟' }, toAnswer: 1 },
    // A request that has ended waits for nothing.
    { ...row, id: other(7), state: 'declined', draft: draft(1, 2), toAnswer: 1, endsAt: inDays(1) },
  ]
  openOffice({ 'GET /invitations': list(rows) })
  await visit('/quote-requests', user)
  const items = await within(await screen.findByRole('list', { name: 'Requests' })).findAllByRole('listitem')
  const last = items.map((item) => item.textContent?.split('yesterday')[1])
  expect(last).toEqual([
    'Your draft is half done: 1 of 2 prices.',
    'Your draft has all its prices and is not sent yet.',
    'Your draft is begun and has no price yet.',
    'Your draft is not sent yet.',
    'Answered: “Is the soil firm?” and 1 more',
    'The family asks you something.Answered: “پانی ہے؟”',
    '',
  ])
})

it('counts under each filter, and says on the last page how many there are in all', async () => {
  const counts = { all: 100, new: 100, waiting: 0, quoted: 25, closed: 1 }
  openOffice({
    'GET /invitations': ({ query }) => list([row], counts, query.has('state') ? null : 'next'),
  })
  await visit('/quote-requests?state=quoted', user)
  expect(await screen.findByText('25 requests. That is all of them.')).toBeTruthy()
  const filters = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    ...['All 100+', 'New 100+', 'Waiting 0', 'Quoted 25', 'Closed 1', 'Houses'],
  ])
  await userEvent.click(screen.getByRole('link', { name: 'New 100+' }))
  expect(await screen.findByText('That is all of them.')).toBeTruthy()
})

it('says that none came yet, and what to do when the list cannot be had', async () => {
  const office = openOffice({ 'GET /invitations': 'offline' })
  await visit('/quote-requests', user)
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  office.answers['GET /invitations'] = list([])
  await userEvent.click(button('Try again'))
  expect(await screen.findByText(/No request yet/)).toBeTruthy()
})

it('lists the houses of the company under a filter of their own, and says what is wrong or missing', async () => {
  const house: HouseRow = {
    id: houseId,
    state: 'open',
    requestId: null,
    city: 'Lahore',
    locality: 'Johar Town',
    plot: { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 },
    startsOn: '2026-05-04',
    agreedStages: 3,
    stages: 9,
    actedAt: '2026-11-27T06:00:00.000Z',
  }
  const office = openOffice({ 'GET /invitations': list([row]), 'GET /houses': 'offline' })
  await visit('/quote-requests?state=houses', user)
  expect(await screen.findByText(/^The houses could not be loaded/)).toBeTruthy()
  office.answers['GET /houses'] = { body: { data: [], nextCursor: null } }
  await userEvent.click(button('Try again'))
  expect(await screen.findByText('No house yet.')).toBeTruthy()
  office.answers['GET /houses'] = { body: { data: [house], nextCursor: null } }
  await userEvent.click(screen.getByRole('link', { name: /^All/ }))
  await screen.findByText('1 request. That is all of them.')
  await userEvent.click(screen.getByRole('link', { name: 'Houses' }))
  const link = await screen.findByRole('link', { name: '10 Marla, Lahore · Johar Town' })
  expect(link.getAttribute('href')).toBe(`/house/${houseId}`)
  expect(link.closest('li')?.textContent).toContain('3 of 9 stages agreed · newest 27 November')
})

it('the menu and its button say how many requests are new', async () => {
  openOffice({ 'GET /invitations': list([row], countsOf(3)) })
  await visit('/quote-requests', user)
  await heading('Quote requests')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu, 3 new requests' }))
  const menu = within(screen.getByRole('dialog', { name: 'Dashboard menu' }))
  expect(await menu.findByRole('link', { name: 'Quote requests 3 new' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Plan and bills' }).getAttribute('href')).toBe('/billing')
})

it('on a wide screen its places stand in the bar, with Logout', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('900px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openOffice({ 'GET /invitations': list([row], countsOf(3)) })
  await visit('/quote-requests', user)
  const bar = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  expect(await bar.findByRole('link', { name: 'Quote requests 3 new' })).toBeTruthy()
  const names = bar.getAllByRole('link').map(({ textContent }) => textContent.trim())
  expect(names).toEqual(expect.arrayContaining(['Overview', 'Add Portfolio', 'Update Profile']))
  expect(bar.getByText(user.name)).toBeTruthy()
  expect(bar.queryByRole('button', { name: /^Menu/ })).toBeNull()
  await userEvent.click(bar.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull())
})
