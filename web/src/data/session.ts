import { sessionChanged } from './auth-slice.ts'
import {
  forgetSession,
  isSessionKey,
  readSession,
  readToken,
  type StoredSession,
  writeSession,
  writeUser,
} from './session-storage.ts'
import type { AppThunk } from './store.ts'

/**
 * Takes up the stored session and follows other tabs' sign-ins and sign-outs. When only the stored account is damaged,
 * the server is asked for it. For an effect, never for the first render. Returns the function that stops following.
 */
export function restoreSession(): AppThunk<() => void> {
  return (dispatch) => {
    const take = () => {
      const session = readSession()
      // A token alone: its account is damaged, or another tab is still writing it.
      const token = session ? null : readToken()
      if (token === null) dispatch(sessionChanged(session))
      return token
    }
    const follow = (event: StorageEvent) => {
      if (isSessionKey(event.key)) take()
    }
    const token = take()
    if (token !== null) void dispatch(askForAccount(token))
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
}

/** Asks for the account of the stored token, and is signed out when it cannot be had. Never rejects. */
function askForAccount(token: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const session = await fetchSession(token)
    // Meanwhile the person may have signed in or out, here or in another tab.
    const now = readToken()
    if (now !== null && now !== token) return
    if (session) writeUser(session)
    dispatch(sessionChanged(now === token ? session : null))
  }
}

async function fetchSession(token: string): Promise<StoredSession | null> {
  try {
    // Public pages seldom need the calls of an account.
    const { request } = await import('./api-client.ts')
    return { user: await request('getProfile', { token }), token }
  } catch (error) {
    if ((error as { status?: number }).status === 401) forgetSession(token)
    return null
  }
}

/** Signs out here at once and tells the server in the background; never rejects. */
export function logout(): AppThunk<void> {
  return (dispatch, getState) => {
    const { token } = getState().auth
    writeSession(null)
    dispatch(sessionChanged(null))
    if (token) void endOnServer(token)
  }
}

async function endOnServer(token: string): Promise<void> {
  try {
    const { request } = await import('./api-client.ts')
    await request('logOut', { token })
  } catch {
    // The session then ends by itself when its time is up.
  }
}
