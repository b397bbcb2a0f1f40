import type { User } from '@tameer/contract'
import { forgetVisits } from '../net/earlier-visit.ts'

/** A signed-in company, as kept between visits (decision D18): `user` as JSON, `token` bare. */
export interface StoredSession {
  user: User
  token: string
}

/** Whether a storage event touches the session. A cleared storage names no key. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === 'user' || key === 'token'
}

/** The stored session, or null without a token. Its account is as it was found: see `isUser`. */
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

/** Keeps the session, or forgets it together with what was visited. Storage may be full or forbidden: the session then lasts as long as the page. */
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

/** Keeps the account as a call with `token` returned it, unless another tab has stored another session meanwhile. */
export function writeUser({ user, token }: StoredSession): void {
  if (readToken() === token) writeSession({ user, token })
}

/** Forgets the session of `token`, and not the one that another tab may have stored meanwhile. */
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
