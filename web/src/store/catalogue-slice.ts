import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Named } from '@tameer/contract'
import type { StoredError } from '../net/api-error.ts'

export interface CatalogueState {
  list: Named[]
  loading: boolean
  loaded: boolean
  error: StoredError | null
}

const initialState: CatalogueState = { list: [], loading: false, loaded: false, error: null }

/** Slice for one short list that is fetched whole and seldom changes. */
function createCatalogueSlice<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState,
    reducers: {
      loading(state) {
        state.loading = true
        state.error = null
      },
      loaded(state, { payload }: PayloadAction<Named[]>) {
        state.list = payload
        state.loading = false
        state.loaded = true
      },
      failed(state, { payload }: PayloadAction<StoredError>) {
        state.error = payload
        state.loading = false
      },
    },
  })
}

/** Short lists that are fetched whole, by their names in the store. */
export const catalogue = {
  categories: createCatalogueSlice('categories'),
  cities: createCatalogueSlice('cities'),
  building: createCatalogueSlice('building'),
}
