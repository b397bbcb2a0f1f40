import { storedText } from '../../browser/stored-text.ts'

/** The houses this device can open, as stored text: the header only needs to know if there are any. */
export const keptHouses = storedText('houses')
