// What can be reported to the desk, why, and what comes of it. Pure: the dialog and the desk's screens choose from these.
import type { RestrictionReason } from './restrictions.ts'

/**
 * Why each kind of thing can be reported: a company's profile and a project by everybody, a request by a company invited to
 * it, a quote by the homeowner it was sent to. `other` needs words.
 */
export const reportReasons = {
  profile: ['wrong-facts', 'not-own-work', 'contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
  project: ['wrong-facts', 'not-own-work', 'contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
  request: ['contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
  quote: ['contact-misused', 'offensive', 'spam', 'fraud', 'law', 'other'],
} as const satisfies Record<string, readonly RestrictionReason[]>

export type ReportKind = keyof typeof reportReasons

export const reportKinds = Object.keys(reportReasons) as [ReportKind, ...ReportKind[]]

/** Letters of what a reporter writes beside the reason, and of what the desk asks an owner. */
export const maxReportWords = 500

/** What came of a report. `asked`: the owner was written to. */
export const reportOutcomes = ['nothing-wrong', 'asked', 'hidden', 'suspended'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]

/** The outcomes that a report about a kind of thing can have: no act of the desk hides a request. */
export function outcomesOf(kind: ReportKind): readonly ReportOutcome[] {
  return kind === 'request' ? ['nothing-wrong', 'asked'] : reportOutcomes
}

/** Other open reports about the same thing that are closed along with one, at most. */
export const maxClosedAlong = 50
