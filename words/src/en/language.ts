// The language of this client, and where the other one is.
export const lang = 'en'
/** Where this client's page is. */
export const front = '/'
export const other = 'ur'
export const otherFront = '/ur/'
/** The other language by its own name. */
export const otherName = 'اردو'
/** Between the parts of a list. */
export const comma = ', '
/** Between parts that have commas of their own. */
export const semicolon = '; '
/** What the browser writes dates and times in. */
export const dateLocale = 'en-GB'
