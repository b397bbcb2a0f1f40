// The bill that quotes are given on: the request's frozen estimate, line by line.

import type { Phase } from '@tameer/calculator'

/** One line of the frozen bill. Amounts are whole rupees; cost is material and labour together. */
export interface FrozenLine {
  readonly id: string
  readonly item: string
  readonly unit: string
  /** In the line's unit, with at most four decimals. */
  readonly quantity: number
  /** The estimate's own rate: rupees a unit. */
  readonly ratePkr: number
  readonly costPkr: number
  /** The estimate's own range for the cost. */
  readonly lowPkr: number
  readonly highPkr: number
  readonly materialPkr: number
  readonly labourPkr: number
  /** Id of the section. All lines of a section belong to one phase. */
  readonly section: string
  readonly phase: Phase
}

/** A section of the frozen bill with its range as the bill shows it: narrower than the sum of its lines' ranges. */
export interface FrozenSection extends Range {
  readonly id: string
  readonly phase: Phase
}

export interface Bill {
  readonly coveredAreaSft: number
  /** The sum of the lines' costs. */
  readonly totalPkr: number
  /** Range of the total, when it was stored: narrower than any sum of ranges. */
  readonly lowPkr?: number | undefined
  readonly highPkr?: number | undefined
  /** In building order. */
  readonly lines: readonly FrozenLine[]
  /** Absent in bills that were frozen before sections were stored: then the ranges of the lines are summed. */
  readonly sections?: readonly FrozenSection[] | undefined
}

/** Estimated cost of something and its range, in whole rupees. */
export interface Range {
  readonly costPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

export const nothing: Range = { costPkr: 0, lowPkr: 0, highPkr: 0 }

/** Sums ranges: costs, lows and highs each. */
export function sumRanges(ranges: Iterable<Range>): Range {
  let costPkr = 0
  let lowPkr = 0
  let highPkr = 0
  for (const range of ranges) {
    costPkr += range.costPkr
    lowPkr += range.lowPkr
    highPkr += range.highPkr
  }
  return { costPkr, lowPkr, highPkr }
}

/** Levels at which a price can be given, the largest first. */
export const levels = ['house', 'phase', 'section', 'line'] as const
export type Level = (typeof levels)[number]

/** A thing of the bill with its level. */
export interface Place {
  readonly level: Level
  /** An empty text for the house. */
  readonly id: string
}

/** Id of the phase, the section or the line that a line of the bill belongs to; an empty text for the house. */
export function idAt(level: Level, line: Pick<FrozenLine, 'id' | 'section' | 'phase'>): string {
  if (level === 'house') return ''
  return level === 'line' ? line.id : line[level]
}

/** Key of a place. It includes the level, because ids of different levels may be equal. */
export function keyOf({ level, id }: Place): string {
  return `${level} ${id}`
}
