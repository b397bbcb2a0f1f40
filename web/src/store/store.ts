import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { authReducer } from './auth-slice.ts'
import { catalogue } from './catalogue-slice.ts'
import { portfoliosReducer } from './portfolios-slice.ts'

const reducer = combineReducers({
  auth: authReducer,
  categories: catalogue.categories.reducer,
  cities: catalogue.cities.reducer,
  building: catalogue.building.reducer,
  portfolios: portfoliosReducer,
})

/** Makes a new store for each page, prerender and test. Uses no browser global. */
export function createAppStore() {
  return configureStore({ reducer, devTools: import.meta.env.DEV })
}

export type AppStore = ReturnType<typeof createAppStore>
export type RootState = ReturnType<typeof reducer>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>
