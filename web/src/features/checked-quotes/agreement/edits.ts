// Changes that people make on the sheet. Values and ticks are one for both languages, sentences one each.
import { cleanLine } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import { type Agreement, mostPkr, percentOf, stagesInRupees } from '@tameer/quotes'
import { type Edits, editLimits } from '../checked-sheet.ts'
import type { Language, Pair } from './both-words.ts'
import type { Clause, SheetRow, SheetText } from './clause.ts'

/** Id of the sum beside a tick. */
export const sumId = ({ id }: SheetRow): string => `${id} sum`

/** Id of the per cent of a payment. */
export const percentId = (id: string): string => `${id} percent`

interface Blank {
  readonly id: string
  readonly label: Pair
  readonly value: string
}

/** The blanks of a row without ticks. The first has the row's id. */
export function blanksOf(edits: Edits, row: SheetRow): Blank[] {
  const { blanks = [row.label] } = row
  return blanks.map((label, place) => {
    if (place === 0) return { id: row.id, label, value: shownValue(edits, row) }
    const id = `${row.id} ${place}`
    return { id, label, value: edits.values[id] ?? '' }
  })
}

export function shownValue({ values }: Edits, row: SheetRow): string {
  return row.isTotal ? row.value : (values[row.id] ?? row.value)
}

export function sumOf({ values }: Edits, row: SheetRow): string {
  return values[sumId(row)] ?? row.sum ?? ''
}

/** True when nothing of it stays a blank. */
export function isAgreed(edits: Edits, row: SheetRow): boolean {
  const chosen = row.choices?.find(({ value }) => value === shownValue(edits, row))
  return (
    blanksOf(edits, row).every(({ value }) => value !== '') && !(chosen?.hasSum && sumOf(edits, row) === '')
  )
}

export function openRows(clauses: readonly Clause[], edits: Edits): SheetRow[] {
  return clauses.flatMap(({ rows }) => rows.filter((row) => row.isOpen && !isAgreed(edits, row)))
}

export function textOf({ texts }: Edits, { id, text }: SheetText, language: Language): string {
  return texts[id]?.[language] ?? text[language]
}

/** The language in which alone a sentence was changed; undefined when the other was changed too, or kept. */
export function changedAlone({ texts }: Edits, { id }: SheetText): Language | undefined {
  const { en, ur, kept } = texts[id] ?? {}
  if (kept || (en === undefined) === (ur === undefined)) return undefined
  return en === undefined ? 'ur' : 'en'
}

export function withValue(edits: Edits, id: string, typed: string): Edits {
  return { ...edits, values: { ...edits.values, [id]: within(typed) } }
}

/** A sentence that is again as the quote says it counts as not changed. */
export function withText(edits: Edits, { id, text }: SheetText, language: Language, typed: string): Edits {
  const said = within(typed)
  const value = said === text[language] ? undefined : said
  return { ...edits, texts: { ...edits.texts, [id]: { ...edits.texts[id], [language]: value } } }
}

export function withKept(edits: Edits, { id }: SheetText): Edits {
  return { ...edits, texts: { ...edits.texts, [id]: { ...edits.texts[id], kept: true } } }
}

/**
 * The agreement with its price and payments as people changed them: a payment follows the price and its per cent, unless its
 * rupees were typed. A price or per cent that is no figure counts as not changed, rupees that are none as 0.
 */
export function withFigures(agreement: Agreement, { values }: Edits): Agreement {
  const totalPkr = rupeesOf(values.total) || agreement.totalPkr
  const amounts = stagesInRupees(totalPkr, agreement.stages)
  const stages = agreement.stages.map((stage, place) => {
    const id = stageId(place)
    const percent = readNumber(values[percentId(id)] ?? '') ?? stage.percent
    const changedPkr = percent === stage.percent ? undefined : percentOf(percent, totalPkr)
    const typed = values[id]
    return {
      ...stage,
      percent: changedPkr === undefined ? stage.percent : percent,
      amountPkr: typed === undefined ? (changedPkr ?? amounts[place] ?? 0) : rupeesOf(typed),
    }
  })
  return { ...agreement, totalPkr, stages }
}

/** Whole rupees; 0 for what is no sum. */
function rupeesOf(typed = ''): number {
  const pkr = Math.round(readFigure(typed) ?? 0)
  return pkr > 0 && pkr <= mostPkr ? pkr : 0
}

export const stageId = (place: number): string => `stage ${place}`

/** Sum of payments in rupees. */
export function paidPkr(stages: Agreement['stages']): number {
  return stages.reduce((sum, { amountPkr }) => sum + amountPkr, 0)
}

/** Sum of the payments where they do not come to the price. */
export function wrongSum({ stages, totalPkr }: Agreement): number | undefined {
  const paid = paidPkr(stages)
  return stages.length === 0 || paid === totalPkr ? undefined : paid
}

function within(typed: string): string {
  return [...cleanLine(typed)].slice(0, editLimits.letters).join('').trim()
}
