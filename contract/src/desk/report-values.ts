// Things that can be reported to the desk, the reasons and the outcomes. Pure: the dialog and the desk's screens
// offer them as choices.
import { type RestrictionReason, restrictionReasons } from '../companies/restrictions.ts'

/**
 * Reasons for reporting each kind of thing. Everybody can report a company's profile and a project; a company
 * invited to a request can report it; the homeowner can report a quote that was sent to them; everybody who may read a
 * house file can report an entry of it. `other` needs words.
 */
export const reportReasons = {
  profile: restrictionReasons,
  project: restrictionReasons,
  request: ['contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
  quote: ['contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
  'house-entry': ['contact-misused', 'offensive', 'fraud', 'law', 'other'],
} as const satisfies Record<string, readonly RestrictionReason[]>

export type ReportKind = keyof typeof reportReasons

export const reportKinds = Object.keys(reportReasons) as [ReportKind, ...ReportKind[]]

/** Limit in letters of a reporter's text beside the reason, and of the desk's question to an owner. */
export const maxReportWords = 500

/** Outcomes of a report. `asked`: the desk wrote to the owner. */
export const reportOutcomes = ['nothing-wrong', 'asked', 'hidden', 'suspended'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]

/**
 * Outcomes that closing a report about a kind of thing can have. No act of the desk hides a request, and an entry of a
 * house is hidden by the act that closes its reports.
 */
export function outcomesOf(kind: ReportKind): readonly ReportOutcome[] {
  return kind === 'request' || kind === 'house-entry' ? ['nothing-wrong', 'asked'] : reportOutcomes
}

/** Greatest number of reports about one thing that the desk is shown; acts are on all of them. */
export const maxReportsShown = 100
