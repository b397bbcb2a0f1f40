// Limits of requests without an answer, and periods and counts of the figures, which screens of the desk need. Pure.

/** Days after which a request without an answer is listed, and counts as one that waits. */
export const unansweredDays = { listed: 3, waits: 7 } as const

/** Number of companies that one letter suggests, and days in which a second letter asks first. */
export const mostSuggested = 3
export const suggestAgainDays = 7

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
  'houseActs',
  'stagesAgreed',
] as const

export type FigureCount = (typeof figureCounts)[number]

/** Counts of things that stay: their number at the end of a period is shown, with the new ones beside it. */
export const figureStocks = ['companies', 'projects'] as const

export type FigureStock = (typeof figureStocks)[number]
