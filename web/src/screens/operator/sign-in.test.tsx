import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskAccountFixture, openDesk, visitDesk } from '../../../test/desk.tsx'
import { userFixture } from '../../../test/fixtures.ts'
import { visit } from '../../../test/office.tsx'
import { button, field, heading } from '../../../test/screen.ts'

const wrong = {
  status: 400,
  body: { code: 'invalid', message: 'Please check the form', fields: { code: 'This code is wrong' } },
}
const desk = { 'POST /auth/login': { body: { desk: { name: 'Sara', role: 'Operator' }, token: 'half-way' } } }

async function typePassword(type: ReturnType<typeof userEvent.setup>) {
  await heading('Login to Your Account')
  await type.clear(field('Email'))
  await type.type(field('Email'), 'sara@desk.example')
  await type.type(field('Password'), 'bricks by the wagon')
  await type.click(button('Login'))
  await heading('Enter the code')
}

it('asks for a code after the password, and goes on to where the person wanted to be', async () => {
  const office = openDesk({ ...desk, 'POST /desk/code': { body: deskAccountFixture() } })
  const { address } = await visit('/desk/account')
  const type = userEvent.setup()
  await typePassword(type)
  expect(localStorage.getItem('desk-token')).toBe('half-way')
  await type.type(field('Code'), '123 45')
  expect(office.of('POST /desk/code')).toEqual([])
  await type.type(field('Code'), '6')
  await heading('Your account')
  expect(address()).toBe('/desk/account')
  expect(office.of('POST /desk/code').map(({ body, token }) => [body, token])).toEqual([
    [{ code: '123 456' }, 'Bearer half-way'],
  ])
})

it('signs a company out in whose browser somebody of the desk logs in', async () => {
  const office = openDesk({ ...desk, 'POST /auth/logout': { status: 204 } })
  const { store } = await visit('/login', userFixture())
  await typePassword(userEvent.setup())
  expect([localStorage.getItem('token'), store.getState().auth.user]).toEqual([null, null])
  await waitFor(() => expect(office.of('POST /auth/logout')).toHaveLength(1))
})

it('signs the desk out where a company logs in', async () => {
  const session = { user: userFixture(), token: 'company' }
  const office = openDesk({ 'POST /auth/login': { body: session }, 'GET /portfolios': { status: 500 } })
  await visitDesk('/login')
  await heading('Login to Your Account')
  expect(screen.getByText(/You are signed in at the desk/)).toBeTruthy()
  const type = userEvent.setup()
  await type.type(field('Email'), 'studio@mehmaar.example')
  await type.type(field('Password'), 'secret!1')
  await type.click(button('Login'))
  await waitFor(() => expect(localStorage.getItem('token')).toBe('company'))
  expect(localStorage.getItem('desk-token')).toBeNull()
  await waitFor(() => expect(office.of('POST /desk/logout')[0]?.token).toBe('Bearer at-desk'))
})

it('keeps a code that was refused, and both kinds of code apart', async () => {
  const office = openDesk({ 'POST /desk/code': wrong })
  await visitDesk('/desk/code')
  await heading('Enter the code')
  const type = userEvent.setup()
  await type.click(button('Log in'))
  expect(screen.getByText('Please enter the code')).toBeTruthy()
  await type.type(field('Code'), '123456')
  await screen.findByText('This code is wrong')
  expect([field('Code').value, document.activeElement]).toEqual(['123456', field('Code')])
  // The next code is not sent by itself: each try counts.
  await type.clear(field('Code'))
  await type.type(field('Code'), '654321')
  expect(office.of('POST /desk/code')).toHaveLength(1)
  await type.click(button('Log in'))
  await screen.findByText('This code is wrong')
  expect(office.of('POST /desk/code').map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ])
  await type.click(button('Use a recovery code'))
  expect(screen.queryByText('This code is wrong')).toBeNull()
  expect(document.activeElement).toBe(field('Recovery code'))
  await type.type(field('Recovery code'), 'nz3pq')
  await type.click(button('Use the authenticator app'))
  expect(field('Code').value).toBe('654321')
  await type.click(button('Use a recovery code'))
  expect(field('Recovery code').value).toBe('nz3pq')
})

it('says how long to wait after too many tries', async () => {
  const message = 'Too many attempts. Please try again in 12 minutes'
  openDesk({ 'POST /desk/code': { status: 429, body: { code: 'too-many-requests', message } } })
  await visitDesk('/desk/code')
  await heading('Enter the code')
  const type = userEvent.setup()
  await type.type(field('Code'), '123456')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(field('Code').value).toBe('123456')
})

it('goes back to the login when the time for the code is over', async () => {
  openDesk({ 'POST /desk/code': { status: 401, body: { code: 'not-signed-in', message: 'Please log in' } } })
  await visitDesk('/desk/code')
  await heading('Enter the code')
  const type = userEvent.setup()
  await type.type(field('Code'), '123456')
  await heading('Login to Your Account')
  expect(screen.getByText(/Your session at the desk has ended/)).toBeTruthy()
  expect(localStorage.getItem('desk-token')).toBeNull()
})

it('leaves for somebody else without saying that a session ended', async () => {
  const office = openDesk()
  await visitDesk('/desk/code')
  await heading('Enter the code')
  await userEvent.click(button('Log in as somebody else'))
  await heading('Login to Your Account')
  expect(screen.queryByText(/Your session at the desk has ended/)).toBeNull()
  await waitFor(() => expect(office.of('POST /desk/logout')).toHaveLength(1))
})

it('follows a logout in another tab', async () => {
  openDesk()
  await visitDesk('/desk')
  await heading('What waits')
  localStorage.removeItem('desk-token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'desk-token' })))
  await heading('Login to Your Account')
  expect(screen.getByText(/Your session at the desk has ended/)).toBeTruthy()
})
