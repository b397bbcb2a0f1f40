import * as en from '@tameer/words/en/account'
import * as ur from '@tameer/words/ur/account'

/** What the server says of an account, in each language. */
export const accountWords = { en, ur }
