import type { DeskFigures, FigureStep, Figures } from '@tameer/contract'
import { dayMs } from '../../../core/day-in-pakistan.ts'
import type { ComputedFigures, RangeCounts, RangeFigures } from './figures-service.ts'

const hourMs = 60 * 60_000

/** Figures in the form of the contract: counts, no names. */
export function presentFigures({ computedAt, periods }: ComputedFigures): DeskFigures {
  return {
    computedAt: asTime(computedAt),
    periods: periods.map(({ days, last, before, steps }) => ({
      ...{ days, from: asTime(last.from), until: asTime(last.until), figures: presentRange(last) },
      ...{ beforeFrom: asTime(before.from), beforeUntil: asTime(before.until), before: presentRange(before) },
      steps: steps.map(
        ({ from, until, ...range }): FigureStep => ({
          ...{ from: asDay(from), until: asDay(until) },
          ...presentCounts(range),
        }),
      ),
    })),
  }
}

function presentRange({ stock: { companies, projects }, ...range }: RangeFigures): Figures {
  return { ...presentCounts(range), stock: { companies, projects } }
}

function presentCounts({ counts, medianMs }: RangeCounts): Omit<Figures, 'stock'> {
  const { companies, projects, requestsSent, requestsAnswered, requestsChosen } = counts
  const medianHours = medianMs === null ? null : Math.round((medianMs / hourMs) * 100) / 100
  return { companies, projects, requestsSent, requestsAnswered, requestsChosen, medianHours }
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}

function asDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}
