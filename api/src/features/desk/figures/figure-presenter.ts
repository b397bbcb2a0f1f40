import { type DeskFigures, dayMs, type Figures } from '@tameer/contract'
import type { ComputedFigures, RangeFigures } from './figures-service.ts'

const hourMs = 60 * 60_000

/** Figures in the form of the contract: counts, no names. */
export function presentFigures({ computedAt, periods, houses, speeds }: ComputedFigures): DeskFigures {
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
    openHouses: houses.open,
    heldHouses: houses.held,
    speeds,
  }
}

function presentRange({ counts, medianMs, medianClaimMs, stock }: RangeFigures): Figures {
  return {
    companies: counts.companies,
    projects: counts.projects,
    requestsSent: counts.requestsSent,
    requestsAnswered: counts.requestsAnswered,
    requestsChosen: counts.requestsChosen,
    houseActs: counts.houseActs,
    stagesAgreed: counts.stagesAgreed,
    medianHours: inUnits(medianMs, hourMs),
    medianDays: inUnits(medianClaimMs, dayMs),
    stock: { companies: stock.companies, projects: stock.projects },
  }
}

/** A time in hours or days, to two places. */
function inUnits(ms: number | null, unitMs: number): number | null {
  return ms === null ? null : Math.round((ms / unitMs) * 100) / 100
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
