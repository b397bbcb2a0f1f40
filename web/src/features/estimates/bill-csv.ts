import type { DetailedEstimate } from '@tameer/calculator'
import {
  answersInWords,
  leftOutInWords,
  onTopRows,
  priceBookInWords,
  titleOf,
} from '@tameer/words/house-in-words'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { sections as sectionNames } from '#words/values'
import { writeCsv } from '../../lib/csv.ts'
import { billColumns, costColumn } from './bill-lines.ts'

/** The bill as CSV (RFC 4180): one row for each line, plain numbers, then the total and what it includes. */
export function billCsv(estimate: DetailedEstimate): string {
  const head = [words.section, ...billColumns.map((column) => column.head)]
  const lines = estimate.sections.flatMap(({ key, lines }) =>
    lines.map((line) => [
      sectionNames[key],
      ...billColumns.map((column) => column.of(line, estimate.sources)),
    ]),
  )
  const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } = estimate.total
  const blanks = Array.from({ length: costColumn }, () => '')
  const total = [words.total, ...blanks, costPkr, materialPkr, labourPkr, lowPkr, highPkr]
  const onTop = onTopRows(estimate, house).map(({ title, costPkr, lowPkr, highPkr }) =>
    lowPkr === undefined || highPkr === undefined
      ? [title, ...blanks, costPkr]
      : [title, ...blanks, costPkr, '', '', lowPkr, highPkr],
  )
  const about = [titleOf(estimate, house), answersInWords(estimate, house), priceBookInWords(estimate, house)]
  const below = [...about, ...leftOutInWords(estimate, house)].map((words) => [words])
  return writeCsv([head, ...lines, total, ...onTop, [], ...below])
}
