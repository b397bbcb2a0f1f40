import type { VisitWeek } from '@tameer/contract'
import { request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'

/** Fetches how often the signed-in company was seen, by week. Throws ApiError. */
export function fetchVisits(): AppThunk<Promise<VisitWeek[]>> {
  return async (dispatch) => (await dispatch(call((token) => request('listVisits', { token })))).weeks
}
