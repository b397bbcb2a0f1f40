import type { ResetRequested, SignUpBody, User } from '@tameer/contract'
import { noScreensAtDesk } from '#words/auth'
import { type Body, request } from '../../net/api-client.ts'
import { ApiError, storedError } from '../../net/api-error.ts'
import {
  authFailed,
  authLoaded,
  authLoading,
  resetRequested,
  resetStarted,
  sessionChanged,
} from '../../store/auth-slice.ts'
import { call } from '../../store/call.ts'
import { type StoredSession, writeSession } from '../../store/session-storage.ts'
import type { AppThunk } from '../../store/store.ts'

/** Moves the slice to loading and on to loaded or failed around a call. Rejects as the call does. */
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

/** Signs a company in and keeps the session. Throws ApiError. */
export function login(body: Body<'logIn'>): AppThunk<Promise<User>> {
  return (dispatch) =>
    dispatch(
      openSession(async () => {
        const session = await request('logIn', { body })
        if ('user' in session) return session
        throw new ApiError(403, { code: 'code-needed', message: noScreensAtDesk })
      }),
    )
}

/** Opens an account and keeps its session. Throws ApiError. */
export function signUp(body: SignUpBody): AppThunk<Promise<User>> {
  const sent = { ...body, role: 'Company' }
  return (dispatch) => dispatch(openSession(() => request('signUp', { body: sent })))
}

function openSession(send: () => Promise<StoredSession>): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const session = await dispatch(tracked(send))
    const { token: before } = getState().auth
    writeSession(session)
    dispatch(sessionChanged(session))
    // Sign-up leads to login: without this the list of devices would have a second one that nobody uses.
    if (before && before !== session.token) void request('logOut', { token: before }).catch(() => undefined)
    return session.user
  }
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
