import { createCatalogueSlice } from './catalogue-slice.ts'

export const { actions: citiesActions, reducer: citiesReducer } = createCatalogueSlice('cities')
