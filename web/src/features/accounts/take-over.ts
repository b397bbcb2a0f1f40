import type { User } from '@tameer/contract'
import type { DeskCallOptions } from '../../net/desk-client.ts'
import { deskRequest } from '../../net/desk-client.ts'
import type { AppThunk } from '../../store/store.ts'
import { keepSession } from './auth-thunks.ts'

type TakeOverBody = NonNullable<DeskCallOptions<'takePreparedProfile'>['body']>

/** Opens an account with a prepared profile and keeps its session. Throws ApiError. */
export function takeOverProfile(body: TakeOverBody): AppThunk<Promise<User>> {
  return async (dispatch) => dispatch(keepSession(await deskRequest('takePreparedProfile', { body })))
}
