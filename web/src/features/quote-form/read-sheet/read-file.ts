import type { Bill } from '@tameer/quotes'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { type ReadRows, readRows } from './read-rows.ts'
import { findHeads } from './sheet-heads.ts'
import type { SheetTable } from './sheet-table.ts'
import { textOfBytes, textTables } from './text-tables.ts'

/** Reasons why a file has no sheet to read: another kind of file, or no columns for prices. */
export type SheetRefusal = 'oldWorkbook' | 'webPage' | 'headsMissing'

export interface ReadSheet extends ReadRows {
  /** Name of the sheet that was read, in a workbook. */
  readonly sheet: string | undefined
  /** Names of other visible sheets that have prices too, and were not read. */
  readonly others: readonly string[]
}

/**
 * Reads the prices of a file: of the first of its sheets, or ways to part its cells, that has the heads and a price.
 * Throws when the file cannot be read at all.
 */
export async function readSheetFile(bytes: Uint8Array, bill: Bill): Promise<ReadSheet | SheetRefusal> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'oldWorkbook'
  const tables = await tablesOf(bytes)
  return tables === undefined ? 'webPage' : readTables(tables, bill)
}

/** Reads the prices of the first table that has the heads and a price, or else of the first with the heads. */
export function readTables(tables: readonly SheetTable[], bill: Bill): ReadSheet | SheetRefusal {
  const found = tables.flatMap((table) => {
    const heads = findHeads(table, bill)
    return heads ? [{ sheet: table.name, ...readRows(table, heads, bill) }] : []
  })
  const priced = found.filter(({ prices }) => prices.length > 0)
  const [first = found[0], ...others] = priced
  return first ? { ...first, others: others.flatMap(({ sheet }) => sheet ?? []) } : 'headsMissing'
}

/** The sheets of a workbook, or the readings of a text; undefined for a web page with the name of a sheet. */
async function tablesOf(bytes: Uint8Array): Promise<readonly SheetTable[] | undefined> {
  // Every XLSX file is a ZIP archive, whatever its name.
  if (begins(bytes, 0x50, 0x4b)) {
    const { workbookTables } = await importWithRetry(() => import('./workbook-tables.ts'))
    return workbookTables(bytes)
  }
  const text = textOfBytes(bytes)
  return /^\ufeff?\s*(<|MIME-Version:)/i.test(text) ? undefined : textTables(text)
}

function begins(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte)
}
