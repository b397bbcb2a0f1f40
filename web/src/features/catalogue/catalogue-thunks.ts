import type { Named } from '@tameer/contract'
import { inOrder } from '#words/catalogue'
import { request } from '../../net/api-client.ts'
import { storedError } from '../../net/api-error.ts'
import { call } from '../../store/call.ts'
import { type CatalogueState, catalogue } from '../../store/catalogue-slice.ts'
import type { AppThunk } from '../../store/store.ts'

type Send = (token: string | null) => Promise<{ data: Named[] }>

/** Fetches a list once: does nothing while it is loading or when it is loaded. Never rejects. */
function fetchOnce(key: keyof typeof catalogue, send: Send): AppThunk<Promise<void>> {
  const { loading, loaded, failed } = catalogue[key].actions
  return async (dispatch, getState) => {
    const state: CatalogueState = getState()[key]
    if (state.loading || state.loaded) return
    dispatch(loading())
    try {
      dispatch(loaded((await dispatch(call(send))).data))
    } catch (error) {
      dispatch(failed(storedError(error)))
    }
  }
}

/** Fetches the services that companies offer into `state.categories`. */
export function fetchCategories(): AppThunk<Promise<void>> {
  return fetchOnce('categories', (token) => request('listCategories', { token }))
}

/** Fetches the cities a portfolio can be in into `state.cities`. */
export function fetchCities(): AppThunk<Promise<void>> {
  return fetchOnce('cities', async (token) => {
    const { data } = await request('listCities', { token })
    return { data: inOrder(data) }
  })
}

/** Fetches the building types into `state.building`. */
export function fetchBuildingTypes(): AppThunk<Promise<void>> {
  return fetchOnce('building', (token) => request('listBuildingTypes', { token }))
}
