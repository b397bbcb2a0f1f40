import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id } from '../../../../test/own-house.ts'
import { button, heading } from '../../../../test/screen.ts'
import { findKeptHouse, keepHouse, keptOf } from '../../../features/houses/own-houses.ts'

const token = 't'.repeat(43)
const take = 'PUT /houses/recover'
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  office = openOffice({})
})
afterEach(clearDevice)

it('opening the link does nothing; the press sends a kept key, the same one again after a lost response', async () => {
  keepHouse({ ...keptOf(houseViewOf({ role: 'site' }), 'site-key'), linkName: 'Ustad Rafiq' })
  const { address } = await visit(`/house/${id}?recover=${token}`)
  await heading('Open your house on this phone')
  expect(office.seen.filter(({ call }) => call.includes('/houses'))).toEqual([])
  office.answers[take] = 'offline'
  await userEvent.click(button('Open the house'))
  expect(await screen.findByText('No connection: not sent')).toBeTruthy()
  office.answers[take] = { body: { id } }
  office.answers[`GET /houses/${id}`] = { body: houseViewOf() }
  await userEvent.click(button('Open the house'))
  await heading('Your house in Johar Town')
  expect(address()).toBe(`/house/${id}`)
  const [first, again] = office.of(take).map(({ body }) => body)
  expect(again).toEqual(first)
  expect(first).toEqual({ token, key: expect.stringMatching(/^[\w-]{43}$/) })
  expect(findKeptHouse(id)).toMatchObject({ role: 'own', key: (first as { key: string }).key })
  expect(office.of(`GET /houses/${id}`)[0]?.headers['x-house-key']).toBe(findKeptHouse(id)?.key)
})

it('a used link says so, and has another one mailed', async () => {
  office.answers[take] = { status: 400, body: { message: 'Old', code: 'invalid' } }
  await visit(`/house/${id}?recover=${token}`)
  await userEvent.click(await screen.findByText('Open the house'))
  expect(await screen.findByText(/^This link was used already, or is older than an hour/)).toBeTruthy()
  office.answers['POST /houses/recover'] = { status: 204 }
  await userEvent.type(screen.getByLabelText('E-mail of the house'), 'farah@example.com')
  await userEvent.click(button('Send the link'))
  expect(await screen.findByText(/^If this e-mail is confirmed for a house/)).toBeTruthy()
  expect(office.seen.at(-1)?.body).toEqual({ email: 'farah@example.com' })
})

it('a link that opens no house offers one by mail, and takes it pasted', async () => {
  office.answers[`GET /houses/${id}`] = { status: 404, body: { message: 'No', code: 'not-found' } }
  await visit(`/house/${id}?key=wrong`)
  await heading('This link does not open a house')
  const mailed = screen.getByLabelText('Paste the link')
  await userEvent.click(button('Get a link by e-mail'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail of the house')))
  await userEvent.click(button('Send the link'))
  expect(await screen.findByText('Please enter your email address')).toBeTruthy()
  // The link of the mail can be pasted too.
  await userEvent.type(mailed, `https://x.pk/#/house/${id}?recover=${token}`)
  await userEvent.click(button('Open'))
  await heading('Open your house on this phone')
})
