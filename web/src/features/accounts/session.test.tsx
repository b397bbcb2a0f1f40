import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import {
  selectResetCode,
  selectSessionExpired,
  selectSessionRestored,
  selectToken,
  selectUser,
} from '../../store/auth-slice.ts'
import { createAppStore } from '../../store/store.ts'
import { unsavedQuotes } from '../../store/unsaved-quotes.ts'
import { fetchCategories } from '../catalogue/catalogue-thunks.ts'
import { deletePortfolio } from '../portfolios/portfolio-changes.ts'
import { login, requestPasswordReset, signUp } from './auth-thunks.ts'
import { logout, restoreSession } from './session.ts'
import { isUser } from './stored-user.ts'

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

describe('signing in where somebody is signed in', () => {
  it('ends the session before', async () => {
    const { store, stop } = signedInStore()
    const calls = answerWith({ user, token: 'fresh' })
    await store.dispatch(login({ email: user.email, password: 'x' }))
    expect(selectToken(store.getState())).toBe('fresh')
    const [, ended] = calls
    expect(ended?.address).toMatch(/\/auth\/logout$/)
    expect(new Headers(ended?.init.headers).get('authorization')).toBe('Bearer secret')
    stop()
  })
})

describe('restoring', () => {
  it('is not restored until asked to', () => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', 'secret')
    const state = createAppStore().getState()
    expect(selectSessionRestored(state)).toBe(false)
    expect(selectUser(state)).toBeNull()
  })

  it('restores user and token', () => {
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

  it.each([
    ['broken JSON', '{"id":'],
    ['no user', null],
    ['something else', '[1,2]'],
  ])('keeps the token beside %s, for the dashboard to ask for the account', (_, userText) => {
    if (userText !== null) localStorage.setItem('user', userText)
    localStorage.setItem('token', 'secret')
    const store = createAppStore()
    store.dispatch(restoreSession())()
    expect(selectToken(store.getState())).toBe('secret')
    expect(isUser(selectUser(store.getState()))).toBe(false)
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

it('shows after Back what happened on later pages while the browser kept this one whole', () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const { store, stop } = signedInStore()
  localStorage.clear()
  comeBack(false)
  expect(selectUser(store.getState())).not.toBeNull()
  comeBack(true)
  expect(selectUser(store.getState())).toBeNull()
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', 'secret')
  comeBack(true)
  expect(selectToken(store.getState())).toBe('secret')
  stop()
  localStorage.clear()
  comeBack(true)
  expect(selectToken(store.getState())).toBe('secret')
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
    unsavedQuotes.write('{"one":{}}')
    store.dispatch(logout())
    expect(selectUser(store.getState())).toBeNull()
    expect(unsavedQuotes.read()).toBeNull()
    expect(stored()).toEqual({ user: null, token: null })
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 30_000 })
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
