// The link that reports a profile, a project, a request or a quote.

export const report = 'Report'
export const failed = 'The form could not be opened. Please try again'
