/** Every limit the two sides must agree on. Pure: safe to import in the browser. */

/** Images. Bytes are per file; pixels are counted before decoding. */
export const maxImagesPerPortfolio = 10
export const maxImageMegabytes = 8
export const maxImageBytes = maxImageMegabytes * 1024 * 1024
export const maxImagePixels = 50_000_000

/**
 * How many times longer than wide a picture may be. A decoder holds several whole rows of pixels: this bounds their
 * memory, and keeps every size within WebP's 16383.
 */
const maxLengthToWidth = 10

/** True for a picture that is too long for its width, or too wide for its length. */
export function isTooNarrow(width: number, height: number): boolean {
  return Math.max(width, height) > maxLengthToWidth * Math.min(width, height)
}

/**
 * Limits of passwords: a minimum, and a maximum that only stops abuse. A password is never cut off (decision D15).
 */
export const minPasswordLength = 6
export const maxPasswordLength = 1024
/** Minimum at the desk, where a common password is refused as well. */
export const minDeskPasswordLength = 12

/** Lengths of typed text, in UTF-16 units as `maxlength` counts them. */
export const maxLength = {
  name: 120,
  email: 254,
  title: 160,
  content: 5000,
  link: 500,
  address: 300,
  price: 40,
  /** As typed: a link of WhatsApp is much longer than its number. */
  phone: 200,
  publication: 200,
  search: 100,
  cursor: 200,
} as const

/** Limits of the response to `GET /portfolios` (decision D6). */
export const maxPageSize = 500
export const clientPageSize = 24
export const deskLogPageSize = 50
export const deskReportPageSize = 50
/** Acts of the desk on a reported thing in one page. */
export const thingHistoryPageSize = 20
export const deskMarkPageSize = 50
export const deskPreparedPageSize = 50
/** Upper end of the counting of a list's matches: beyond it there are just more than that. */
export const maxCounted = 1000
/** Upper end of the counting of a company's projects on its card, and of companies beside a filter's option. */
export const maxShortCount = 100

/** Number of companies on a visitor's shortlist, and number of them compared side by side. */
export const maxShortlisted = 20
export const maxCompared = 3

export const maxCategoriesPerCompany = 20
export const contentPreviewLength = 100
