import { request } from '../../net/api-client.ts'
import { storedError } from '../../net/api-error.ts'
import { buildingActions } from '../../store/building-slice.ts'
import { call } from '../../store/call.ts'
import type { CatalogueItem, CatalogueState, createCatalogueSlice } from '../../store/catalogue-slice.ts'
import { categoriesActions } from '../../store/categories-slice.ts'
import { citiesActions } from '../../store/cities-slice.ts'
import type { AppThunk } from '../../store/store.ts'

type Actions = ReturnType<typeof createCatalogueSlice<string>>['actions']
type Send = (token: string | null) => Promise<{ data: CatalogueItem[] }>

/** Fetches a list once: nothing happens while it is loading or when it is there. Never rejects. */
function fetchOnce(
  key: 'categories' | 'cities' | 'building',
  { loading, loaded, failed }: Actions,
  send: Send,
): AppThunk<Promise<void>> {
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

/** The services companies offer, into `state.categories`. */
export function fetchCategories(): AppThunk<Promise<void>> {
  return fetchOnce('categories', categoriesActions, (token) => request('listCategories', { token }))
}

/** The cities a portfolio can be in, into `state.cities`. */
export function fetchCities(): AppThunk<Promise<void>> {
  return fetchOnce('cities', citiesActions, (token) => request('listCities', { token }))
}

/** The nine building types, into `state.building`. */
export function fetchBuildingTypes(): AppThunk<Promise<void>> {
  return fetchOnce('building', buildingActions, (token) => request('listBuildingTypes', { token }))
}
