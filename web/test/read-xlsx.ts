import { inflateRawSync } from 'node:zlib'

/** A cell as the file has it: what it shows, and the formula behind it. */
export interface ReadCell {
  readonly value: string | number
  readonly formula?: string
}

/** The files of a ZIP archive as text, by name; sizes are taken from its central directory. */
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

/** The cells of a workbook's first sheet by their address, read from its XML and not by what wrote it. */
export function readXlsx(bytes: Uint8Array): Map<string, ReadCell> {
  const files = unzip(Buffer.from(bytes))
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item]) => plain([...(item ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, part]) => part).join('')),
  )
  const cells = new Map<string, ReadCell>()
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
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

/** Works out a cell from the formulas of a bill: sums, a product, a quotient or a percentage rounded, a difference, a reference. */
export function calculate(cells: ReadonlyMap<string, ReadCell>, address: string): number {
  const cell = cells.get(address)
  if (!cell) throw new Error(`no cell ${address}`)
  const { formula, value } = cell
  if (formula === undefined) return Number(value)
  const read = (term: string) => (/^[\d.]+$/.test(term) ? Number(term) : calculate(cells, term))
  const [, terms] = /^SUM\((.*)\)$/.exec(formula) ?? []
  if (terms) {
    return terms
      .split(',')
      .flatMap(addresses)
      .reduce((sum, term) => sum + read(term), 0)
  }
  const [, left = '', operator, right = '', percent] =
    /^(?:ROUND\()?(\w+)([*/-])([\w.]+)(\/100)?(?:,0\))?$/.exec(formula) ?? []
  if (operator === '*') return Math.round((read(left) * read(right)) / (percent ? 100 : 1))
  if (operator === '/') return Math.round(read(left) / read(right))
  return operator === '-' ? read(left) - read(right) : read(formula)
}

/** `E6:E8` is E6, E7 and E8. */
function addresses(range: string): string[] {
  const [, column, first, last = first] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(range) ?? []
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, place) => `${column}${Number(first) + place}`,
  )
}
