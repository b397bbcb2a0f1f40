import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../../test/device.ts'
import { openOffice } from '../../../../../test/office.tsx'
import { houseViewOf, houseId as id } from '../../../../../test/own-house.ts'
import { button } from '../../../../../test/screen.ts'
import { toasts } from '../../../../../test/toasts.ts'
import { findKeptHouse, keepHouse, keptOf } from '../../../../features/houses/own-houses.ts'
import { createAppStore } from '../../../../store/store.ts'
import { MailboxPart } from './mailbox-part.tsx'

const label = 'E-mail, for the day a phone is lost (optional)'
const put = `PUT /houses/${id}/mailbox`
const code = `POST /houses/${id}/mailbox/code`
const email = 'farah@example.com'
const unconfirmed = houseViewOf({ email })
const confirmed = houseViewOf({ email, mailboxConfirmed: true, mailboxConfirmedOn: '2026-05-05' })

let office: ReturnType<typeof openOffice>
beforeEach(() => {
  office = openOffice({ [`GET /houses/${id}`]: { body: unconfirmed } })
  keepHouse(keptOf(houseViewOf(), 'key'))
})
afterEach(clearDevice)

/** The part with a house that follows its acts. */
function Shown({ first, load }: { first: typeof confirmed; load: () => Promise<void> }) {
  const [view, take] = useState(first)
  return <MailboxPart opened={{ view, access: { houseKey: 'key' }, take, load }} />
}
const load = vi.fn(async () => {})
const show = (first = houseViewOf()) =>
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <Shown first={first} load={load} />
      </MemoryRouter>
    </Provider>,
  )
const address = () => screen.getByLabelText<HTMLInputElement>(label)

it('puts the mailbox with a new own key that it keeps first and uses at once, then takes the code', async () => {
  office.answers[put] = 'offline'
  show()
  await userEvent.type(address(), email)
  await userEvent.click(button('Keep it'))
  expect(await screen.findByText('No connection: not sent')).toBeTruthy()
  expect(address().value).toBe(email)
  const kept = findKeptHouse(id)
  expect(kept).toMatchObject({ key: 'key', nextKey: expect.stringMatching(/^[\w-]{43}$/) })
  let answer: (given: object) => void = () => {}
  office.answers[put] = () => new Promise((resolve) => (answer = resolve))
  await userEvent.dblClick(button('Keep it'))
  answer({ body: { ...unconfirmed, code: '123456' } })
  expect(await screen.findByText(/The code is 123456/)).toBeTruthy()
  expect(office.of(put).map(({ body }) => body)).toEqual(Array(2).fill({ email, key: kept?.nextKey }))
  expect(office.of(`GET /houses/${id}`)[0]?.headers['x-house-key']).toBe(kept?.nextKey)
  expect(findKeptHouse(id)).toMatchObject({ key: kept?.nextKey })
  expect(document.activeElement).toBe(screen.getByLabelText('Code from the mail'))

  const wrong = 'This code is not right. 4 tries are left.'
  office.answers[code] = { status: 400, body: { message: wrong, code: 'invalid', fields: { code: wrong } } }
  await userEvent.type(screen.getByLabelText('Code from the mail'), '111111')
  await userEvent.click(button('Confirm'))
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Code from the mail').value).toBe('111111')
  office.answers[code] = { body: confirmed }
  await userEvent.click(button('Confirm'))
  expect(await screen.findByText('confirmed on 5 May')).toBeTruthy()
  expect(screen.queryByLabelText('Code from the mail')).toBeNull()
})

it('counts as sent when only the use of the new key has no response', async () => {
  office.answers[put] = { body: unconfirmed }
  office.answers[`GET /houses/${id}`] = 'offline'
  show()
  await userEvent.type(address(), email)
  await userEvent.click(button('Keep it'))
  expect(await screen.findByText(/^A code of six digits is on its way/)).toBeTruthy()
  expect(screen.queryByText('No connection: not sent')).toBeNull()
  expect(findKeptHouse(id)).toMatchObject({ key: 'key', nextKey: expect.any(String) })
})

it('does not send the address that is confirmed already, and takes it out', async () => {
  office.answers[`DELETE /houses/${id}/mailbox`] = { status: 204 }
  show(confirmed)
  await userEvent.click(button('Change it'))
  expect(await screen.findByText('This e-mail is confirmed already.')).toBeTruthy()
  expect(office.seen).toEqual([])
  await userEvent.click(button('Take it out'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(toasts()).toContain('The e-mail is taken out.')
})

it('where the browser keeps no link, sends only once the new one was copied', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  office.answers[put] = { body: unconfirmed }
  show()
  await userEvent.type(address(), email)
  await userEvent.click(button('Keep it'))
  const [, key] = (await screen.findByText(/key=/, { selector: 'code' })).textContent?.split('key=') ?? []
  expect(office.seen).toEqual([])
  await userEvent.click(button('I have copied it'))
  expect(await screen.findByText(/^A code of six digits is on its way/)).toBeTruthy()
  expect(office.of(put)[0]?.body).toEqual({ email, key })
  vi.mocked(Storage.prototype.setItem).mockRestore()
})
