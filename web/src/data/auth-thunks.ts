import type { ResetRequested, SignUpBody, User } from '@tameer/contract'
import { type Body, request } from './api-client.ts'
import { storedError } from './api-error.ts'
import {
  authFailed,
  authLoaded,
  authLoading,
  resetRequested,
  resetStarted,
  sessionChanged,
  userReplaced,
} from './auth-slice.ts'
import { call } from './call.ts'
import { type OnProgress, sendForm } from './multipart-client.ts'
import { type StoredSession, writeSession, writeUser } from './session-storage.ts'
import type { AppThunk } from './store.ts'

export interface LogoInput {
  image: File
  onProgress?: OnProgress | undefined
  signal?: AbortSignal | undefined
}

export interface ProfileInput extends Omit<LogoInput, 'image'> {
  /** Left out when the name stays as it is, also where it was changed elsewhere. */
  name?: string | undefined
  /** Left out when the picture stays as it is. */
  image?: File | undefined
}

/** Moves the slice to loading and on to loaded or failed around a call. Rejects as the call does. */
function tracked<Result>(send: (token: string | null) => Promise<Result>): AppThunk<Promise<Result>> {
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
  return (dispatch) => dispatch(openSession(() => request('logIn', { body })))
}

/** Opens an account and keeps its session. Throws ApiError. */
export function signUp(body: SignUpBody): AppThunk<Promise<User>> {
  const sent = { ...body, role: 'Company' }
  return (dispatch) => dispatch(openSession(() => request('signUp', { body: sent })))
}

function openSession(send: () => Promise<StoredSession>): AppThunk<Promise<User>> {
  return async (dispatch) => {
    const session = await dispatch(tracked(send))
    writeSession(session)
    dispatch(sessionChanged(session))
    return session.user
  }
}

/** Asks for a reset code; the answer is kept as `resetPasswordStatus`. Throws ApiError. */
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

/** Changes the signed-in company's name, its picture or both; the answer replaces the user. Throws ApiError. */
export function updateProfile({ name, image, onProgress, signal }: ProfileInput): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const form = new FormData()
    if (name !== undefined) form.append('name', name)
    form.append('email', getState().auth.user?.email ?? '')
    if (image) form.append('image', image, image.name)
    const send = (token: string | null) => sendForm('updateProfile', { form, token, onProgress, signal })
    return dispatch(keepUser(tracked(send)))
  }
}

/** Stores the signed-in company's logo; the answer replaces the user. Throws ApiError. */
export function uploadLogo(id: string, { image, onProgress, signal }: LogoInput): AppThunk<Promise<User>> {
  return async (dispatch) => {
    const form = new FormData()
    form.append('image', image, image.name)
    const send = (token: string | null) =>
      sendForm('uploadLogo', { params: { id }, form, token, onProgress, signal })
    return dispatch(keepUser(tracked(send)))
  }
}

/** Keeps the account that a change returns, unless another session has begun meanwhile. Rejects as the change does. */
function keepUser(change: AppThunk<Promise<User>>): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    const user = await dispatch(change)
    if (token) dispatch(replaceUser({ user, token }))
    return user
  }
}

/** Keeps the account as a call with `token` returned it, unless another session has begun meanwhile. */
export function replaceUser(session: StoredSession): AppThunk<void> {
  return (dispatch) => {
    writeUser(session)
    dispatch(userReplaced(session))
  }
}
