// Terms that quotes for works and for a fee share, and facts derived from them.

export const termLimits = {
  stages: { min: 2, max: 12 },
  validDays: { min: 7, max: 90 },
} as const

export const dues = ['before-work', 'during-work', 'at-handover'] as const
/** Time at which a payment is due. */
export type Due = (typeof dues)[number]

/** Listed payment stages and the time when each is due. A stage in the company's own words gives its own time. */
export const paymentStages = {
  advance: 'before-work',
  mobilisation: 'before-work',
  concept: 'during-work',
  'submission-drawings': 'during-work',
  approval: 'during-work',
  'working-drawings': 'during-work',
  excavation: 'during-work',
  foundation: 'during-work',
  plinth: 'during-work',
  walls: 'during-work',
  'roof-slab': 'during-work',
  'grey-structure': 'during-work',
  plaster: 'during-work',
  'plumbing-and-wiring': 'during-work',
  flooring: 'during-work',
  woodwork: 'during-work',
  paint: 'during-work',
  handover: 'at-handover',
  'after-handover': 'at-handover',
} as const satisfies Record<string, Due>

export type PaymentStage = keyof typeof paymentStages

export interface StageShare {
  /** One of `paymentStages`, or the company's own words. */
  readonly stage: string
  /** Time when it is due; only for a stage in the company's own words. */
  readonly due?: Due | undefined
  /** Per cent of the price, at most two decimals. */
  readonly percent: number
}

export interface Terms {
  readonly durationWeeks?: number | null | undefined
  readonly earliestStart?: string | null | undefined
  readonly stages: readonly StageShare[]
  readonly warrantyMonths?: number | null | undefined
  /** Rule for pricing changes. Absent or empty when the quote does not give one. */
  readonly changes?: string | null | undefined
  readonly notes?: string | null | undefined
  /** The last day of validity, as `2027-03-31`. */
  readonly validUntil: string
}

/** Facts that a family should know before it pays. Per cent of the price. */
export interface PaymentFacts {
  readonly beforeWorkPercent: number
  /** Kept back until handover or longer. */
  readonly atHandoverPercent: number
  /** Whole days from today to the last day of validity; undefined when one of the two dates is invalid. */
  readonly validDays: number | undefined
}

/** Sums the stages by the time when they are due. */
export function paymentFacts({ stages, validUntil }: Terms, today: string): PaymentFacts {
  return {
    beforeWorkPercent: sumPercent(stages.filter((stage) => dueOf(stage) === 'before-work')),
    atHandoverPercent: sumPercent(stages.filter((stage) => dueOf(stage) === 'at-handover')),
    validDays: daysBetween(today, validUntil),
  }
}

/** Sums hundredths, so that 33.33, 33.33 and 33.34 are exactly 100. */
export function sumPercent(stages: readonly StageShare[]): number {
  return stages.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100
}

/**
 * Whole days from one date (`2027-03-31`) to another; undefined when one of them is not a date of the calendar. The contract
 * counts those that are known to exist, and stands above this package.
 */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [dayNumber(from), dayNumber(to)]
  return start === undefined || end === undefined ? undefined : end - start
}

/** Time when a stage is due: by the list, or as given with its own words. Undefined without either. */
export function dueOf({ stage, due }: StageShare): Due | undefined {
  return Object.hasOwn(paymentStages, stage) ? paymentStages[stage as PaymentStage] : due
}

function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  // Date.parse reads 30 February as 2 March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  return exists ? time / 86_400_000 : undefined
}
