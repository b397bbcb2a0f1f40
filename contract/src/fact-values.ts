/** What a company can choose from, and how much it can write, about itself. Pure: safe to import in the browser. */

/** How many people work at a company, as bands. */
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
  /** The first year a company can have been founded in; the last one is the present. */
  earliestFounded: 1800,
  minimumProjectPkr: 100_000_000_000,
} as const
