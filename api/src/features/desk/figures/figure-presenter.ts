import type { DeskFigures, Figures } from '@tameer/contract'
import type { ComputedFigures, RangeFigures } from './figures-service.ts'

const hourMs = 60 * 60_000

/** Figures in the form of the contract: counts, no names. */
export function presentFigures({ computedAt, periods, speeds }: ComputedFigures): DeskFigures {
  return {
    computedAt: asTime(computedAt),
    periods: periods.map(({ days, last, before }) => ({
      days,
      from: asTime(last.from),
      until: asTime(last.until),
      figures: presentRange(last),
      beforeFrom: asTime(before.from),
      beforeUntil: asTime(before.until),
      before: presentRange(before),
    })),
    speeds,
  }
}

function presentRange({ counts, medianMs, stock: { companies, projects } }: RangeFigures): Figures {
  const { requestsSent, requestsAnswered, requestsChosen } = counts
  return {
    companies: counts.companies,
    projects: counts.projects,
    requestsSent,
    requestsAnswered,
    requestsChosen,
    medianHours: medianMs === null ? null : Math.round((medianMs / hourMs) * 100) / 100,
    stock: { companies, projects },
  }
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
