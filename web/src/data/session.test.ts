import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../test/fixtures.ts'
import {
  selectResetCode,
  selectSessionExpired,
  selectSessionRestored,
  selectToken,
  selectUser,
} from './auth-slice.ts'
import { login, requestPasswordReset, signUp } from './auth-thunks.ts'
import { fetchCategories } from './catalogue-thunks.ts'
import { deletePortfolio } from './portfolio-changes.ts'
import { logout, restoreSession } from './session.ts'
import { createAppStore } from './store.ts'

const user = userFixture()

function answerWith(body: unknown, status = 200) {
  const calls: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls.push({ address, init })
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status }))
  })
  return calls
}

function stored() {
  return { user: localStorage.getItem('user'), token: localStorage.getItem('token') }
}

function signedInStore() {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', 'secret')
  const store = createAppStore()
  const stop = store.dispatch(restoreSession())
  return { store, stop }
}

describe('restoring', () => {
  it('is not restored until asked to', () => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', 'secret')
    const state = createAppStore().getState()
    expect(selectSessionRestored(state)).toBe(false)
    expect(selectUser(state)).toBeNull()
  })

  it('takes up user and bare token', () => {
    const { store, stop } = signedInStore()
    expect(selectUser(store.getState())).toEqual(user)
    expect(selectToken(store.getState())).toBe('secret')
    expect(selectSessionRestored(store.getState())).toBe(true)
    stop()
  })

  it('is signed out with a user but no token in storage', () => {
    localStorage.setItem('user', JSON.stringify(user))
    const store = createAppStore()
    store.dispatch(restoreSession())()
    expect(selectUser(store.getState())).toBeNull()
    expect(selectSessionRestored(store.getState())).toBe(true)
  })

  const { categories: _, ...withoutCategories } = user
  const damaged: [string, string | null][] = [
    ['broken JSON', '{"id":'],
    ['no user', null],
    ['something else', '[1,2]'],
    ['a user without categories', JSON.stringify(withoutCategories)],
    ['a user with null among the categories', JSON.stringify({ ...user, categories: [null] })],
    ['a category without a name', JSON.stringify({ ...user, categories: [{ categoryId: 4 }] })],
    ['an object as the image', JSON.stringify({ ...user, image: {} })],
    ['a user of another role', JSON.stringify({ ...user, role: 'Operator' })],
    ['a user of whom it is unknown whether visitors see them', JSON.stringify({ ...user, listed: 1 })],
  ]

  function storeWith(userText: string | null) {
    if (userText !== null) localStorage.setItem('user', userText)
    localStorage.setItem('token', 'secret')
    const store = createAppStore()
    return { store, stop: store.dispatch(restoreSession()) }
  }

  it.each(damaged)('asks the server for the account with a token and %s in storage', async (_, userText) => {
    const calls = answerWith(user)
    const { store, stop } = storeWith(userText)
    expect(selectSessionRestored(store.getState())).toBe(false)
    await vi.waitFor(() => expect(selectSessionRestored(store.getState())).toBe(true))
    expect(store.getState().auth).toMatchObject({ user, token: 'secret' })
    expect(stored()).toEqual({ user: JSON.stringify(user), token: 'secret' })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret' })
    stop()
  })

  it('is signed out with a damaged user and a token the server does not know', async () => {
    answerWith({ message: 'Please log in', code: 'not-signed-in' }, 401)
    const { store, stop } = storeWith('{}')
    await vi.waitFor(() => expect(selectSessionRestored(store.getState())).toBe(true))
    expect(selectUser(store.getState())).toBeNull()
    expect(stored()).toEqual({ user: null, token: null })
    stop()
  })

  it('keeps the token for the next visit when the server cannot be asked', async () => {
    answerWith({ message: 'Busy', code: 'busy' }, 503)
    const { store, stop } = storeWith('{}')
    await vi.waitFor(() => expect(selectSessionRestored(store.getState())).toBe(true))
    expect(selectUser(store.getState())).toBeNull()
    expect(stored().token).toBe('secret')
    stop()
  })

  it('takes no account that was asked for before another one signed in', async () => {
    const second = userFixture({ id: '0190f000-0000-7000-8000-000000000002' })
    let answer: (response: Response) => void = () => {}
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', asked)
    const { store, stop } = storeWith('{}')
    localStorage.setItem('token', 'second')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(selectSessionRestored(store.getState())).toBe(false)
    localStorage.setItem('user', JSON.stringify(second))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    answer(Response.json(user))
    await new Promise((resolve) => setTimeout(resolve))
    expect(store.getState().auth).toMatchObject({ user: second, token: 'second' })
    expect(stored()).toEqual({ user: JSON.stringify(second), token: 'second' })
    stop()
  })

  it('follows a sign-out in another tab until stopped', () => {
    const { store, stop } = signedInStore()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(selectUser(store.getState())).not.toBeNull()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(selectUser(store.getState())).toBeNull()
    stop()
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', 'secret')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(selectUser(store.getState())).toBeNull()
  })
})

