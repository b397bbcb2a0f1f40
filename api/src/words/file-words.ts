import * as companies from '@tameer/words/en/desk-companies'
import * as log from '@tameer/words/en/desk-log'
import * as payments from '@tameer/words/en/desk-payments-file'

/** Texts of the desk's files, which are in English for everybody. */
export const fileWords = { companies, log, payments }
