import type { EmailChange } from '@tameer/contract'
import { type Body, type ResponseBody, request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'
import { refreshUser } from './account-thunks.ts'

/**
 * Fetches the account's address and its pending change. If the link was pressed elsewhere, the copy of the account
 * kept here is renewed. Throws ApiError.
 */
export function readEmailChange(): AppThunk<Promise<EmailChange>> {
  return async (dispatch, getState) => {
    const found = await dispatch(call((token) => request('getEmailChange', { token })))
    if (found.email !== getState().auth.user?.email) await dispatch(refreshUser())
    return found
  }
}

/** Has a link mailed to the new address. Throws ApiError. */
export function requestEmailChange(body: Body<'requestEmailChange'>): AppThunk<Promise<EmailChange>> {
  return (dispatch) => dispatch(call((token) => request('requestEmailChange', { body, token })))
}

/** Has a new link mailed to the new address. Throws ApiError. */
export function sendEmailChange(): AppThunk<Promise<EmailChange>> {
  return (dispatch) => dispatch(call((token) => request('sendEmailChange', { token })))
}

/** Cancels the pending change. Throws ApiError. */
export function cancelEmailChange(): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('cancelEmailChange', { token })))
}

/** Says what a mailed link would do. Throws ApiError. */
export function readEmailLink(token: string): AppThunk<Promise<ResponseBody<'readEmailLink'>>> {
  return () => request('readEmailLink', { body: { token } })
}

/** Does what a mailed link is for, signed in or not. Throws ApiError. */
export function pressEmailLink(
  act: ResponseBody<'readEmailLink'>['act'],
  token: string,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await request(act === 'change' ? 'confirmEmailChange' : 'undoEmailChange', { body: { token } })
    // The copy of the account kept here is outdated now. The link may also belong to another account.
    if (getState().auth.token) await dispatch(refreshUser()).catch(() => undefined)
  }
}
