import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { sections as sectionNames } from '#words/values'
import { writeCsv } from '../../../lib/csv.ts'
import { billColumns, costColumn } from './bill-lines.ts'
import { answersInWords, leftOutInWords, onTopRows, priceBookInWords, titleOf } from './estimate-words.ts'

/** The bill as CSV (RFC 4180): a row a line, numbers as plain numbers, then the total and what it stands for. */
export function billCsv(estimate: DetailedEstimate): string {
  const head = [words.section, ...billColumns.map((column) => column.head)]
  const lines = estimate.sections.flatMap(({ key, lines }) =>
    lines.map((line) => [sectionNames[key], ...billColumns.map((column) => column.of(line))]),
  )
  const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } = estimate.total
  const blanks = Array.from({ length: costColumn }, () => '')
  const total = [words.total, ...blanks, costPkr, materialPkr, labourPkr, lowPkr, highPkr]
  const onTop = onTopRows(estimate).map(({ title, costPkr, lowPkr, highPkr }) =>
    lowPkr === undefined || highPkr === undefined
      ? [title, ...blanks, costPkr]
      : [title, ...blanks, costPkr, '', '', lowPkr, highPkr],
  )
  const about = [titleOf(estimate), answersInWords(estimate), priceBookInWords(estimate)]
  const below = [...about, ...leftOutInWords(estimate)].map((words) => [words])
  return writeCsv([head, ...lines, total, ...onTop, [], ...below])
}
