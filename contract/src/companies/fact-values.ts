/** Choices and limits of the facts that a company gives about itself. Pure: safe to import in the browser. */

/** Bands for the number of people at a company. */
export const teamSizes = ['1-4', '5-19', '20-99', '100+'] as const
export type TeamSize = (typeof teamSizes)[number]

/** Languages that are spoken with customers, by their ISO 639 codes, in the order in which they are shown. */
export const languageCodes = ['ur', 'en', 'pa', 'sd', 'ps', 'skr', 'bal', 'hno', 'brh', 'ks'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Limits of a company's facts: texts in UTF-16 units, lists in entries, money in PKR. */
export const factLimits = {
  about: 1500,
  workingHours: 120,
  cities: 20,
  /** The earliest year of foundation. The latest is the present year. */
  earliestFounded: 1800,
  minimumProjectPkr: 100_000_000_000,
} as const
