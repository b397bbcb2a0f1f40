import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskLineFixture, openDesk, visitDesk } from '../../../test/desk.tsx'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'

it.each(['/desk', '/desk/log', '/desk/account'])('%s sends a visitor to the login', async (path) => {
  const office = openOffice()
  const { address } = await visit(path)
  await heading('Login to Your Account')
  expect(address()).toBe('/login')
  expect(office.seen).toEqual([])
})

it('tells a company what the desk is, and asks the server for nothing', async () => {
  const office = openOffice()
  const { address } = await visit('/desk', userFixture({ name: 'Ravi Builders' }))
  await heading('The desk')
  expect(screen.getByText(/You are signed in as Ravi Builders/)).toBeTruthy()
  expect([address(), office.seen]).toEqual(['/desk', []])
})

it('asks for the code that is still missing', async () => {
  openDesk({}, { codeAt: null })
  const { address } = await visitDesk('/desk/log?event=signed-in')
  await heading('Enter the code')
  expect(address()).toBe('/desk/code')
})

it('sends a session that has ended to the login, and says so', async () => {
  openOffice({
    'GET /desk/account': { status: 401, body: { code: 'not-signed-in', message: 'Please log in' } },
  })
  await visitDesk('/desk')
  await heading('Login to Your Account')
  expect(screen.getByText(/Your session at the desk has ended/)).toBeTruthy()
})

it('offers to try again when the server cannot be asked, and to leave', async () => {
  const office = openDesk({ 'GET /desk/account': 'offline' })
  await visitDesk('/desk')
  expect((await screen.findByRole('alert')).textContent).toContain('The desk could not be opened.')
  office.answers['GET /desk/account'] = openDesk().answers['GET /desk/account'] ?? 'offline'
  await userEvent.click(button('Try again'))
  await heading('What waits')
})

it('shows an operator the log, and its newest lines first of all', async () => {
  const line = deskLineFixture({ event: 'password-changed' })
  const office = openDesk({ 'GET /desk/log': { body: { data: [line], nextCursor: null } } })
  await visitDesk('/desk')
  await heading('What waits')
  const places = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'What waits',
    'Reports',
    'Licences and registrations',
    'Unanswered requests',
    'Payments',
    'Companies',
    'Invite companies',
    'Cities, services, types',
    'Prices',
    'Log',
    'Your account',
    'اردو',
  ])
  const latest = await screen.findByRole('list', { name: 'Latest in the log' })
  expect(latest.textContent).toContain('Changed the password')
  expect(office.of('GET /desk/log')[0]?.query.get('limit')).toBe('5')
})

it('counts in the menu what waits, anew after every act and on every screen', async () => {
  const list = { data: [], nextCursor: null }
  const office = openDesk({
    'GET /desk/reports': { body: { ...list, open: 5, things: 3 } },
    'GET /desk/marks': { body: { ...list, waiting: 0, expiring: 2 } },
    'POST /desk/reports/r1/taking': { body: {} },
  })
  await visitDesk('/desk')
  const menu = within(await screen.findByRole('navigation'))
  expect(await menu.findByRole('link', { name: 'Reports 3 waiting' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Licences and registrations' })).toBeTruthy()
  office.answers['GET /desk/reports'] = { body: { ...list, open: 1, things: 1 } }
  await act(() => callDesk('takeDeskReport', { params: { id: 'r1' }, body: { seen: '1.0.r1' } }))
  expect(await menu.findByRole('link', { name: 'Reports 1 waiting' })).toBeTruthy()
  office.answers['GET /desk/reports'] = { body: { ...list, open: 0, things: 0 } }
  await userEvent.click(menu.getByRole('link', { name: 'Companies' }))
  expect(await menu.findByRole('link', { name: 'Reports' })).toBeTruthy()
})

it('shows an editor no log', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/log')
  expect(await screen.findByText('This part of the desk is for operators.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Log' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'To the start' }))
  await heading('What waits')
  expect(office.of('GET /desk/log')).toEqual([])
})

it.each([
  [3, 'You have 3 recovery codes left.'],
  [1, 'You have 1 recovery code left.'],
  [0, 'You have no recovery code left. Without one you cannot log in when your phone is lost.'],
])('says so when only %d recovery codes are left', async (recoveryCodesLeft, sentence) => {
  openDesk({}, { recoveryCodesLeft })
  await visitDesk('/desk')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('logs out at once, and tells the server', async () => {
  const office = openDesk()
  await visitDesk('/desk')
  await heading('What waits')
  await userEvent.click(button('Logout'))
  await heading('Login to Your Account')
  expect(screen.queryByText(/has ended/)).toBeNull()
  expect(localStorage.getItem('desk-token')).toBeNull()
  await waitFor(() => expect(office.of('POST /desk/logout')[0]?.token).toBe('Bearer at-desk'))
})

it('knows no other address below /desk', async () => {
  openDesk()
  await visitDesk('/desk/nowhere')
  await heading('Page not found')
})
