import { sessionChanged } from '../../store/auth-slice.ts'
import { forgetDeviceDrafts } from '../../store/device-drafts.ts'
import { forgetDraftPictures } from '../../store/draft-pictures-cache.ts'
import { isSessionKey, readSession, writeSession } from '../../store/session-storage.ts'
import type { AppThunk } from '../../store/store.ts'
import { unsavedQuotes } from '../../store/unsaved-quotes.ts'

/**
 * Restores the stored session and follows sign-ins and sign-outs in other tabs, and in pages after this one. Call it in
 * an effect, never in the first render. Returns an unsubscribe function.
 */
export function restoreSession(): AppThunk<() => void> {
  return (dispatch) => {
    const take = () => {
      dispatch(sessionChanged(readSession()))
    }
    const follow = (event: StorageEvent) => {
      if (isSessionKey(event.key)) take()
    }
    // A page that the browser kept whole, and shows again after Back, was told nothing meanwhile.
    const tellMissed = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.dispatchEvent(new StorageEvent('storage'))
    }
    take()
    window.addEventListener('storage', follow)
    window.addEventListener('pageshow', tellMissed)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('pageshow', tellMissed)
    }
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
