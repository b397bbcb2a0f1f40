import type { ResetRequested, SignUpBody, User } from '@tameer/contract'
import { type Body, request } from '../../net/api-client.ts'
import { storedError } from '../../net/api-error.ts'
import {
  authFailed,
  authLoaded,
  authLoading,
  resetRequested,
  resetStarted,
  sessionChanged,
} from '../../store/auth-slice.ts'
import { call } from '../../store/call.ts'
import { deskToken, leaveDesk } from '../../store/desk-session.ts'
import { forgetDeviceDrafts } from '../../store/device-drafts.ts'
import { forgetDraftPictures } from '../../store/draft-pictures-cache.ts'
import { type StoredSession, writeSession } from '../../store/session-storage.ts'
import type { AppThunk } from '../../store/store.ts'
import { asNew } from './account-age.ts'

/** Sets the slice to loading, then to loaded or failed, around a call. Rejects when the call does. */
export function tracked<Result>(send: (token: string | null) => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch) => {
    dispatch(authLoading())
    try {
      const result = await dispatch(call(send))
      dispatch(authLoaded())
      return result
    } catch (error) {
      dispatch(authFailed(storedError(error)))
      throw error
    }
  }
}

/**
 * Signs in and keeps the session of a company. Returns `desk` for an account of the desk, which gives a code next.
 * Throws ApiError.
 */
export function login(body: Body<'logIn'>): AppThunk<Promise<User | 'desk'>> {
  return async (dispatch) => {
    const session = await dispatch(tracked(() => request('logIn', { body })))
    if ('user' in session) return dispatch(keepSession(session))
    dispatch(enterDesk(session.token))
    return 'desk'
  }
}

/** Keeps a session at the desk. One person at a time: a company that was signed in here before is signed out. */
export function enterDesk(token: string): AppThunk<void> {
  return (dispatch, getState) => {
    const { token: before } = getState().auth
    leaveDesk()
    if (before) {
      writeSession(null)
      void forgetDraftPictures()
      forgetDeviceDrafts()
      dispatch(sessionChanged(null))
      endInBackground(before)
    }
    deskToken.write(token)
  }
}

/** Opens an account and keeps its session. Throws ApiError. */
export function signUp(body: SignUpBody): AppThunk<Promise<User>> {
  const sent = { ...body, role: 'Company' }
  return async (dispatch) =>
    dispatch(keepSession(await dispatch(tracked(() => request('signUp', { body: sent })))))
}

/** Keeps a new session of a company; an earlier one in this browser ends. */
export function keepSession(session: StoredSession): AppThunk<User> {
  return (dispatch, getState) => {
    const { token: before } = getState().auth
    leaveDesk()
    writeSession(session)
    asNew(session.user)
    dispatch(sessionChanged(session))
    // Sign-up leads to login: without this, the list of devices would show a second session that nobody uses.
    if (before && before !== session.token) endInBackground(before)
    return session.user
  }
}

function endInBackground(token: string): void {
  void request('logOut', { token }).catch(() => undefined)
}

/** Asks for a reset code; the response is kept as `resetPasswordStatus`. Throws ApiError. */
export function requestPasswordReset(email: string): AppThunk<Promise<ResetRequested>> {
  return async (dispatch) => {
    dispatch(resetStarted(email))
    const status = await dispatch(tracked(() => request('forgotPassword', { body: { email } })))
    dispatch(resetRequested({ email, status }))
    return status
  }
}

/** Sets a new password with the mailed code. Throws ApiError. */
export function resetPassword(body: Body<'resetPassword'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(tracked(() => request('resetPassword', { body })))
    dispatch(resetStarted(null))
  }
}
