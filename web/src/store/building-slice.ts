import { createCatalogueSlice } from './catalogue-slice.ts'

export const { actions: buildingActions, reducer: buildingReducer } = createCatalogueSlice('building')
