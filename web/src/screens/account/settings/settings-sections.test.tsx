import type { OwnSession } from '@tameer/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const user = userFixture()
const at = '2026-11-21T08:00:00.000Z'
const sessions: OwnSession[] = [
  { id: 'b', device: 'Firefox on Linux', createdAt: at, lastUsedAt: at, current: false },
  { id: 'a', device: 'Chrome on Android', createdAt: at, lastUsedAt: at, current: true },
]
const unchanged = {
  'GET /users/email-change': { body: { email: user.email, pending: null } },
}
const listed = { ...unchanged, 'GET /auth/sessions': { body: { data: sessions } } }
const rows = () =>
  within(screen.getByRole('region', { name: 'Devices' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const opened = () => screen.findByText('This device, in use now')

describe('devices', () => {
  it('stand with this one first, and are signed out one by one', async () => {
    const office = openOffice({ ...listed, 'DELETE /auth/sessions/b': { status: 204 } })
    await visit('/settings', user)
    await opened()
    expect(rows()).toEqual([
      'Chrome on AndroidThis device, in use now',
      expect.stringMatching(/^Firefox on LinuxLast used 21 Nov 2026/),
    ])
    expect(screen.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1)
    fireEvent.click(button('Sign out'))
    fireEvent.click(button('Sign out'))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(toasts()).toEqual(['Firefox on Linux was signed out'])
    expect(office.of('DELETE /auth/sessions/b')).toHaveLength(1)
  })

  it('go from the list when they had ended already, and stay when the call fails', async () => {
    const { answers } = openOffice({ ...listed, 'DELETE /auth/sessions/b': 'offline' })
    await visit('/settings', user)
    await opened()
    fireEvent.click(button('Sign out'))
    await waitFor(() => expect(toasts()[0]).toMatch(/check your internet/))
    expect(rows()).toHaveLength(2)
    await waitFor(() => expect(button('Sign out').disabled).toBe(false))
    answers['DELETE /auth/sessions/b'] = { status: 404, body: { message: 'Ended', code: 'not-found' } }
    fireEvent.click(button('Sign out'))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  it('are all signed out at once, this one too', async () => {
    openOffice({ ...listed, 'DELETE /auth/sessions': { status: 204 } })
    const { address } = await visit('/settings', user)
    await opened()
    fireEvent.click(button('Sign out everywhere'))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('say when they cannot be listed, beside a profile that works', async () => {
    const { answers } = openOffice({ ...unchanged, 'GET /auth/sessions': 'offline' })
    await visit('/settings', user)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(button('Update Profile').disabled).toBe(false)
    answers['GET /auth/sessions'] = listed['GET /auth/sessions']
    fireEvent.click(again)
    await opened()
  })
})

describe('the password', () => {
  it('is asked for and replaced in a dialog, which says what is wrong', async () => {
    const wrong = { currentPassword: 'This is not your current password' }
    const { answers, of } = openOffice({
      ...listed,
      'PUT /users/password': { status: 400, body: { message: 'Wrong', code: 'invalid', fields: wrong } },
    })
    await visit('/settings', user)
    await opened()
    fireEvent.click(button('Change password'))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Please enter your current password')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Current password'), 'old one')
    await userEvent.type(dialog.getByLabelText('New password'), 'new one')
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText(wrong.currentPassword)).toBeTruthy()
    answers['PUT /users/password'] = { body: { message: 'Done' } }
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(toasts()).toEqual(['Password updated successfully.']))
    expect(of('PUT /users/password')[1]?.body).toEqual({ currentPassword: 'old one', newPassword: 'new one' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(of('GET /auth/sessions')).toHaveLength(2))
  })
})

describe('deleting', () => {
  it('asks twice, wants the password, and goes home', async () => {
    const { answers, of } = openOffice({
      ...listed,
      'POST /users/deletion': {
        status: 400,
        body: { message: 'Wrong', code: 'invalid', fields: { password: 'This is not your password' } },
      },
    })
    const { address } = await visit('/settings', user)
    await opened()
    fireEvent.click(button('Delete my account'))
    fireEvent.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(button('Delete my account'))
    fireEvent.click(button('Continue'))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Please enter your password')).toBeTruthy()
    expect(of('POST /users/deletion')).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText('Password'), 'secret!1')
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('This is not your password')).toBeTruthy()
    answers['POST /users/deletion'] = { status: 204 }
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Deleting...' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(of('POST /users/deletion').map(({ body }) => body)).toEqual([
      { password: 'secret!1' },
      { password: 'secret!1' },
    ])
    expect([localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null])
  })
})

describe('an unconfirmed mailbox', () => {
  const list = { 'GET /portfolios': { body: { data: [], nextCursor: null } } }

  it('is told on the overview, with what it means, until it is confirmed', async () => {
    const unconfirmed = userFixture({ emailConfirmed: false, listed: false })
    const { answers } = openOffice({ ...list, 'GET /users/profile': { body: unconfirmed } })
    const { leave } = await visit('/overview', unconfirmed)
    const notice = within(await screen.findByRole('region', { name: 'Not shown yet, because:' }))
    await waitFor(() => expect(notice.getAllByRole('listitem')).toHaveLength(2))
    expect(notice.getByText(/is not confirmed yet/)).toBeTruthy()
    expect(notice.getByText(/You have no project yet/)).toBeTruthy()
    leave()
    answers['GET /users/profile'] = { body: user }
    await visit('/overview', unconfirmed)
    await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull())
    expect(await screen.findByText('No portfolio created yet.')).toBeTruthy()
  })

  it('is told without more where visitors see the company all the same', async () => {
    const unconfirmed = userFixture({ emailConfirmed: false, listed: true })
    openOffice({ ...list, 'GET /users/profile': { body: unconfirmed } })
    await visit('/overview', unconfirmed)
    expect(await screen.findByText(/is not confirmed yet/)).toBeTruthy()
    expect(screen.queryByText('Not shown yet, because:')).toBeNull()
  })

  it('is asked of the server when the stored account says nothing of it', async () => {
    const { emailConfirmed: _, listed: __, ...older } = user
    const office = openOffice({ ...list, 'GET /users/profile': { body: user } })
    await visit('/overview', older as typeof user)
    expect(await screen.findByText('No portfolio created yet.')).toBeTruthy()
    expect(screen.queryByText(/not confirmed/)).toBeNull()
    expect(office.of('GET /users/profile')).toHaveLength(1)
  })
})
