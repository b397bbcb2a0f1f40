// Sheets that are text: CSV with commas, semicolons or tabs, in the encodings that spreadsheets write.
import { readCsv } from '../../../lib/csv.ts'
import type { SheetTable } from './sheet-table.ts'

/** Text of a file in UTF-8 or UTF-16, and otherwise in the encoding of Windows for Arabic letters. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || isHalfEmpty(bytes, 1)) return decode(bytes, 'utf-16le')
  if ((first === 0xfe && second === 0xff) || isHalfEmpty(bytes, 0)) return decode(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1256')
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** True when every second byte at the file's beginning is 0, as in UTF-16 without a byte order mark. */
function isHalfEmpty(bytes: Uint8Array, from: 0 | 1): boolean {
  const half = [...bytes.subarray(0, 64)].filter((_, at) => at % 2 === from)
  return half.length > 3 && half.every((byte) => byte === 0)
}

/**
 * The readings of a text file, one for each sign that may part its cells, the most frequent first: a title above the
 * heads may have more commas than they have semicolons. A first line `sep=;` says the sign.
 */
export function textTables(text: string): SheetTable[] {
  const [, said] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? []
  const count = (sign: string) => text.split(sign).length
  const signs = said ? [said] : [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))
  return signs.map((sign) => ({
    decimalComma: sign === ';',
    rows: readCsv(text, sign).map((cells, place) => ({ number: place + 1, cells })),
  }))
}
