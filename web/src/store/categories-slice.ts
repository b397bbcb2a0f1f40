import { createCatalogueSlice } from './catalogue-slice.ts'

export const { actions: categoriesActions, reducer: categoriesReducer } = createCatalogueSlice('categories')
