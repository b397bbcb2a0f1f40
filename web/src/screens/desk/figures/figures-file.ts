import { type FigureStep, type FiguresOfPeriod, figureCounts } from '@tameer/contract'
import * as words from '#words/desk-figures'
import { writeCsv } from '../../../lib/csv.ts'

/** The figures of a period as CSV: a row a step, then the period and the time before it. */
export function figuresFile({ from, until, figures, before, ...period }: FiguresOfPeriod): Blob {
  const head = [words.from, words.to, ...figureCounts.map((name) => words.names[name]), words.firstAnswer]
  const row = (first: string, last: string, counts: Omit<FigureStep, 'from' | 'until'>) => [
    ...[first, last],
    ...figureCounts.map((name) => counts[name]),
    counts.medianHours ?? '',
  ]
  const rows = [
    head,
    ...period.steps.map((step) => row(step.from, step.until, step)),
    row(from, until, figures),
    row(period.beforeFrom, period.beforeUntil, before),
  ]
  return new Blob([writeCsv(rows)], { type: 'text/csv' })
}
