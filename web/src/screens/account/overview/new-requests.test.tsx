import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { countsOf, invitationRow } from '../../../../test/own-invitation.ts'
import { heading } from '../../../../test/screen.ts'

const user = userFixture()

async function open(invitations: object) {
  const data = [portfolioFixture({ companyId: user.id })]
  const office = openOffice({
    'GET /portfolios': { body: { data, nextCursor: null, total: 1 } },
    'GET /users/visits': { body: { weeks: [] } },
    'GET /invitations': invitations,
  })
  await visit('/overview', user)
  await heading('Portfolio Overview')
  await screen.findByRole('region', { name: 'Your portfolios' })
  return office
}

it('shows the newest three of the requests that wait, before everything else', async () => {
  const places = ['Johar Town', 'DHA', 'Gulberg', 'Bahria']
  const data = places.map((locality, at) => ({ ...invitationRow, id: `r${at}`, locality, state: 'sent' }))
  const office = await open({ body: { data, nextCursor: null, counts: countsOf(4) } })
  const waiting = screen.getByRole('region', { name: 'New quote requests (4)' })
  const rows = within(waiting).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => places.find((place) => textContent?.includes(place)))).toEqual([
    ...['Johar Town', 'DHA', 'Gulberg'],
  ])
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/quote-requests/r0')
  const all = within(waiting).getByRole('link', { name: 'Look at the requests' })
  expect(all.getAttribute('href')).toBe('/quote-requests?state=new')
  const order = waiting.compareDocumentPosition(screen.getByRole('region', { name: 'Your portfolios' }))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const asked = office.of('GET /invitations').map(({ query }) => query.get('state'))
  expect(asked).toContain('new')
})

it.each([
  ['none waits', { body: { data: [], nextCursor: null, counts: countsOf(0) } }],
  ['they cannot be fetched', { status: 500, body: { code: 'internal', message: 'Sorry' } }],
])('shows the portfolios alone when %s', async (_, invitations) => {
  await open(invitations)
  expect(screen.queryByText(/New quote requests/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Add Portfolio' })).toBeTruthy()
})
