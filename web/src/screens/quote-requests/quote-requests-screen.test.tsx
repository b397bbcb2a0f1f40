import type { InvitationRow } from '@tameer/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { invitationId as id, inDays, invitationRow as row } from '../../../test/own-invitation.ts'
import { button, heading } from '../../../test/screen.ts'

const user = userFixture()
const list = (data: InvitationRow[], unread = 0) => ({ body: { data, nextCursor: null, unread } })

it('lists requests, says how many are new, and keeps the filter in the address', async () => {
  const office = openOffice({
    'GET /invitations': ({ query }) => list(query.get('state') === 'quoted' ? [] : [row], 1),
  })
  const { address } = await visit('/quote-requests', user)
  await heading('Quote requests')
  expect(await screen.findByText('1 new')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Construction in DHA Phase 6, Lahore' })
  expect(link.getAttribute('href')).toBe(`/quote-requests/${id}`)
  const item = within(link.closest('li') as HTMLElement)
  for (const text of ['New', 'Estimate 40.00 Lakh · 1,000 sq ft · begin March 2027'])
    expect(item.getByText(text)).toBeTruthy()
  expect(link.closest('li')?.textContent).toContain('Ayesha Khan · yesterday')
  expect(screen.getByText('1 request. That is all of them.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quoted' }))
  expect(await screen.findByText('No request has a quote of yours.')).toBeTruthy()
  expect(address()).toBe('/quote-requests?state=quoted')
  expect(office.of('GET /invitations').at(-1)?.query.get('state')).toBe('quoted')
})

it('says what was quoted, and which request ends soon', async () => {
  const soon = { ...row, state: 'quoted' as const, headlinePkr: 9_788_000, endsAt: inDays(2) }
  const over = {
    ...row,
    id: '0190f000-0000-7000-8000-000000000929',
    state: 'not-chosen' as const,
    headlinePkr: 9_120_000,
    endsAt: inDays(-9),
  }
  openOffice({ 'GET /invitations': list([soon, over]) })
  await visit('/quote-requests', user)
  expect(await screen.findByText('You quoted 97.88 Lakh')).toBeTruthy()
  expect(screen.getByText('Not chosen')).toBeTruthy()
  expect(screen.getAllByText(/days? left|Ends today/).map(({ textContent }) => textContent)).toEqual([
    '2 days left',
  ])
})

it('says that none came yet, and what to do when the list cannot be had', async () => {
  const office = openOffice({ 'GET /invitations': 'offline' })
  await visit('/quote-requests', user)
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  office.answers['GET /invitations'] = list([])
  await userEvent.click(button('Try again'))
  expect(await screen.findByText(/No request yet/)).toBeTruthy()
})

it('the menu says how many requests are new', async () => {
  openOffice({ 'GET /invitations': list([row], 3) })
  await visit('/quote-requests', user)
  await heading('Quote requests')
  await userEvent.click(button('Menu'))
  const menu = within(screen.getByRole('dialog', { name: 'Dashboard menu' }))
  expect(await menu.findByRole('link', { name: 'Quote requests 3 new' })).toBeTruthy()
})
