import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userFixture } from '../../test/fixtures.ts'
import { openOffice, visit } from '../../test/office.tsx'
import { field, formBelow, heading } from '../../test/screen.ts'

const user = userFixture()
const profile = 'GET /users/profile'

it.each([
  ['without categories', { ...user, categories: undefined }],
  ['with null among its categories', { ...user, categories: [null] }],
  ['with an object as its image', { ...user, image: {} }],
  ['of another shape', [1, 2]],
])('/settings opens with a stored account %s, as the server has it', async (_, stored) => {
  const office = openOffice({ [profile]: { body: user } })
  await visit('/settings', stored as unknown as typeof user)
  await formBelow('Update Profile')
  expect(field('Company Name').value).toBe(user.name)
  expect(office.of(profile).map(({ token }) => token)).toEqual(['Bearer secret'])
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
})

it('a token the server does not know leads to the login and is forgotten', async () => {
  openOffice({ [profile]: { status: 401, body: { message: 'Please log in', code: 'not-signed-in' } } })
  const { address } = await visit('/settings', {} as typeof user)
  await heading('Login to Your Account')
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
})

it('a server that cannot be asked leads to the login; the next visit asks again', async () => {
  const office = openOffice({ [profile]: { status: 503, body: { message: 'Busy', code: 'busy' } } })
  const { leave } = await visit('/settings', {} as typeof user)
  await heading('Login to Your Account')
  expect(localStorage.getItem('token')).toBe('secret')
  leave()
  office.answers[profile] = { body: user }
  await visit('/settings', {} as typeof user)
  await formBelow('Update Profile')
})

it('ignores the response about an account when another one has signed in meanwhile', async () => {
  const second = userFixture({ id: '0190f000-0000-7000-8000-000000000002', name: 'Second Studio' })
  let answer: (given: object) => void = () => {}
  const office = openOffice({
    [profile]: ({ token }) =>
      token === 'Bearer second' ? { body: second } : new Promise((resolve) => (answer = resolve)),
  })
  const { store } = await visit('/settings', {} as typeof user)
  await waitFor(() => expect(office.of(profile)).toHaveLength(1))
  localStorage.setItem('token', 'second')
  localStorage.setItem('user', JSON.stringify(second))
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  await act(async () => answer({ body: user }))
  expect(await screen.findByDisplayValue(second.name)).toBeTruthy()
  expect(store.getState().auth).toMatchObject({ user: second, token: 'second' })
})
