import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { authReducer } from './auth-slice.ts'
import { buildingReducer } from './building-slice.ts'
import { categoriesReducer } from './categories-slice.ts'
import { citiesReducer } from './cities-slice.ts'
import { portfoliosReducer } from './portfolios-slice.ts'

const reducer = combineReducers({
  auth: authReducer,
  categories: categoriesReducer,
  cities: citiesReducer,
  building: buildingReducer,
  portfolios: portfoliosReducer,
})

/** A store of its own for each page, prerender and test. Touches no browser global. */
export function createAppStore() {
  return configureStore({ reducer, devTools: import.meta.env.DEV })
}

export type AppStore = ReturnType<typeof createAppStore>
export type RootState = ReturnType<typeof reducer>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>
