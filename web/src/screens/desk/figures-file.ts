import {
  type FigureCount,
  type Figures,
  type FiguresOfPeriod,
  figureCounts,
  figureStocks,
} from '@tameer/contract'
import * as words from '#words/desk-figures'
import { writeCsv } from '../../lib/csv.ts'

/** A count as it is shown: of things that stay their number at the end, of others the new ones. */
export function shownCount(figures: Figures, name: FigureCount): number {
  return name === 'companies' || name === 'projects' ? figures.stock[name] : figures[name]
}

/** All figures as CSV: a row for each period, and one for the time before it. */
export function figuresFile(periods: readonly FiguresOfPeriod[]): Blob {
  const head = [
    words.from,
    words.to,
    ...figureCounts.map((name) => words.names[name]),
    ...figureStocks.map((name) => words.newOnes(words.names[name])),
    words.firstAnswer,
    words.claimAnswer,
  ]
  const row = (from: string, until: string, figures: Figures) => [
    from,
    until,
    ...figureCounts.map((name) => shownCount(figures, name)),
    ...figureStocks.map((name) => figures[name]),
    figures.medianHours ?? '',
    figures.medianDays ?? '',
  ]
  const rows = periods.flatMap(({ from, until, figures, beforeFrom, beforeUntil, before }) => [
    row(from, until, figures),
    row(beforeFrom, beforeUntil, before),
  ])
  return new Blob([writeCsv([head, ...rows])], { type: 'text/csv' })
}
