import type { User } from '@tameer/contract'
import { forgetVisits } from '../net/earlier-visit.ts'

/** Session of a company as it is stored between visits (decision D18): `user` as JSON, `token` as plain text. */
export interface StoredSession {
  user: User
  token: string
}

/** True when a storage event changes the session. A cleared storage has a null key. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === 'user' || key === 'token'
}

/** The stored session, or null without a token. Its account is not validated here: see `isUser`. */
export function readSession(): StoredSession | null {
  const token = readToken()
  return token ? { user: readUser(), token } : null
}

function readUser(): User {
  try {
    return Object(JSON.parse(localStorage.getItem('user') ?? '')) as User
  } catch {
    return {} as User
  }
}

/**
 * Stores the session, or deletes it together with the cached visits. If storage is full or blocked, the session
 * lasts as long as the page.
 */
export function writeSession(session: StoredSession | null): void {
  try {
    if (session) {
      localStorage.setItem('token', session.token)
      localStorage.setItem('user', JSON.stringify(session.user))
    } else {
      void forgetVisits().catch(() => undefined)
      localStorage.removeItem('user')
      localStorage.removeItem('token')
    }
  } catch {}
}

/**
 * Stores the account that a call with `token` returned, unless another tab has stored another session meanwhile.
 */
export function writeUser({ user, token }: StoredSession): void {
  if (readToken() === token) writeSession({ user, token })
}

/** Deletes the session of `token`, but not one that another tab has stored meanwhile. */
export function forgetSession(token: string): void {
  if (readToken() === token) writeSession(null)
}

function readToken(): string | null {
  try {
    return localStorage.getItem('token')
  } catch {
    return null
  }
}
