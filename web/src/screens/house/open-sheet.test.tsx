import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice } from '../../../test/office.tsx'
import { houseViewOf, houseId as id, stageIds } from '../../../test/own-house.ts'
import { createAppStore } from '../../store/store.ts'
import { HouseScreen } from './house-screen.tsx'

const home = `/house/${id}`
const change = {
  id: '01920000-0000-7000-8000-000000000001',
  what: 'Second water tank',
  why: 'wished' as const,
  pkr: 95_000,
  days: 0,
  stageId: houseViewOf().stages[2]?.id ?? '',
  by: 'builder' as const,
  at: '2099-11-27T06:00:00.000Z',
  state: 'proposed' as const,
  until: '2099-12-11T06:00:00.000Z',
  byWord: false,
  answerText: '',
  images: [],
}

afterEach(clearDevice)

function open(entries: string[]) {
  vi.stubGlobal('scrollTo', vi.fn())
  const router = createMemoryRouter(
    [
      { path: '/house/:id', Component: HouseScreen },
      { path: '*', element: 'Before' },
    ],
    {
      initialEntries: entries,
      initialIndex: entries.length - 1,
    },
  )
  render(
    <Provider store={createAppStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}

it('an act in a sheet leads back to the entry of the page, so that one press more leaves the house', async () => {
  openOffice({
    [`GET /houses/${id}`]: { body: houseViewOf() },
    [`POST /houses/${id}/stages/${stageIds.plaster}/agree`]: { body: houseViewOf({}, { waits: [] }) },
  })
  const router = open(['/before', `${home}?key=${'k'.repeat(43)}`])
  await screen.findByText('Your house in Johar Town')
  await router.navigate(`${home}?do=agree&stage=${stageIds.plaster}`)
  await screen.findByText('Due when you agree')
  await userEvent.click(screen.getByText('Agreed'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('POP')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/before')
})

it('a link that is newer than the shown view loads the house again before it gives up', async () => {
  const before = houseViewOf({}, { waits: [] })
  const office = openOffice({ [`GET /houses/${id}`]: { body: before } })
  const router = open([`${home}?key=${'k'.repeat(43)}`])
  await screen.findByText('Your house in Johar Town')
  office.answers[`GET /houses/${id}`] = { body: { ...before, changes: [change] } }
  await router.navigate(`${home}?do=change&id=${change.id}`)
  expect(await screen.findByText('Second water tank')).toBeTruthy()
  await router.navigate(`${home}?do=change&id=other`)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
