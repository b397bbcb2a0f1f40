import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deskAccountFixture, openDesk, visitDesk } from '../../../test/desk.tsx'
import { field, heading } from '../../../test/screen.ts'

const minute = 60_000
const loggedIn = { body: { desk: { name: 'Sara Desk', role: 'Operator' }, token: 'next' } }
const refused = { status: 401, body: { code: 'not-signed-in', message: 'Please log in' } }

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const actor = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const warning = () => screen.queryByText(/^Your session ends at/)
const again = () => screen.findByRole('dialog', { name: 'Your session has ended' })

/** Opens a screen with a form, and types in it. */
async function typeAtDesk(type: ReturnType<typeof actor>) {
  await visitDesk('/desk/account')
  await heading('Your account')
  await type.type(field('Current password'), 'typed before')
}

it('says in the bar when the session ends, in the time of Pakistan', async () => {
  openDesk()
  await visitDesk('/desk')
  expect(await screen.findByText('session ends 18:00')).toBeTruthy()
  expect(warning()).toBeNull()
})

it('warns before a session ends for want of use, and one press puts it off', async () => {
  const type = actor()
  const office = openDesk()
  await typeAtDesk(type)
  await later(26 * minute)
  expect(warning()).toBeNull()
  await later(minute)
  const status = warning()?.closest('[role=status]')
  expect(status?.textContent).toContain('Your session ends at 06:29')
  expect(screen.getByText('session ends 06:29')).toBeTruthy()
  const calls = office.of('GET /desk/account').length
  await type.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(warning()).toBeNull())
  expect(office.of('GET /desk/account')).toHaveLength(calls + 1)
  expect(document.activeElement).toBe(status)
  await later(3 * minute)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field('Current password').value).toBe('typed before')
})

it('cannot put off the end after 12 hours, and says so', async () => {
  openDesk({}, { secondsLeft: 119 })
  await visitDesk('/desk')
  expect((await screen.findByText(/12 hours after you logged in/)).textContent).toContain('06:01')
  expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull()
})

it('hides the desk when the time is over', async () => {
  openDesk()
  await typeAtDesk(actor())
  await later(27 * minute)
  await later(2 * minute)
  await again()
  expect(screen.getByText(/^session ends/).closest('[hidden]')).not.toBeNull()
})

it('counts the calls of another tab', async () => {
  openDesk()
  await visitDesk('/desk')
  await screen.findByText('session ends 18:00')
  await later(20 * minute)
  localStorage.setItem('desk-last-call', String(Date.now()))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'desk-last-call' })))
  await later(20 * minute)
  expect(warning()).toBeNull()
})

describe('after the end', () => {
  beforeEach(() => void vi.useRealTimers())

  /** Types at the desk until the server refuses the session. */
  async function endSession(more: Parameters<typeof openDesk>[0]) {
    const office = openDesk({ 'PUT /desk/account/password': refused, ...more })
    const type = userEvent.setup()
    await typeAtDesk(type)
    await type.type(field('New password'), 'another wagon of bricks')
    await type.click(screen.getByRole('button', { name: 'Change password' }))
    return { office, type, dialog: within(await again()) }
  }

  it('goes on with what was typed after a new login', async () => {
    const { office, type, dialog } = await endSession({
      'POST /auth/login': loggedIn,
      'POST /desk/code': { body: deskAccountFixture() },
    })
    expect(screen.getByText(/^session ends/).closest('[hidden]')).not.toBeNull()
    expect(dialog.getByText(/Log in again as/)).toBeTruthy()
    await type.type(dialog.getByLabelText('Password'), 'bricks by the wagon')
    await type.type(dialog.getByLabelText('Code'), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/^session ends/).closest('[hidden]')).toBeNull()
    expect(field('Current password').value).toBe('typed before')
    expect(localStorage.getItem('desk-token')).toBe('next')
    expect(office.of('POST /auth/login')[0]?.body).toEqual({
      email: 'sara@desk.example',
      password: 'bricks by the wagon',
    })
    expect(office.of('POST /desk/code')[0]?.token).toBe('Bearer next')
  })

  it('asks for the password once when only the code was wrong', async () => {
    const wrong = { status: 400, body: { code: 'invalid', message: 'Check', fields: { code: 'Wrong' } } }
    const { office, type, dialog } = await endSession({
      'POST /auth/login': loggedIn,
      'POST /desk/code': wrong,
    })
    await type.type(dialog.getByLabelText('Code'), '123456')
    expect(dialog.getByText('Please enter your password')).toBeTruthy()
    await type.type(dialog.getByLabelText('Password'), 'bricks by the wagon')
    await type.click(dialog.getByRole('button', { name: 'Log in' }))
    await dialog.findByText('Wrong')
    office.answers['POST /desk/code'] = { body: deskAccountFixture() }
    await type.click(dialog.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(office.of('POST /auth/login')).toHaveLength(1)
  })

  it('leads somebody else to the login', async () => {
    const { type, dialog } = await endSession({})
    await type.click(dialog.getByRole('button', { name: 'Log in as somebody else' }))
    await heading('Login to Your Account')
    expect(localStorage.getItem('desk-token')).toBeNull()
  })
})
