// The language of this client, and the address of the other one.
export const lang = 'en'
/** Address of this client's page. */
export const front = '/'
export const other = 'ur'
export const otherFront = '/ur/'
/** Name of the other language in that language. */
export const otherName = 'اردو'
/** Name of the site. */
export const siteName = 'Tameer'
/** End of a sentence. */
export const fullStop = '.'
/** Separator of list parts. */
export const comma = ', '
/** Between parts that have commas of their own. */
export const semicolon = '; '
