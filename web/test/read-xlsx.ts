import { inflateRawSync } from 'node:zlib'

/** A cell of the file: its shown value, and its formula. */
export interface ReadCell {
  readonly value: string | number
  readonly formula?: string
}

/** Files of a ZIP archive as text, by name; sizes are taken from its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [nameSize, extraSize] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(from, from + size)
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize)
    files.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + nameSize + extraSize + archive.readUInt16LE(at + 32)
  }
  return files
}

const plain = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * Cells of one of a workbook's sheets (by default the first) by their address. They are read from its XML,
 * independent of the code that wrote it.
 */
export function readXlsx(bytes: Uint8Array, sheetNumber = 1): Map<string, ReadCell> {
  const files = unzip(Buffer.from(bytes))
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item]) => plain([...(item ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, part]) => part).join('')),
  )
  const cells = new Map<string, ReadCell>()
  const sheet = files.get(`xl/worksheets/sheet${sheetNumber}.xml`) ?? ''
  for (const [, address = '', type, inside = ''] of sheet.matchAll(
    /<c r="([A-Z]+\d+)"(?: t="(\w+)")?[^>]*?(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const [, written] = /<v>(.*?)<\/v>/s.exec(inside) ?? []
    if (written === undefined) continue
    const [, formula] = /<f>(.*?)<\/f>/s.exec(inside) ?? []
    const value = type === 's' ? (strings[Number(written)] ?? '') : Number(written)
    cells.set(address, formula === undefined ? { value } : { value, formula: plain(formula) })
  }
  return cells
}

/** True when every sheet of the workbook begins at the right. */
export function isReadFromRight(bytes: Uint8Array): boolean {
  const files = [...unzip(Buffer.from(bytes))]
  const sheets = files.filter(([name]) => name.startsWith('xl/worksheets/sheet'))
  return sheets.length > 0 && sheets.every(([, xml]) => xml.includes('rightToLeft="1"'))
}

/** Calculates a cell as a spreadsheet does: `SUM`, `MAX`, `ROUND`, the four operations, cells and ranges. */
export function calculate(cells: ReadonlyMap<string, ReadCell>, address: string): number {
  const cell = cells.get(address)
  if (!cell) throw new Error(`no cell ${address}`)
  if (cell.formula === undefined) return Number(cell.value)
  const tokens = cell.formula.match(/[A-Z]+\d+(?::[A-Z]+\d+)?|[A-Z]+(?=\()|[\d.]+|\S/g) ?? []
  const read = readerOf(tokens, cells)
  const result = read.sum()
  if (tokens.length > 0) throw new Error(`cannot read ${cell.formula}`)
  return result
}

/** Parses from the front of the tokens; products bind before sums. */
function readerOf(tokens: string[], cells: ReadonlyMap<string, ReadCell>) {
  const sum = (): number => {
    let result = product()
    while (tokens[0] === '+' || tokens[0] === '-')
      result = tokens.shift() === '+' ? result + product() : result - product()
    return result
  }
  const product = (): number => {
    let result = term()
    while (tokens[0] === '*' || tokens[0] === '/')
      result = tokens.shift() === '*' ? result * term() : result / term()
    return result
  }
  /** Values between brackets, ranges as all of their cells; empty cells are left out. */
  const inBrackets = (): number[] => {
    tokens.shift()
    const values: number[] = []
    while (tokens[0] !== ')' && tokens.length > 0) {
      if (tokens[0] === ',') tokens.shift()
      else if (tokens[0]?.includes(':')) values.push(...addresses(tokens.shift() ?? '').map(valueAt))
      else values.push(sum())
    }
    tokens.shift()
    return values
  }
  const valueAt = (address: string) => {
    const cell = cells.get(address)
    return cell && !(cell.formula === undefined && typeof cell.value === 'string')
      ? calculate(cells, address)
      : 0
  }
  const term = (): number => {
    const token = tokens.shift() ?? ''
    if (token === 'SUM') return inBrackets().reduce((one, other) => one + other, 0)
    if (token === 'MAX') return Math.max(...inBrackets())
    if (token === 'ROUND') return Math.round(inBrackets()[0] ?? 0)
    if (/^[A-Z]+\d+$/.test(token)) return valueAt(token)
    return Number(token)
  }
  return { sum }
}

/** Expands `E6:E8` to E6, E7 and E8. */
function addresses(range: string): string[] {
  const [, column, first, last = first] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(range) ?? []
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, place) => `${column}${Number(first) + place}`,
  )
}
