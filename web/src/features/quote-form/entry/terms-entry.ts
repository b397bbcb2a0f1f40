// The terms of a quote as they are typed, the same for works and for a fee.
import { readFigure, readNumber } from '@tameer/figures'
import { type Due, dueOf, type StageShare, type Tax, type Terms, termLimits } from '@tameer/quotes'
import { writeFigure } from './figures.ts'

export interface StageEntry {
  /** A stage of the list; 'own' for the company's own words. */
  stage: string
  own: string
  /** For a stage in own words: when it is due; '' until it is chosen. */
  due: Due | ''
  percent: string
}

export const blankStage: StageEntry = { stage: '', own: '', due: '', percent: '' }

/** Choice how changes are priced; 'own' for the company's own words. */
export type ChangesChoice = '' | 'quote-rates' | 'cost-plus' | 'agreement-first' | 'own'

export interface TermsEntry {
  /** For a tax that is not included: its sum, if known. Drafts of earlier versions have none. */
  taxSum?: string | undefined
  durationWeeks: string
  earliestStart: string
  stages: readonly StageEntry[]
  warrantyMonths: string
  changes: ChangesChoice
  changesPercent: string
  changesOwn: string
  notes: string
  validUntil: string
}

/** The kind of quote that the terms belong to. */
export type Work = 'works' | 'fee'

/** Props of the parts of the form that are about terms. */
export interface TermsPartProps {
  terms: TermsEntry
  problems: Readonly<Record<string, string>>
  set: (changed: Partial<TermsEntry>) => void
}

const usualStages: Record<Work, readonly [stage: string, percent: number][]> = {
  works: [
    ['advance', 10],
    ['foundation', 15],
    ['walls', 15],
    ['roof-slab', 20],
    ['plaster', 15],
    ['flooring', 10],
    ['paint', 10],
    ['handover', 5],
  ],
  fee: [
    ['advance', 20],
    ['concept', 20],
    ['submission-drawings', 30],
    ['working-drawings', 20],
    ['handover', 10],
  ],
}

/** A usual and fair schedule: little before work begins, something kept back until handover. */
export function usualSchedule(work: Work): StageEntry[] {
  return usualStages[work].map(([stage, percent]) => ({ ...blankStage, stage, percent: String(percent) }))
}

const usualValidDays = 30

export function blankTerms(today: string, work: Work): TermsEntry {
  return {
    durationWeeks: '',
    earliestStart: '',
    stages: usualSchedule(work),
    warrantyMonths: '',
    changes: '',
    changesPercent: '',
    changesOwn: '',
    notes: '',
    validUntil: dayAfter(today, usualValidDays),
  }
}

/** The date a number of days after a date such as `2027-03-31`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The days a quote may be valid until. */
export function validDays(today: string): { min: string; max: string } {
  const { min, max } = termLimits.validDays
  return { min: dayAfter(today, min), max: dayAfter(today, max) }
}

/** Terms of an earlier quote for a new one: a date of validity that is too near or past is set again. */
export function renewed(terms: TermsEntry, today: string): TermsEntry {
  const { min } = validDays(today)
  return terms.validUntil >= min ? terms : { ...terms, validUntil: dayAfter(today, usualValidDays) }
}

export function termsOf(entry: TermsEntry): Terms {
  return {
    durationWeeks: wholeOf(entry.durationWeeks),
    earliestStart: entry.earliestStart || null,
    stages: entry.stages.map(stageOf),
    warrantyMonths: wholeOf(entry.warrantyMonths),
    changes: changesOf(entry),
    notes: entry.notes.trim() || null,
    validUntil: entry.validUntil,
  }
}

/** The tax of a quote as it is sent, with its sum when one is typed and applies. */
export function taxOf<Chosen extends Tax>(
  tax: Chosen,
  { taxSum = '' }: TermsEntry,
): { tax: Chosen; taxPkr?: number } {
  const taxPkr = tax === 'not-included' ? readFigure(taxSum) : undefined
  return taxPkr === undefined ? { tax } : { tax, taxPkr }
}

export function stageOf({ stage, own, due, percent }: StageEntry): StageShare {
  const figure = { percent: readNumber(percent) ?? 0 }
  return stage === 'own' ? { stage: own.trim(), ...(due && { due }), ...figure } : { stage, ...figure }
}

/** Sum of the per cents of all stages, or of those that are due then. */
export function percentOf(stages: readonly StageEntry[], due?: Due): number {
  const hundredths = stages
    .filter((stage) => due === undefined || dueOf(stageOf(stage)) === due)
    .map(({ percent }) => Math.round((readNumber(percent) || 0) * 100))
  return hundredths.reduce((sum, part) => sum + part, 0) / 100
}

type Changes = Pick<TermsEntry, 'changes' | 'changesPercent' | 'changesOwn'>

/** How changes are priced, as on the wire; null while it is not said. */
export function changesOf({ changes, changesPercent, changesOwn }: Changes): string | null {
  if (changes === 'cost-plus') return `cost-plus-${readNumber(changesPercent) ?? 0}`
  return (changes === 'own' ? changesOwn.trim() : changes) || null
}

function wholeOf(text: string): number | null {
  return readNumber(text) ?? null
}

export function entryOfTerms(terms: Terms, isListed: (stage: string) => boolean): TermsEntry {
  const changes = terms.changes ?? ''
  const [, percent] = /^cost-plus-([\d.]+)$/.exec(changes) ?? []
  const known = changes === '' || changes === 'quote-rates' || changes === 'agreement-first'
  return {
    durationWeeks: writeFigure(terms.durationWeeks),
    earliestStart: terms.earliestStart ?? '',
    stages: terms.stages.map(({ stage, due = '' as const, percent }) => ({
      ...(isListed(stage) ? { ...blankStage, stage } : { stage: 'own', own: stage, due }),
      percent: String(percent),
    })),
    warrantyMonths: writeFigure(terms.warrantyMonths),
    changes: percent !== undefined ? 'cost-plus' : known ? changes : 'own',
    changesPercent: percent ?? '',
    changesOwn: percent === undefined && !known ? changes : '',
    notes: terms.notes ?? '',
    validUntil: terms.validUntil,
  }
}
