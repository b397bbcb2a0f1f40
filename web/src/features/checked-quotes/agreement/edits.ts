// Changes that people make on the sheet. Values and ticks are one for both languages, sentences one each.
import { cleanLine } from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import { type Edits, editLimits } from '../checked-sheet.ts'
import type { Language } from './both-words.ts'
import type { Clause, SheetRow, SheetText } from './clause.ts'

export const noEdits: Edits = { values: {}, texts: {} }

/** Id of the sum beside a tick. */
export const sumId = ({ id }: SheetRow): string => `${id} sum`

export function shownValue({ values }: Edits, row: SheetRow): string {
  return values[row.id] ?? row.value
}

export function sumOf({ values }: Edits, row: SheetRow): string {
  return values[sumId(row)] ?? row.sum ?? ''
}

/** True when nothing of it stays a blank. */
export function isAgreed(edits: Edits, row: SheetRow): boolean {
  const value = shownValue(edits, row)
  const choice = row.choices?.find((one) => one.value === value)
  return value !== '' && !(choice?.hasSum && sumOf(edits, row) === '')
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

/** Sum of the payments where they do not come to the price. */
export function wrongSum(clauses: readonly Clause[], edits: Edits): number | undefined {
  const stages = clauses.flatMap(({ rows }) => rows.filter(({ percent }) => percent !== undefined))
  const total = stages.find(({ isTotal }) => isTotal)
  if (!total) return undefined
  const sum = stages
    .filter(({ isTotal }) => !isTotal)
    .reduce((all, row) => all + (readFigure(shownValue(edits, row)) || 0), 0)
  return sum === readFigure(total.value) ? undefined : sum
}

function within(typed: string): string {
  return [...cleanLine(typed)].slice(0, editLimits.letters).join('').trim()
}
