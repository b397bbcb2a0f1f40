import type { EmailChange } from '@tameer/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const user = userFixture()
const newEmail = 'office@mehmaar.example'
const still: EmailChange = { email: user.email, pending: null }
const waiting: EmailChange = {
  email: user.email,
  pending: { newEmail, expiresAt: '2026-11-22T08:00:00.000Z' },
}
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
  fireEvent.click(dialog.getByRole('button', { name: 'Send link' }))
  expect(await dialog.findByText('Please enter your email address')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('New email address'), newEmail)
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret!1')
  fireEvent.click(dialog.getByRole('button', { name: 'Send link' }))
  expect(await dialog.findByText('This email address is taken')).toBeTruthy()
  answers[`PUT ${path}`] = { body: waiting }
  fireEvent.click(dialog.getByRole('button', { name: 'Send link' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(of(`PUT ${path}`).at(-1)?.body).toEqual({ newEmail, currentPassword: 'secret!1' })
  const part = await section()
  expect(part.getByText(/Your address changes to/).textContent).toContain(newEmail)
  expect(toasts()).toEqual(['We have sent the link'])
})

it('sends the link again, and keeps the old address when asked to', async () => {
  const { of } = open({
    [`GET ${path}`]: { body: waiting },
    [`POST ${path}`]: { body: waiting },
    [`DELETE ${path}`]: { status: 204 },
  })
  await visit('/settings', user)
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(toasts()).toEqual(['We have sent the link']))
  fireEvent.click(button('Keep the old address'))
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeTruthy()
  expect(of(`DELETE ${path}`)).toHaveLength(1)
  expect(toasts()).toEqual(['We have sent the link', 'Your email address stays as it is'])
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

it('finds out that the link was used when the person comes back', async () => {
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

it('says when it cannot be read, and tries again', async () => {
  const { answers } = open({ [`GET ${path}`]: 'offline' })
  await visit('/settings', user)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[`GET ${path}`] = { body: still }
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeTruthy()
})
