import type { Page } from '@playwright/test'
import {
  type DeskFigures,
  type FigurePeriod,
  type Figures,
  figurePeriods,
  figureSteps,
} from '@tameer/contract'
import { wordsOf } from './screen-words.ts'

const dayMs = 24 * 60 * 60_000
/** 00:00 in Pakistan on 24 November, when the day of the pictures ends. */
const midnight = Date.UTC(2026, 10, 23, 19)
const computedAt = '2026-11-23T06:30:00.000Z'
const lengths = { day: 1, week: 7, month: 30 }
const bars = { day: 7, week: 6, month: 12 }

/** Figures of one step: some of each, by turns many and none. */
function countsOf(place: number, size: number) {
  const wave = (place * 5) % 7
  return {
    ...{ companies: Math.max(0, wave - 2) * size, projects: wave * 3 * size },
    ...{ requestsSent: ((place * 3) % 5) * size, requestsAnswered: ((place * 3) % 4) * size },
    ...{ requestsChosen: place % 3 === 0 ? size : 0, medianHours: place % 4 === 0 ? null : 30 - place },
  }
}

const dayOf = (daysAgo: number) => new Date(midnight - daysAgo * dayMs).toISOString().slice(0, 10)
const timeOf = (daysAgo: number) => new Date(midnight - daysAgo * dayMs).toISOString()

function periodOf(days: FigurePeriod): DeskFigures['periods'][number] {
  const step = figureSteps[days]
  const [length, count] = [lengths[step], bars[step]]
  const steps = Array.from({ length: count }, (_, place) => {
    const until = (count - 1 - place) * length
    return { from: dayOf(until + length), until: dayOf(until + 1), ...countsOf(place, length) }
  })
  const figures: Figures = {
    ...countsOf(4, days),
    medianHours: 19.25,
    stock: { companies: 137, projects: 1412 },
  }
  const before = { ...countsOf(2, days), medianHours: 26, stock: { companies: 129, projects: 1388 } }
  return {
    ...{ days, from: timeOf(days), until: computedAt, figures, steps },
    ...{ beforeFrom: timeOf(2 * days), beforeUntil: computedAt, before },
  }
}

/** Figures of the first screen's pictures. */
export const picturedFigures: DeskFigures = { computedAt, periods: figurePeriods.map(periodOf) }

const zeros = {
  ...{ companies: 0, projects: 0, requestsSent: 0, requestsAnswered: 0, requestsChosen: 0 },
  medianHours: null,
}
const nothing: Figures = { ...zeros, stock: { companies: 0, projects: 0 } }
/** Figures of a marketplace in which nothing has happened. */
export const noFigures: DeskFigures = {
  computedAt,
  periods: picturedFigures.periods.map((period) => ({
    ...{ ...period, figures: nothing, before: nothing },
    steps: period.steps.map(({ from, until }) => ({ from, until, ...zeros })),
  })),
}

/** Opens the table below the figures. */
export async function openFigureTable(page: Page): Promise<void> {
  const { asTable, tableOf } = wordsOf(page).deskFigures
  await page.getByText(asTable).click()
  await page.getByRole('region', { name: tableOf.day }).waitFor()
}
