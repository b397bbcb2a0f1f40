import { storedText } from '../browser/stored-text.ts'

/** Drafts of quotes that could not be saved on the server, by invitation; deleted when their company signs out. */
export const unsavedQuotes = storedText('unsavedQuotes')
