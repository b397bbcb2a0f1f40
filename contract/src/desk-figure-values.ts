// Counts and periods of the desk's figures. Pure.

/** Days of each period; today is the last of them. */
export const figurePeriods = [7, 30, 365] as const

export type FigurePeriod = (typeof figurePeriods)[number]

/** Counts in the order in which they are shown. */
export const figureCounts = [
  'companies',
  'projects',
  'requestsSent',
  'requestsAnswered',
  'requestsChosen',
] as const

export type FigureCount = (typeof figureCounts)[number]

/** Counts of things that stay: their number at the end of a period is shown, with the new ones beside it. */
export const figureStocks = ['companies', 'projects'] as const

export type FigureStock = (typeof figureStocks)[number]
