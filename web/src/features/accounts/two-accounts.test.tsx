import type { User } from '@tameer/contract'
import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice } from '../../../test/office.tsx'
import { createAppStore } from '../../store/store.ts'
import { deletePortfolio } from '../portfolios/portfolio-changes.ts'
import { endAllSessions, forgetAccount, refreshUser, updateProfile } from './account-thunks.ts'
import { restoreSession } from './session.ts'

const first = userFixture()
const second = userFixture({ id: '0190f000-0000-7000-8000-000000000002', name: 'Second Studio' })

function signIn(user: User, token: string) {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', token)
}
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
const stored = () => [JSON.parse(localStorage.getItem('user') ?? 'null')?.name, localStorage.getItem('token')]

/** Signs the first account in and starts its call; another tab signs the second account in meanwhile. */
function open(call: string) {
  let answer: (given: object) => void = () => {}
  const office = openOffice({ [call]: () => new Promise((resolve) => (answer = resolve)) })
  signIn(first, 'first')
  const store = createAppStore()
  const stop = store.dispatch(restoreSession())
  const signInElsewhere = async () => {
    await vi.waitFor(() => expect(office.of(call)).toHaveLength(1), { timeout: 30_000 })
    signIn(second, 'second')
  }
  return { store, stop, signInElsewhere, answer: (given: object) => answer(given) }
}

const calls = [
  ['GET /users/profile', refreshUser],
  ['PUT /users/profile', () => updateProfile({ name: 'First Studio' })],
] as const

describe.each(calls)('a response to %s that comes after another account signed in', (call, send) => {
  it('is not kept as that account', async () => {
    const { store, stop, signInElsewhere, answer } = open(call)
    const done = store.dispatch(send() as ReturnType<typeof refreshUser>)
    await signInElsewhere()
    tellTabs()
    answer({ body: first })
    await done
    expect(store.getState().auth).toMatchObject({ user: second, token: 'second' })
    expect(stored()).toEqual([second.name, 'second'])
    stop()
  })

  it('leaves the storage alone when this tab has not heard of it yet', async () => {
    const { store, stop, signInElsewhere, answer } = open(call)
    const done = store.dispatch(send() as ReturnType<typeof refreshUser>)
    await signInElsewhere()
    answer({ body: first })
    await done
    expect(stored()).toEqual([second.name, 'second'])
    stop()
  })
})

describe('the end of one session', () => {
  const refusal = { status: 401, body: { message: 'Please log in', code: 'not-signed-in' } }

  it('found out late does not sign out the account that came after', async () => {
    const { store, stop, signInElsewhere, answer } = open('DELETE /portfolios/a')
    const done = store.dispatch(deletePortfolio('a'))
    await signInElsewhere()
    answer(refusal)
    await expect(done).rejects.toMatchObject({ status: 401 })
    expect(stored()).toEqual([second.name, 'second'])
    tellTabs()
    expect(store.getState().auth).toMatchObject({ user: second, expired: false })
    stop()
  })

  it('everywhere does not sign out the account that came after', async () => {
    const { store, stop, signInElsewhere, answer } = open('DELETE /auth/sessions')
    const done = store.dispatch(endAllSessions())
    await signInElsewhere()
    tellTabs()
    answer({ status: 204 })
    await done
    expect(store.getState().auth).toMatchObject({ user: second, token: 'second' })
    expect(stored()).toEqual([second.name, 'second'])
    stop()
  })

  it('with its account deleted forgets that account alone', () => {
    const { store, stop } = open('none')
    store.dispatch(forgetAccount('another'))
    expect(store.getState().auth.user).toEqual(first)
    expect(stored()).toEqual([first.name, 'first'])
    store.dispatch(forgetAccount('first'))
    expect(store.getState().auth).toMatchObject({ user: null, token: null, expired: false })
    expect(stored()).toEqual([undefined, null])
    stop()
  })
})

it('an account that was asked for before a change does not undo it', async () => {
  let answer: (given: object) => void = () => {}
  const renamed = userFixture({ name: 'Renamed Studio' })
  openOffice({
    'GET /users/profile': () => new Promise((resolve) => (answer = resolve)),
    'PUT /users/profile': { body: renamed },
  })
  signIn(first, 'first')
  const store = createAppStore()
  const stop = store.dispatch(restoreSession())
  const refreshed = store.dispatch(refreshUser())
  await store.dispatch(updateProfile({ name: renamed.name }))
  answer({ body: first })
  await refreshed
  expect(store.getState().auth.user?.name).toBe(renamed.name)
  expect(stored()).toEqual([renamed.name, 'first'])
  stop()
})
