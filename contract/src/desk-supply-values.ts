// Limits of the desk's page about supply. Pure.

/** Days after which a request without an answer is listed, and counts as one that waits. */
export const unansweredDays = { listed: 3, waits: 7 } as const

/** Periods of the counts, in days; today is the last of them. Older ones are deleted. */
export const supplyDays = [7, 30, 90] as const

/** Number of companies that one letter suggests, and days in which a second letter asks first. */
export const mostSuggested = 3
export const suggestAgainDays = 7
