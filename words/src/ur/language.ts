// The language of this client, and where the other one is.
export const lang = 'ur'
/** Where this client's page is. */
export const front = '/ur/'
export const other = 'en'
export const otherFront = '/'
/** The other language by its own name. */
export const otherName = 'English'
/** Between the parts of a list. */
export const comma = '، '
/** Between parts that have commas of their own. */
export const semicolon = '؛ '
/** What the browser writes dates and times in. */
export const dateLocale = 'ur-PK-u-hc-h23-nu-latn'
