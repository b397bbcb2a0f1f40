import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice } from '../../../test/office.tsx'
import { houseViewOf, houseId as id } from '../../../test/own-house.ts'
import { createAppStore } from '../../store/store.ts'
import { act, renewOwnKey } from './house-acts.ts'
import { findKeptHouse, keepHouse, keptOf } from './own-houses.ts'
import { useHouse } from './use-house.ts'

let office: ReturnType<typeof openOffice>
/** Keys that open the house, and what they are. */
let keys: Record<string, 'own' | 'family' | 'site'>

beforeEach(() => {
  keys = { good: 'own' }
  office = openOffice({
    [`GET /houses/${id}`]: ({ headers }) => {
      const role = keys[headers['x-house-key'] ?? '']
      return role
        ? { body: houseViewOf({ role }) }
        : { status: 404, body: { message: 'Not found', code: 'not-found' } }
    },
  })
})
afterEach(clearDevice)

/** A screen that names the opened house. */
function Shown() {
  const house = useHouse(id)
  const { search } = useLocation()
  if (house.kind !== 'open') return <p>{house.kind}</p>
  return (
    <>
      <p>{`open as ${house.opened.view.house.role} by ${house.opened.access.houseKey} at "${search}"`}</p>
      {house.forgetOldLink && (
        <button onClick={house.forgetOldLink} type="button">
          forget
        </button>
      )}
      <button onClick={() => void renewOwnKey(house.opened).catch(() => undefined)} type="button">
        renew
      </button>
      <button onClick={() => void act(house.opened, 'beginStage', { stageId: 'stage' })} type="button">
        begin
      </button>
    </>
  )
}

function open(search = '') {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[`/house/${id}${search}`]}>
        <Shown />
      </MemoryRouter>
    </Provider>,
  )
}
const keepOwn = (key = 'good') => keepHouse(keptOf(houseViewOf(), key))
const press = (name: string) => userEvent.click(screen.getByText(name))

it('keeps the key of a link, and takes it alone out of the address', async () => {
  open('?key=good&do=links')
  expect(await screen.findByText('open as own by good at "?do=links"')).toBeTruthy()
  expect(findKeptHouse(id)).toMatchObject({ key: 'good', role: 'own', locality: 'Johar Town' })
})

it('opens with the key of this device where an older link does not, which can be forgotten alone', async () => {
  keepOwn()
  open('?key=old')
  expect(await screen.findByText('open as own by good at ""')).toBeTruthy()
  await press('forget')
  expect(screen.queryByText('forget')).toBeNull()
  expect(findKeptHouse(id)?.key).toBe('good')
})

it('opens a family link for this visit, and keeps the own key', async () => {
  keys.family = 'family'
  keepOwn()
  open('?key=family')
  expect(await screen.findByText('open as family by family at ""')).toBeTruthy()
  expect(findKeptHouse(id)).toMatchObject({ key: 'good', role: 'own' })
})

it('is shut when nothing opens it, and forgets nothing by itself', async () => {
  keepOwn('taken-back')
  open('?key=old')
  expect(await screen.findByText('shut')).toBeTruthy()
  expect(findKeptHouse(id)?.key).toBe('taken-back')
})

it('loses nothing when the answer to a new own key is lost, whether the server has it or not', async () => {
  office.answers[`PUT /houses/${id}/keys/own`] = 'offline'
  keepOwn()
  open()
  await screen.findByText('open as own by good at ""')
  await press('renew')
  await waitFor(() => expect(findKeptHouse(id)?.nextKey).toMatch(/^[\w-]{43}$/))
  const next = findKeptHouse(id)?.nextKey ?? ''
  expect(findKeptHouse(id)?.key).toBe('good')
  // The server has it after all, and the old one has ended.
  keys = { [next]: 'own' }
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText(`open as own by ${next} at ""`)).toBeTruthy()
  await waitFor(() => expect(findKeptHouse(id)?.key).toBe(next))
  expect(findKeptHouse(id)?.nextKey).toBeUndefined()
})

it('uses a new own key at once, which ends the one before', async () => {
  office.answers[`PUT /houses/${id}/keys/own`] = ({ body }) => {
    const { key } = body as { key: string }
    keys = { good: 'own', [key]: 'own' }
    return { body: houseViewOf() }
  }
  keepOwn()
  open()
  await screen.findByText('open as own by good at ""')
  await press('renew')
  await waitFor(() => expect(findKeptHouse(id)?.key).not.toBe('good'))
  const next = findKeptHouse(id)?.key ?? ''
  expect(await screen.findByText(`open as own by ${next} at ""`)).toBeTruthy()
  expect(office.seen.at(-1)?.headers['x-house-key']).toBe(next)
})

it('shows what an act returned', async () => {
  office.answers[`POST /houses/${id}/stages/stage/begin`] = { body: houseViewOf({ role: 'family' }) }
  keepOwn()
  open()
  await screen.findByText('open as own by good at ""')
  await press('begin')
  expect(await screen.findByText('open as family by good at ""')).toBeTruthy()
})
