// The link that reports a profile, a project, a request, a quote or an entry of a house file.

export const report = 'Report'
export const reportEntry = 'Report'
export const failed = 'The form could not be opened. Please try again'
