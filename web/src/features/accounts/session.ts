import { sessionChanged } from '../../store/auth-slice.ts'
import { forgetDeviceDrafts } from '../../store/device-drafts.ts'
import { forgetDraftPictures } from '../../store/draft-pictures-cache.ts'
import { isSessionKey, readSession, writeSession } from '../../store/session-storage.ts'
import type { AppThunk } from '../../store/store.ts'
import { unsavedQuotes } from '../../store/unsaved-quotes.ts'

/**
 * Restores the stored session and follows sign-ins and sign-outs in other tabs. Call it in an effect, never in the
 * first render. Returns an unsubscribe function.
 */
export function restoreSession(): AppThunk<() => void> {
  return (dispatch) => {
    const take = () => {
      dispatch(sessionChanged(readSession()))
    }
    const follow = (event: StorageEvent) => {
      if (isSessionKey(event.key)) take()
    }
    take()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
}

/** Signs out here at once and tells the server in the background; never rejects. */
export function logout(): AppThunk<void> {
  return (dispatch, getState) => {
    const { token } = getState().auth
    writeSession(null)
    void forgetDraftPictures()
    forgetDeviceDrafts()
    unsavedQuotes.write(null)
    dispatch(sessionChanged(null))
    if (token) void endOnServer(token)
  }
}

async function endOnServer(token: string): Promise<void> {
  try {
    const { endSessionOf } = await import('./account-thunks.ts')
    await endSessionOf(token)
  } catch {
    // On failure the session ends by itself when its time is up.
  }
}
