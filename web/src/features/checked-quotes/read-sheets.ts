import { type CheckedSheet, checkLimits, type EditedText, editLimits } from './checked-sheet.ts'
import { fieldsOf, lineOf, readChecked } from './read-checked.ts'

/** The sheets in a stored text, and the text itself when a part of it could not be read. */
interface ReadSheets {
  readonly sheets: readonly CheckedSheet[]
  readonly unread: string | undefined
}

/** Reads stored sheets as strictly as the form. Never throws. */
export function readSheets(text: string | null): ReadSheets {
  if (text === null) return { sheets: [], unread: undefined }
  try {
    const found: unknown = JSON.parse(text)
    const list = Array.isArray(found) ? found : [undefined]
    const sheets = list.flatMap((one) => sheetOf(one) ?? [])
    const isWhole = sheets.length === list.length
    return { sheets: sheets.slice(0, checkLimits.sheets), unread: isWhole ? undefined : text }
  } catch {
    return { sheets: [], unread: text }
  }
}

function sheetOf(found: unknown): CheckedSheet | undefined {
  const { for: owner, house, prices, quotes, agreement } = fieldsOf(found)
  if (typeof owner !== 'string' || typeof house !== 'string' || typeof prices !== 'string') return undefined
  if (!Array.isArray(quotes) || quotes.length > checkLimits.quotes) return undefined
  const read = quotes.flatMap((one) => readChecked(one) ?? [])
  if (read.length < quotes.length) return undefined
  return { for: owner, house, prices, quotes: read, agreement: agreementOf(agreement) }
}

/** Changes on an agreement that the sheet could have made; the others are dropped. */
function agreementOf(found: unknown): CheckedSheet['agreement'] {
  const { of, values, texts } = fieldsOf(found)
  if (typeof of !== 'string') return undefined
  return { of, values: read(values, editOf), texts: read(texts, textOf) }
}

function read<Value>(found: unknown, value: (found: unknown) => Value | undefined): Record<string, Value> {
  const entries = Object.entries(fieldsOf(found)).slice(0, editLimits.count)
  return Object.fromEntries(
    entries.flatMap(([key, one]): [string, Value][] => {
      const known = value(one)
      return known === undefined ? [] : [[key, known]]
    }),
  )
}

function editOf(found: unknown): string | undefined {
  const line = lineOf(found)
  return line !== undefined && line.length <= editLimits.letters * 2 ? line : undefined
}

function textOf(found: unknown): EditedText {
  const { en, ur, kept } = fieldsOf(found)
  return { en: editOf(en), ur: editOf(ur), ...(kept === true && { kept }) }
}