describe('signing in and out', () => {
  it('keeps the session after login', async () => {
    const calls = answerWith({ user, token: 'fresh' })
    const store = createAppStore()
    expect(await store.dispatch(login({ email: user.email, password: 'secret1' }))).toEqual(user)
    expect(selectToken(store.getState())).toBe('fresh')
    expect(stored()).toEqual({ user: JSON.stringify(user), token: 'fresh' })
    expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
  })

  it('signs up as a Company', async () => {
    const calls = answerWith({ user, token: 'fresh' }, 201)
    const body = {
      name: 'A',
      email: 'a@b.pk',
      password: 'secret1',
      confirmPassword: 'secret1',
      categoryIds: [4],
    }
    await createAppStore().dispatch(signUp(body))
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ ...body, role: 'Company' })
    expect(stored().token).toBe('fresh')
  })

  it("keeps the server's body when login fails", async () => {
    const body = { message: 'Wrong address or password', code: 'wrong-credentials' }
    answerWith(body, 401)
    const store = createAppStore()
    await expect(store.dispatch(login({ email: 'a@b.pk', password: 'x' }))).rejects.toMatchObject(body)
    expect(store.getState().auth).toMatchObject({ loading: false, error: body, user: null, expired: false })
  })

  it('clears state and storage on logout and tells the server', async () => {
    const { store, stop } = signedInStore()
    const calls = answerWith(null, 204)
    store.dispatch(logout())
    expect(selectUser(store.getState())).toBeNull()
    expect(stored()).toEqual({ user: null, token: null })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } })
    stop()
  })

  it('forgets a session the server no longer knows', async () => {
    const { store, stop } = signedInStore()
    answerWith({ message: 'Please log in', code: 'not-signed-in' }, 401)
    await expect(store.dispatch(deletePortfolio('a'))).rejects.toMatchObject({ status: 401 })
    expect(selectUser(store.getState())).toBeNull()
    expect(selectSessionExpired(store.getState())).toBe(true)
    expect(stored()).toEqual({ user: null, token: null })
    stop()
  })

  it('keeps the session when something is merely forbidden', async () => {
    const { store, stop } = signedInStore()
    answerWith({ message: 'Not yours', code: 'forbidden' }, 403)
    await expect(store.dispatch(deletePortfolio('a'))).rejects.toMatchObject({ status: 403 })
    expect(selectUser(store.getState())).toEqual(user)
    stop()
  })

  it('keeps the answer to a reset request', async () => {
    answerWith({ message: 'Sent', resetCode: '12345678' })
    const store = createAppStore()
    await store.dispatch(requestPasswordReset('a@b.pk'))
    expect(store.getState().auth.resetPasswordStatus).toEqual({ message: 'Sent', resetCode: '12345678' })
    expect(selectResetCode(store.getState(), 'a@b.pk')).toBe('12345678')
    expect(selectResetCode(store.getState(), 'other@b.pk')).toBeUndefined()
  })

  it('drops the answer to a reset request once another address was asked for', async () => {
    const answers: ((response: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
    const store = createAppStore()
    const first = store.dispatch(requestPasswordReset('a@b.pk'))
    const second = store.dispatch(requestPasswordReset('other@b.pk'))
    answers[1]?.(Response.json({ message: 'Sent', resetCode: '22222222' }))
    await second
    answers[0]?.(Response.json({ message: 'Sent', resetCode: '11111111' }))
    await first
    expect(store.getState().auth.resetPasswordStatus).toMatchObject({ resetCode: '22222222' })
  })
})

describe('catalogue lists', () => {
  it('are fetched once', async () => {
    const calls = answerWith({ data: [{ id: 4, name: 'Architecture' }] })
    const store = createAppStore()
    await Promise.all([store.dispatch(fetchCategories()), store.dispatch(fetchCategories())])
    await store.dispatch(fetchCategories())
    expect(calls).toHaveLength(1)
    expect(store.getState().categories).toEqual({
      list: [{ id: 4, name: 'Architecture' }],
      loading: false,
      loaded: true,
      error: null,
    })
  })

  it('keep the error of a failure and can be asked again', async () => {
    answerWith({ message: 'Busy', code: 'busy' }, 503)
    const store = createAppStore()
    await store.dispatch(fetchCategories())
    expect(store.getState().categories).toMatchObject({
      loaded: false,
      error: { message: 'Busy', code: 'busy' },
    })
    answerWith({ data: [] })
    await store.dispatch(fetchCategories())
    expect(store.getState().categories).toMatchObject({ loaded: true, error: null })
  })
})
