import { detailedEstimate } from '@tameer/calculator'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppStore } from '../../../../../store/store.ts'
import { forgetCurrency, keepCurrency } from '../own-currency.ts'
import { AsPicture } from './as-picture.tsx'

const made = detailedEstimate({ city: 'Karachi', plotSize: 7, ownPrices: 'cement-1600' })
if (!made.ok) throw new Error('no estimate')
const { estimate } = made
const picture = () => new Response('drawn', { headers: { 'content-type': 'image/png' } })
const fetched = vi.fn<(address: string) => Promise<Response>>()
let connected = true

beforeEach(() => {
  connected = true
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connected)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  fetched.mockReset()
  act(forgetCurrency)
})

const show = () =>
  render(
    <Provider store={createAppStore()}>
      <AsPicture className="" estimate={estimate} />
    </Provider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'As a picture' }))

it('asks for the picture of this very bill, and offers to save it once it is there', async () => {
  keepCurrency({ name: 'GBP', rupeesForOne: 355 })
  let answer: (drawn: Response) => void = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  show()
  press('As a picture')
  expect((await dialog()).getByRole('status').textContent).toBe('The picture is being made…')
  expect((await dialog()).queryByRole('button', { name: 'Save the picture' })).toBeNull()
  answer(picture())
  expect(await (await dialog()).findByRole('img')).toBeTruthy()
  expect((await dialog()).getByRole('button', { name: 'Save the picture' })).toBeTruthy()
  const asked = new URL(String(fetched.mock.calls[0]?.[0]))
  expect(asked.pathname).toBe('/share/bill/page.png')
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    city: 'Karachi',
    plotSize: '7',
    ownPrices: 'cement-1600',
    prices: estimate.priceBook.version,
    total: String(estimate.total.costPkr),
    currency: 'GBP',
    rate: '355',
  })
})

it('says that it failed, and tries again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  fetched.mockResolvedValueOnce(picture())
  show()
  press('As a picture')
  expect((await (await dialog()).findByRole('alert')).textContent).toMatch(/^The picture could not be made/)
  press('Try again')
  expect(await (await dialog()).findByText(/^You are offline, or the server cannot be reached/)).toBeTruthy()
  press('Try again')
  expect(await (await dialog()).findByRole('img')).toBeTruthy()
})

it('says without a connection that it needs one', () => {
  connected = false
  show()
  press('As a picture')
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. The picture needs a connection/)
  expect(screen.queryByRole('dialog', { name: 'As a picture' })).toBeNull()
  connected = true
  fireEvent(window, new Event('online'))
  expect(screen.queryByRole('status')).toBeNull()
})
