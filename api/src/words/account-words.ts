import * as en from '@tameer/words/en/account'
import * as ur from '@tameer/words/ur/account'

/** Texts of the server about an account, in each language. */
export const accountWords = { en, ur }
