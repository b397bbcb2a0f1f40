import type { BillLine, DetailedEstimate, Source } from '@tameer/calculator'
import { shortMonth, unitOfRate } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { semicolon } from '#words/language'
import { statuses } from '#words/values'

/** Sources of the figures, by the ids that lines name. */
export type Sources = DetailedEstimate['sources']

/** A column of the bill in a file: its heading, the value of a line, its width in characters. */
export interface BillColumn {
  readonly head: string
  readonly of: (line: BillLine, sources: Sources) => string | number
  readonly width: number
}

/** Columns of the bill in the CSV and XLSX files. */
export const billColumns: readonly BillColumn[] = [
  { head: words.item, of: (line) => line.item, width: 52 },
  { head: words.specification, of: (line) => line.spec ?? '', width: 48 },
  { head: words.ratePkr, of: (line) => line.ratePkr, width: 12 },
  { head: words.unit, of: (line) => unitOfRate(line.unit, line.id), width: 15 },
  { head: words.quantity, of: (line) => line.quantity, width: 12 },
  { head: words.costPkr, of: (line) => line.costPkr, width: 15 },
  { head: words.materialPkr, of: (line) => line.materialPkr, width: 15 },
  { head: words.labourPkr, of: (line) => line.labourPkr, width: 14 },
  { head: words.lowPkr, of: (line) => line.lowPkr, width: 15 },
  { head: words.highPkr, of: (line) => line.highPkr, width: 15 },
  { head: words.rateStatus, of: (line) => statuses[line.status.rate], width: 13 },
  { head: words.quantityStatus, of: (line) => statuses[line.status.quantity], width: 13 },
  {
    head: words.sources,
    of: (line, sources) =>
      sourcesOf([line], sources)
        .map(({ site, date }) => `${site} (${date})`)
        .join(semicolon),
    width: 60,
  },
]

/** Index of the cost column; material, labour, low and high follow it. */
export const costColumn = billColumns.findIndex(({ head }) => head === words.costPkr)

/** Sources of all lines of a bill, each once, in the order in which the lines first name them. */
export function sourcesOfBill({
  sections,
  sources,
}: Pick<DetailedEstimate, 'sections' | 'sources'>): Source[] {
  return sourcesOf(
    sections.flatMap(({ lines }) => lines),
    sources,
  )
}

/** Sources of some lines, each once, in the order in which the lines first name them. */
export function sourcesOf(lines: readonly BillLine[], sources: Sources): Source[] {
  const ids = new Set(lines.flatMap((line) => [...line.rateSources, ...line.quantitySources]))
  return [...ids].flatMap((id) => sources[id] ?? [])
}

/**
 * Sorts sources by the month in which they were printed, newest first, as far as their dates tell; undated ones last.
 * `nameOf` gives the months as the dates write them: in the language of the build.
 */
export function newestFirst(sources: readonly Source[], nameOf = shortMonth): Source[] {
  const months = Array.from({ length: 12 }, (_, at) => nameOf(at + 1))
  return [...sources].sort((one, other) => monthOf(other.date, months) - monthOf(one.date, months))
}

/**
 * Months since the year 0 of a date such as `Aug 2025 to 26 Sep 2026`, `17 Sep, 14 Oct 2025`, `about 2021`, `2026-12-28` or
 * `undated`.
 */
function monthOf(date: string, months: readonly string[]): number {
  const years = date.match(/\b20\d\d\b/g) ?? []
  const [, iso] = /^20\d\d-(\d\d)-/.exec(date) ?? []
  const month = iso
    ? Number(iso) - 1
    : months.findLastIndex((name) => date.endsWith(name) || date.includes(`${name} `))
  return Math.max(0, ...years.map(Number)) * 12 + month
}
