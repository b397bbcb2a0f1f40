import { addresses, type OwnSession } from '@tameer/contract'
import { addressOf, type Body, request } from './api-client.ts'
import { errorOfAnswer, noAnswerError } from './api-error.ts'
import { sessionEnded } from './auth-slice.ts'
import { replaceUser } from './auth-thunks.ts'
import { call } from './call.ts'
import { forgetSession } from './session-storage.ts'
import type { AppThunk } from './store.ts'

/** Asks for the account as it now is, and keeps that unless it was changed meanwhile. Throws ApiError. */
export function refreshUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token, user: before } = getState().auth
    const user = await dispatch(call(() => request('getProfile', { token })))
    if (token && getState().auth.user === before) dispatch(replaceUser({ user, token }))
  }
}

/** Where this account is signed in, last used first. Throws ApiError. */
export function listSessions(): AppThunk<Promise<OwnSession[]>> {
  return async (dispatch) => (await dispatch(call((token) => request('listSessions', { token })))).data
}

/** Throws ApiError; also when the session had ended already. */
export function endSession(id: string): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('endSession', { params: { id }, token })))
}

/** Signs out here and everywhere. Throws ApiError. */
export function endAllSessions(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    await dispatch(call(() => request('endAllSessions', { token })))
    if (token) dispatch(forgetAccount(token))
  }
}

/** The other sessions end. Throws ApiError. */
export function changePassword(body: Body<'changePassword'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(call((token) => request('changePassword', { body, token })))
  }
}

/** Answers what to tell the person. Throws ApiError. */
export function sendConfirmation(): AppThunk<Promise<string>> {
  return async (dispatch) => (await dispatch(call((token) => request('sendConfirmation', { token })))).message
}

/** Confirms a mailbox with the token of a mailed link, signed in or not. Throws ApiError. */
export function confirmEmail(token: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await request('confirmEmail', { body: { token } })
    // What is kept of the account here is older now; the link may belong to another one, too.
    if (getState().auth.token) await dispatch(refreshUser()).catch(() => undefined)
  }
}

/** Deletes the account for good; `forgetAccount` comes next. Throws ApiError. */
export function deleteAccount(password: string): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('deleteAccount', { body: { password }, token })))
}

/** Everything kept of the account as one zip. There is no time limit: it may be large. Throws ApiError. */
export function exportAccount(): AppThunk<Promise<Blob>> {
  return (dispatch) =>
    dispatch(
      call(async (token) => {
        const answer = await fetch(addressOf('exportAccount'), {
          method: addresses.exportAccount.method,
          headers: { authorization: `Bearer ${token}` },
        }).catch(() => undefined)
        if (!answer) throw noAnswerError('offline')
        if (!answer.ok) {
          throw errorOfAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'))
        }
        return answer.blob().catch(() => {
          throw noAnswerError('offline')
        })
      }),
    )
}

/** Signs out here, since the server no longer knows the session of `token`. Another session stays. */
export function forgetAccount(token: string): AppThunk<void> {
  return (dispatch) => {
    forgetSession(token)
    dispatch(sessionEnded({ token, expired: false }))
  }
}
