import * as en from '@tameer/words/en/house-paper'
import * as ur from '@tameer/words/ur/house-paper'

/** Texts of the PDF of a house, in each language. */
export const paperWords = { en, ur }
