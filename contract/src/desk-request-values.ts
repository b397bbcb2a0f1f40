// Limits of the desk's requests without an answer. Pure.

/** Days after which a request without an answer is listed, and counts as one that waits. */
export const unansweredDays = { listed: 3, waits: 7 } as const

/** Number of companies that one letter suggests, and days in which a second letter asks first. */
export const mostSuggested = 3
export const suggestAgainDays = 7
