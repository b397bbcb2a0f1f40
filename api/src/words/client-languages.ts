import * as en from '@tameer/words/en/language'
import * as ur from '@tameer/words/ur/language'

/** Languages of the client, English first, and the address of its page in each. */
export const clientLanguages = [en, ur] as const
