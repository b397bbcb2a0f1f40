import type { EmailChange } from '@tameer/contract'
import { type Body, type ResponseBody, request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'
import { refreshUser } from './account-thunks.ts'

/**
 * Fetches the account's address and its pending change. If the links were opened elsewhere, the copy of the account
 * kept here is renewed. Throws ApiError.
 */
export function readEmailChange(): AppThunk<Promise<EmailChange>> {
  return async (dispatch, getState) => {
    const found = await dispatch(call((token) => request('getEmailChange', { token })))
    if (found.email !== getState().auth.user?.email) await dispatch(refreshUser())
    return found
  }
}

/** Has links mailed to both addresses. Throws ApiError. */
export function requestEmailChange(body: Body<'requestEmailChange'>): AppThunk<Promise<EmailChange>> {
  return (dispatch) => dispatch(call((token) => request('requestEmailChange', { body, token })))
}

/** Has new links mailed to the addresses that have not used theirs. Throws ApiError. */
export function sendEmailChange(): AppThunk<Promise<EmailChange>> {
  return (dispatch) => dispatch(call((token) => request('sendEmailChange', { token })))
}

/** Cancels the pending change. Throws ApiError. */
export function cancelEmailChange(): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('cancelEmailChange', { token })))
}

/** Agrees to a change with the token of a mailed link, signed in or not. Throws ApiError. */
export function confirmEmailChange(token: string): AppThunk<Promise<ResponseBody<'confirmEmailChange'>>> {
  return async (dispatch, getState) => {
    const outcome = await request('confirmEmailChange', { body: { token } })
    // The copy of the account kept here is outdated now. The link may also belong to another account.
    if (outcome.waitsFor === null && getState().auth.token) {
      await dispatch(refreshUser()).catch(() => undefined)
    }
    return outcome
  }
}

/** Stops a change with the token of the link mailed to the old address. Throws ApiError. */
export function stopEmailChange(token: string): Promise<void> {
  return request('stopEmailChange', { body: { token } })
}
