import type { EmailChange } from '@tameer/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, toasts } from '../../../test/screen.ts'

const user = userFixture()
const newEmail = 'office@mehmaar.example'
const still: EmailChange = { email: user.email, helpEmail: 'help@tameer.example', pending: null }
const pending = {
  holdsAt: null,
  newEmail,
  oldConfirmed: false,
  newConfirmed: true,
  expiresAt: '2026-11-22T08:00:00.000Z',
}
const waiting: EmailChange = { ...still, pending }
const path = '/users/email-change'

function open(answers: Parameters<typeof openOffice>[0]) {
  return openOffice({ 'GET /auth/sessions': { body: { data: [] } }, ...answers })
}
const section = async () => within(await screen.findByRole('region', { name: 'Email address' }))

it('asks for the new address and the password, and says what is missing', async () => {
  const { answers, of } = open({
    [`GET ${path}`]: { body: still },
    [`PUT ${path}`]: {
      status: 409,
      body: {
        message: 'Taken',
        code: 'conflict',
        fields: { newEmail: 'This email address is taken' },
      },
    },
  })
  await visit('/settings', user)
  fireEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Send links' }))
  expect(await dialog.findByText('Please enter your email address')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('New email address'), newEmail)
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret!1')
  fireEvent.click(dialog.getByRole('button', { name: 'Send links' }))
  expect(await dialog.findByText('This email address is taken')).toBeTruthy()
  answers[`PUT ${path}`] = { body: waiting }
  fireEvent.click(dialog.getByRole('button', { name: 'Send links' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(of(`PUT ${path}`).at(-1)?.body).toEqual({ newEmail, currentPassword: 'secret!1' })
  const part = await section()
  expect(part.getByText('Old mailbox').parentElement?.textContent).toMatch(/Not confirmed yet/)
  expect(part.getByText('New mailbox').parentElement?.textContent).toMatch(/Confirmed$/)
  expect(toasts()).toEqual(['We have sent the links'])
})

it('sends the links again, and keeps the old address when asked to', async () => {
  const { of } = open({
    [`GET ${path}`]: { body: waiting },
    [`POST ${path}`]: { body: { ...waiting, pending: { ...pending, oldConfirmed: true } } },
    [`DELETE ${path}`]: { status: 204 },
  })
  await visit('/settings', user)
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  const part = await section()
  await waitFor(() => expect(part.queryByText(/Not confirmed yet/)).toBeNull())
  fireEvent.click(button('Keep the old address'))
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeTruthy()
  expect(of(`DELETE ${path}`)).toHaveLength(1)
  expect(toasts()).toEqual(['We have sent the links', 'Your email address stays as it is'])
})

it('looks again when a link can no longer be sent', async () => {
  const { answers } = open({
    [`GET ${path}`]: { body: waiting },
    [`POST ${path}`]: { status: 404, body: { message: 'No change waits', code: 'not-found' } },
  })
  await visit('/settings', user)
  const again = await screen.findByRole('button', { name: 'Send again' })
  answers[`GET ${path}`] = { body: still }
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeTruthy()
  expect(toasts()).toEqual(['No change waits'])
})

it('finds out that both links were used when the person comes back', async () => {
  const { answers, of } = open({ [`GET ${path}`]: { body: waiting } })
  const { store } = await visit('/settings', user)
  await screen.findByRole('button', { name: 'Send again' })
  answers[`GET ${path}`] = { body: { ...still, email: newEmail } }
  answers['GET /users/profile'] = { body: { ...user, email: newEmail } }
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(toasts()).toEqual(['Your email address was changed']))
  expect(store.getState().auth.user?.email).toBe(newEmail)
  await waitFor(() => expect(of('GET /auth/sessions')).toHaveLength(2))
})

it('says where to write without the old mailbox, and nothing where the operator names no address', async () => {
  const { answers } = open({ [`GET ${path}`]: { body: still } })
  const { leave } = await visit('/settings', user)
  expect(await screen.findByText(/Can you no longer open your old mailbox/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help@tameer.example' })).toBeTruthy()
  leave()
  answers[`GET ${path}`] = { body: { ...still, helpEmail: null } }
  await visit('/settings', user)
  await screen.findByRole('button', { name: 'Change email address' })
  expect(screen.queryByText(/no longer open/)).toBeNull()
})

it('says when it cannot be read, and tries again', async () => {
  const { answers } = open({ [`GET ${path}`]: 'offline' })
  await visit('/settings', user)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[`GET ${path}`] = { body: still }
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeTruthy()
})
