import { type CheckedSheet, checkLimits } from './checked-sheet.ts'
import { fieldsOf, readChecked } from './read-checked.ts'

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
  const { for: owner, house, prices, quotes } = fieldsOf(found)
  if (typeof owner !== 'string' || typeof house !== 'string' || typeof prices !== 'string') return undefined
  if (!Array.isArray(quotes) || quotes.length > checkLimits.quotes) return undefined
  const read = quotes.flatMap((one) => readChecked(one) ?? [])
  return read.length === quotes.length ? { for: owner, house, prices, quotes: read } : undefined
}
