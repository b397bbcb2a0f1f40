import type { Page } from '@playwright/test'
import { type DeskFigures, type FigurePeriod, type Figures, figurePeriods } from '@tameer/contract'
import { wordsOf } from './screen-words.ts'

const dayMs = 24 * 60 * 60_000
/** 00:00 in Pakistan on 24 November, when the day of the pictures ends. */
const midnight = Date.UTC(2026, 10, 23, 19)
const computedAt = '2026-11-23T06:30:00.000Z'

const timeOf = (daysAgo: number) => new Date(midnight - daysAgo * dayMs).toISOString()

function periodOf(days: FigurePeriod): DeskFigures['periods'][number] {
  const figures: Figures = {
    companies: days,
    projects: 3 * days,
    requestsSent: 2 * days,
    requestsAnswered: days,
    requestsChosen: Math.round(days / 7),
    medianHours: 19.25,
    stock: { companies: 137, projects: 1412 },
  }
  const before = {
    ...figures,
    requestsSent: 3 * days,
    medianHours: 26,
    stock: { companies: 129, projects: 1388 },
  }
  return {
    days,
    from: timeOf(days),
    until: computedAt,
    figures,
    beforeFrom: timeOf(2 * days),
    beforeUntil: computedAt,
    before,
  }
}

/** Figures of the first screen's pictures. */
export const picturedFigures: DeskFigures = { computedAt, periods: figurePeriods.map(periodOf) }

const nothing: Figures = {
  companies: 0,
  projects: 0,
  requestsSent: 0,
  requestsAnswered: 0,
  requestsChosen: 0,
  medianHours: null,
  stock: { companies: 0, projects: 0 },
}
/** Figures of a marketplace in which nothing has happened. */
export const noFigures: DeskFigures = {
  computedAt,
  periods: picturedFigures.periods.map((period) => ({ ...period, figures: nothing, before: nothing })),
}

/** Opens the meaning of the figures. */
export async function openMeanings(page: Page): Promise<void> {
  await page.getByText(wordsOf(page).deskFigures.whatIsCounted).click()
}
