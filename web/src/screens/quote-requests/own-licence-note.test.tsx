import type { OwnMark } from '@tameer/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { inDays, invitation, ownId } from '../../../test/own-invitation.ts'
import { heading } from '../../../test/screen.ts'

const user = userFixture()
const id = ownId(7)

const markOf = (category: OwnMark['category'], state: OwnMark['state']): OwnMark => ({
  ...{ id: `m${category}`, kind: 'pec', state, number: `C-${category}/123`, holder: '', category },
  ...{ checkedOn: '2026-11-12', validUntil: '2027-06-30', enteredAt: inDays(-9), refusal: null },
  ...{ words: '', renamedFrom: null, hasDocument: true },
})

async function open(totalPkr: number, marks: OwnMark[], state: 'seen' | 'expired' = 'seen') {
  const office = openOffice({
    [`GET /invitations/${id}`]: {
      body: { ...invitation, id, state, request: { ...invitation.request, totalPkr } },
    },
    'GET /users/marks': { body: { data: marks } },
  })
  const view = await visit(`/quote-requests/${id}`, user)
  await heading('Complete house, 5 Marla, Lahore')
  return { office, ...view }
}

it('tells the company that its own checked licence allows less than the estimate', async () => {
  // A smaller one waits for the desk and does not count.
  await open(65_000_001, [markOf('6', 'entered'), markOf('5', 'checked')])
  const note = await screen.findByText(/is above what/)
  expect(note.textContent).toBe(
    'The estimate, 6.5 Crore, is above what C-5 allows (6.5 Crore). The family reads this too. You can quote all the same.',
  )
  expect(screen.getByText(/as it was known on 23 Nov 2026/)).toBeTruthy()
})

it('tells the company that no licence of it is checked, and leads to the settings', async () => {
  await open(4_000_000, [markOf('5', 'entered')])
  await screen.findByText(/^Tameer has checked no licence/)
  expect(screen.getByRole('link', { name: 'Enter it in the settings' }).getAttribute('href')).toBe(
    '/settings?part=marks',
  )
})

it('tells nothing of a licence that allows the estimate', async () => {
  const { office } = await open(65_000_000, [markOf('5', 'checked')])
  await expect.poll(() => office.of('GET /users/marks').length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/is above what|has checked no licence/)).toBeNull()
})

it('asks for nothing once the request is over', async () => {
  const { office } = await open(65_000_001, [markOf('5', 'checked')], 'expired')
  expect(office.of('GET /users/marks')).toHaveLength(0)
})
