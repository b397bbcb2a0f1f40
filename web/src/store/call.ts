import { ApiError } from '../net/api-error.ts'
import { sessionEnded } from './auth-slice.ts'
import { forgetSession } from './session-storage.ts'
import type { AppThunk } from './store.ts'

/** Makes a call with the present token. When the server no longer knows that token, the session is ended here. */
export function call<Result>(send: (token: string | null) => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    try {
      return await send(token)
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401 && error.code === 'not-signed-in'
      if (refused && token) {
        forgetSession(token)
        dispatch(sessionEnded({ token, expired: true }))
      }
      throw error
    }
  }
}
