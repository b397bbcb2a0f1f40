/** Name of the site in English, for what has no language of its own: the page of a bank, an authenticator app, assistants. */
export { siteName } from '@tameer/words/en/language'
