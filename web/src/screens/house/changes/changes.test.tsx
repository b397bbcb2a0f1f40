import type { HouseChange, HouseView } from '@tameer/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id, openedOf, tank } from '../../../../test/own-house.ts'
import { createAppStore } from '../../../store/store.ts'
import { ChangeBox } from './change-box.tsx'
import { reasonAndState, stateOfChange } from './change-in-words.ts'
import { ChangesPart } from './changes-part.tsx'
import { waitingChange } from './waiting-change.ts'

const waits: HouseView['waits'] = [{ kind: 'change', id: tank.id, since: tank.at }]
const waiting = houseViewOf({}, { changes: [tank], waits })

afterEach(clearDevice)

it('one press agrees to a change, and then there is a line for WhatsApp', async () => {
  const office = openOffice({ [`POST /houses/${id}/changes/${tank.id}/answer`]: { body: houseViewOf() } })
  const onTold = vi.fn()
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <ChangeBox change={tank} onTold={onTold} opened={openedOf(waiting)} />
      </MemoryRouter>
    </Provider>,
  )
  await userEvent.click(screen.getByText('Agreed'))
  await waitFor(() => expect(onTold).toHaveBeenCalledWith({ line: 'Agreed: Second water tank.' }))
  expect(office.seen.at(-1)?.body).toEqual({ agree: true })
})

it('a change waits for a caller that may answer, not for a key that reads', () => {
  expect(waitingChange(waiting)).toBe(tank)
  expect(waitingChange(houseViewOf({ role: 'family' }, { changes: [tank], waits }))).toBeUndefined()
})

it('says of each change what became of it', () => {
  const stateOf = (changed: Partial<HouseChange>, view = houseViewOf({}, { waits: [] })) =>
    stateOfChange({ ...tank, ...changed }, view)
  expect(stateOf({}, waiting)).toBe('waits for you until 11 December')
  expect(stateOf({ by: 'family' })).toBe('waits for Ravi Brickworks until 11 December')
  expect(stateOf({}, houseViewOf({ role: 'builder' }, { waits: [] }))).toBe(
    'waits for the family until 11 December',
  )
  expect(stateOf({ state: 'agreed' })).toBe('agreed')
  expect(stateOf({ state: 'agreed', byWord: true })).toBe('agreed by word')
  expect(stateOf({ state: 'declined' })).toBe('not agreed')
  expect(stateOf({ state: 'withdrawn' })).toBe('taken back')
  // Its time is over, and no job has said so yet.
  expect(stateOf({ until: '2026-01-01T06:00:00.000Z' })).toBe('lapsed: nobody answered in 14 days')
})

it('says in its row why it changes, its days, and when it was written', () => {
  const rowOf = (changed: Partial<HouseChange>, view = houseViewOf({}, { waits: [] })) =>
    reasonAndState({ ...tank, at: '2026-11-27T06:00:00.000Z', ...changed }, view)
  expect(rowOf({}, waiting)).toBe('wished, 2 days more · waits for you until 11 December')
  expect(rowOf({ state: 'agreed' })).toBe('wished, 2 days more · agreed · proposed 27 Nov')
  expect(rowOf({ state: 'agreed', byWord: true, days: 0, why: 'found' })).toBe(
    'found on the site · agreed by word · 27 Nov',
  )
})

it('lists the newest three, and the others on a press', async () => {
  const changes = ['a', 'b', 'c', 'd'].map((what) => ({ ...tank, id: what, what }))
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <ChangesPart opened={openedOf(houseViewOf({}, { changes, waits: [] }))} />
      </MemoryRouter>
    </Provider>,
  )
  expect(screen.getAllByText('+ 95,000').length).toBe(3)
  expect(screen.queryByText('a')).toBeNull()
  await userEvent.click(screen.getByText('Show all 4'))
  expect(screen.getByText('a')).toBeTruthy()
})
