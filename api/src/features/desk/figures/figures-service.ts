import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type FieldFigure,
  type FigureCount,
  type FigurePeriod,
  type FigureStock,
  figureCounts,
  figurePeriods,
  figureStocks,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { dayMs, dayNumber, startOfDay } from '../../../core/day-in-pakistan.ts'
import { median } from '../../../core/median.ts'
import {
  countByDay,
  countHouses,
  countUntil,
  type DayCount,
  type FirstAnswer,
  listClaimAnswers,
  listFirstAnswers,
  type Range,
} from '../../../db/queries/desk/desk-figures.ts'
import { readFieldFigures } from '../../../db/queries/field-counts.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** New things of a range; `from` and `until` are moments in ms. */
export interface RangeFigures extends Range {
  counts: Record<FigureCount, number>
  /** Median time in ms until the first answers that came in it, and until the answers to claims. */
  medianMs: number | null
  medianClaimMs: number | null
  /** Numbers at the end of the range. */
  stock: Record<FigureStock, number>
}

interface PeriodFigures {
  days: FigurePeriod
  last: RangeFigures
  before: RangeFigures
}

export interface ComputedFigures {
  computedAt: number
  periods: PeriodFigures[]
  houses: Awaited<ReturnType<typeof countHouses>>
  speeds: FieldFigure[]
}

/** Time for which figures are kept: with a million rows they take seconds to count. */
const keptMs = 5 * 60_000
/** Days of one query: while it runs, the embedded database does nothing else. */
const daysAtOnce = 7

/**
 * Returns a function that computes the figures, and keeps them in this process for some minutes. Calls at the same
 * time share one computation; a failed one is not kept.
 */
export function keepFigures(tools: Tools): () => Promise<ComputedFigures> {
  let kept: { until: number; value: Promise<ComputedFigures> } | undefined
  return () => {
    const now = tools.clock()
    if (kept && now < kept.until) return kept.value
    const value = computeFigures(tools, now)
    const own = { until: now + keptMs, value }
    kept = own
    value.catch(() => {
      if (kept === own) kept = undefined
    })
    return value
  }
}

async function computeFigures(tools: Tools, now: number): Promise<ComputedFigures> {
  const counted = await countEverything(tools, now)
  const today = dayNumber(now)
  const periods = figurePeriods.map((days) => ({
    days,
    last: rangeFigures(counted, { from: today - days + 1, until: today }),
    before: rangeFigures(counted, { from: today - 2 * days + 1, until: today - days }),
  }))
  const houses = await countHouses(tools.db.read)
  return { computedAt: now, periods, houses, speeds: await readFieldFigures(tools.db, now) }
}

interface Counted {
  now: number
  /** By count and number of the day. */
  days: Map<string, DayCount>
  answers: FirstAnswer[]
  claimAnswers: FirstAnswer[]
  /** Numbers of now. */
  stock: Record<FigureStock, number>
}

/** Reads all that the figures need, piece by piece, so that others have their turn between. */
async function countEverything({ db }: Tools, now: number): Promise<Counted> {
  const timeOfDay = now - startOfDay(dayNumber(now))
  const counted: Counted = {
    now,
    days: new Map(),
    answers: [],
    claimAnswers: [],
    stock: { companies: 0, projects: 0 },
  }
  for (const range of weeksUntil(now)) {
    for (const what of figureCounts) {
      await nextTurn()
      const rows = await countByDay(db.read, what, { ...range, timeOfDay })
      for (const row of rows) counted.days.set(`${what} ${row.day}`, row)
    }
    for (const answer of await listFirstAnswers(db.read, range)) counted.answers.push(answer)
    for (const answer of await listClaimAnswers(db.read, range)) counted.claimAnswers.push(answer)
  }
  // One query for all would be long: most are counted by day already.
  for (const what of figureStocks) {
    counted.stock[what] = await countUntil(db.read, what, startOfDay(firstDay(now)) - 1)
    for (const [key, { all }] of counted.days) if (key.startsWith(`${what} `)) counted.stock[what] += all
  }
  return counted
}

/** Number of the first day of the longest period before. */
function firstDay(now: number): number {
  return dayNumber(now) - 2 * Math.max(...figurePeriods) + 1
}

/** Pieces of the time from that first day until now. */
function weeksUntil(now: number): Range[] {
  const first = startOfDay(firstDay(now))
  const pieceMs = daysAtOnce * dayMs
  return Array.from({ length: Math.ceil((now + 1 - first) / pieceMs) }, (_, place) => {
    const from = first + place * pieceMs
    return { from, until: Math.min(from + pieceMs - 1, now) }
  })
}

/** Number of the answers before a moment; they are in the order of time. */
function placeOf(answers: readonly FirstAnswer[], moment: number): number {
  let [low, high] = [0, answers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((answers[middle]?.answeredAt ?? moment) < moment) low = middle + 1
    else high = middle
  }
  return low
}

/** The present time of day, on another day. */
function momentOf(now: number, day: number): number {
  return now - (dayNumber(now) - day) * dayMs
}

/** Figures of days given by their numbers, on the last of them up to the present time of day. */
function rangeFigures(counted: Counted, range: Range): RangeFigures {
  const { now, days, stock } = counted
  const numberOf = (what: FigureCount, day: number, part: 'all' | 'early' = 'all') =>
    days.get(`${what} ${day}`)?.[part] ?? 0
  const sum = (what: FigureCount) => {
    let total = numberOf(what, range.until, 'early')
    for (let day = range.from; day < range.until; day++) total += numberOf(what, day)
    return total
  }
  /** Those that came after the range, until now. */
  const later = (what: FigureStock) => {
    let total = -numberOf(what, range.until, 'early')
    for (let day = range.until; day <= dayNumber(now); day++) total += numberOf(what, day)
    return total
  }
  const [from, until] = [startOfDay(range.from), momentOf(now, range.until)]
  const medianOf = (answers: readonly FirstAnswer[]) =>
    median(answers.slice(placeOf(answers, from), placeOf(answers, until + 1)).map(({ waited }) => waited))
  return {
    from,
    until,
    counts: Object.fromEntries(figureCounts.map((what) => [what, sum(what)])) as RangeFigures['counts'],
    medianMs: medianOf(counted.answers),
    medianClaimMs: medianOf(counted.claimAnswers),
    stock: {
      companies: stock.companies - later('companies'),
      projects: stock.projects - later('projects'),
    },
  }
}
