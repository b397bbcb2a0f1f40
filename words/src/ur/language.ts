// The language of this client, and the address of the other one.
export const lang = 'ur'
/** Address of this client's page. */
export const front = '/ur/'
export const other = 'en'
export const otherFront = '/'
/** Name of the other language in that language. */
export const otherName = 'English'
/** Name of the site. */
export const siteName = 'تعمیر'
/** End of a sentence. */
export const fullStop = '۔'
/** Separator of list parts. */
export const comma = '، '
/** Between parts that have commas of their own. */
export const semicolon = '؛ '
