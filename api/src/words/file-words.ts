import * as companies from '@tameer/words/en/desk-companies'
import * as log from '@tameer/words/en/desk-log'

/** Texts of the desk's files, which are in English for everybody. */
export const fileWords = { companies, log }
