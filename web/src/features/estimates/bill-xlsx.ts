import type { Amounts, BillLine, BillSection, DetailedEstimate } from '@tameer/calculator'
import {
  answersInWords,
  leftOutInWords,
  onTopRows,
  priceBookInWords,
  surenessInWords,
  titleOf,
} from '@tameer/words/house-in-words'
import { writeXlsx } from 'hucre/xlsx'
import { warning } from '#words/calculator'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { phases as phaseNames, sections as sectionNames } from '#words/values'
import {
  type CellRow,
  formula,
  heading,
  measured,
  placed,
  rupees,
  sheetView,
  summed,
  text,
} from '../../lib/xlsx-cells.ts'
import { billColumns, costColumn, type Sources, sourcesOfBill } from './bill-lines.ts'

const letters = 'ABCDEFGHIJKLM'
const letterOf = (head: string) => letters.charAt(billColumns.findIndex((column) => column.head === head))
const [rateLetter, quantityLetter] = [letterOf(words.ratePkr), letterOf(words.quantity)]
const [costLetter, materialLetter, labourLetter] = letters.slice(costColumn)
/** Frozen rows at the top: what the bill is of, its total, the headings of the columns. */
const headRows = 5

/**
 * The bill as an XLSX workbook: numbers as numbers, each cost as a product of its cells where that is exact, sections
 * and total as sums over cells. Every formula has its value, for viewers that do not calculate.
 */
export async function billXlsx(estimate: DetailedEstimate): Promise<Uint8Array<ArrayBuffer>> {
  const sources = sourcesOfBill(estimate)
  const file = await writeXlsx({
    sheets: [
      {
        name: words.bill,
        ...sheetView,
        columns: billColumns.map(({ width }) => ({ width })),
        ...placed(billRows(estimate)),
        freezePane: { rows: headRows },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `$${headRows}:$${headRows}`,
        },
      },
      {
        name: words.sources,
        ...sheetView,
        columns: [{ width: 34 }, { width: 90 }, { width: 24 }],
        ...placed([
          [words.site, words.page, words.date].map((head) => text(head, heading)),
          ...sources.map(({ site, page, date }) => [text(site), text(page), text(date)]),
        ]),
      },
    ],
    properties: { title: titleOf(estimate, house), creator: words.tameer },
  })
  return new Uint8Array(file)
}

function billRows(estimate: DetailedEstimate): CellRow[] {
  const { total, phases, sections, answers, perSft } = estimate
  const live = costsAreProducts(estimate)
  const rows: CellRow[] = [
    [text(titleOf(estimate, house), { font: { bold: true, size: 16 } })],
    [text(answersInWords(estimate, house))],
    [text(priceBookInWords(estimate, house))],
    [],
    billColumns.map(({ head }, column) =>
      text(head, { ...heading, alignment: { horizontal: isFigure(column) ? 'right' : 'general' } }),
    ),
  ]
  const sumRows = new Map<BillSection, number>()
  for (const section of sections) {
    rows.push([text(sectionNames[section.key], heading)])
    const first = rows.length + 1
    for (const line of section.lines) rows.push(lineCells(line, estimate.sources, rows.length + 1, live))
    const sum = (letter: string) => `SUM(${letter}${first}:${letter}${first + section.lines.length - 1})`
    rows.push(sumCells(words.sumOf(sectionNames[section.key]), section, sum))
    sumRows.set(section, rows.length)
  }
  const sumOf = (some: readonly BillSection[]) => (letter: string) =>
    `SUM(${some.map((section) => `${letter}${sumRows.get(section)}`).join(',')})`
  rows.push(sumCells(words.total, total, sumOf(sections)))
  const totalRow = rows.length
  const baseLetters = { total: costLetter, material: materialLetter, labour: labourLetter }
  for (const [place, row] of onTopRows(estimate, house).entries()) {
    const addOn = estimate.addOns[place]
    const written = addOn
      ? `ROUND(${baseLetters[addOn.of]}${totalRow}*${addOn.pct}/100,0)`
      : `SUM(${costLetter}${totalRow}:${costLetter}${rows.length})`
    rows.push(sumCells(row.title, row, () => written))
  }
  rows[headRows - 2] = sumCells(words.total, total, (letter) => `${letter}${totalRow}`)
  for (const { phase, ...amounts } of phases)
    rows.push(
      sumCells(phaseNames[phase], amounts, sumOf(sections.filter((section) => section.phase === phase))),
    )
  rows.push(
    sumCells(words.perSquareFoot, perSft, (letter) =>
      letter === materialLetter
        ? `${costLetter}${rows.length + 1}-${labourLetter}${rows.length + 1}`
        : `ROUND(${letter}${totalRow}/${answers.coveredAreaSft},0)`,
    ),
  )
  return [...rows, [], ...notes(estimate, live).map((note) => [text(note)])]
}

function notes(estimate: DetailedEstimate, live: boolean): string[] {
  return [
    live ? words.sheetHint : words.sheetHintLabourAlone,
    words.sheetRangeHint,
    surenessInWords(estimate, house),
    ...leftOutInWords(estimate, house),
    ...estimate.warnings.map(warning),
  ]
}

/**
 * True when each cost is its rate times its quantity, to the rupee. For labour alone the shown rate is rounded, so it
 * is not.
 */
function costsAreProducts({ answers }: DetailedEstimate): boolean {
  return answers.constructionMode === 'With Material'
}

function lineCells(line: BillLine, sources: Sources, row: number, live: boolean): CellRow {
  return billColumns.map(({ of }, column) => {
    const value = of(line, sources)
    if (typeof value === 'string') return text(value)
    if (column === costColumn && live)
      return formula(`ROUND(${rateLetter}${row}*${quantityLetter}${row},0)`, value, { numFmt: rupees })
    return { value, type: 'number', style: { numFmt: column < costColumn ? measured : rupees } }
  })
}

/** A row of sums. Low and high are plain figures, since they are not the sums of the cells above. */
function sumCells(title: string, amounts: Partial<Amounts>, formulaOf: (letter: string) => string): CellRow {
  const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } = amounts
  const row: CellRow = Array.from({ length: billColumns.length }, () => ({ value: null, style: summed }))
  row[0] = text(title, summed)
  for (const [place, value] of [costPkr, materialPkr, labourPkr].entries()) {
    const column = costColumn + place
    if (value !== undefined) row[column] = formula(formulaOf(letters.charAt(column)), value, summed)
  }
  for (const [place, value] of [lowPkr, highPkr].entries())
    if (value !== undefined) row[costColumn + 3 + place] = { value, type: 'number', style: summed }
  return row
}

/** True for the columns of the rate, the quantity, and from the cost to the high end. */
function isFigure(column: number): boolean {
  return (
    (column >= costColumn && column < costColumn + 5) ||
    `${rateLetter}${quantityLetter}`.includes(letters.charAt(column))
  )
}
