import type { HouseEntry, HouseView } from '@tameer/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id, openedOf } from '../../../../test/own-house.ts'
import { toasts } from '../../../../test/toasts.ts'
import { createAppStore } from '../../../store/store.ts'
import { NewestPart } from './newest-part.tsx'

afterEach(clearDevice)

const entryOf = (seq: number): HouseEntry => ({
  id: `${seq}`,
  seq,
  kind: 'work',
  stageId: null,
  text: `Line ${seq}.`,
  by: 'builder',
  who: 'Ravi Brickworks',
  mine: false,
  at: '2026-11-27T06:00:00.000Z',
  images: [],
  gone: null,
})

function show(view: HouseView) {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <NewestPart className="" opened={openedOf(view)} />
      </MemoryRouter>
    </Provider>,
  )
}

it('offers to report what others wrote, but no move and nothing of one’s own', () => {
  const moved = { ...entryOf(4), kind: 'begun', text: '' } as const
  const data = [{ ...entryOf(5), mine: true }, moved, entryOf(3)]
  show(houseViewOf({}, { entries: { data, nextCursor: null }, waits: [] }))
  expect(screen.getAllByText('Report')).toHaveLength(1)
})

it('one press shows all entries of the diary, also those beyond the first page', async () => {
  const page = { data: [entryOf(2), entryOf(1)], nextCursor: null }
  const call = `GET /houses/${id}/entries`
  const office = openOffice({ [call]: 'offline' })
  const entries = { data: [8, 7, 6, 5, 4, 3].map(entryOf), nextCursor: '3' }
  const view = houseViewOf({}, { entries, waits: [] })
  show(view)
  expect(screen.queryByText('Line 3.')).toBeNull()
  await userEvent.click(screen.getByText('Show all 8'))
  expect(screen.getByText('Line 3.')).toBeTruthy()
  // The page that its place asks for at once cannot be had; the button asks again.
  await waitFor(() => expect(toasts().join()).toContain('Older entries could not be loaded.'))
  expect(toasts().join()).not.toContain('not sent')
  office.answers[call] = { body: page }
  await userEvent.click(screen.getByText('Show more'))
  expect(await screen.findByText('Line 1.')).toBeTruthy()
  expect(office.seen.at(-1)?.query.get('cursor')).toBe('3')
  expect(screen.queryByText('Show more')).toBeNull()
})
