import { readFileSync } from 'node:fs'

/** A TrueType font as a PDF needs it. Measures are in thousandths of the font size. */
export interface LatinFont {
  bytes: Buffer
  /** Widths of the codes from `firstCode` to 255. */
  widths: number[]
  box: number[]
  ascent: number
  descent: number
  capHeight: number
  /** The text in codes of `encoding`; undefined when the font lacks one of its letters. */
  encode(text: string): number[] | undefined
}

export const firstCode = 32
/** Letters of the codes 128 to 159: those of Windows, and a minus in a free place. */
const middle = '€−‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ'
/** The encoding of `encode`, as a PDF says it. */
export const encoding = '<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[129/minus]>>'

/** The letter of a code, as a number of Unicode. */
function letterOf(code: number): number {
  return code >= 128 && code < 160 ? (middle.charCodeAt(code - 128) ?? 0) : code
}

/** Reads a font file. Throws for one without the tables of Latin letters. */
export function readLatinFont(path: string): LatinFont {
  const bytes = readFileSync(path)
  const table = tablesOf(bytes)
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')]
  const glyphOf = glyphsOf(table('cmap'))
  const perEm = head.readUInt16BE(18)
  const scaled = (units: number) => Math.round((units * 1000) / perEm)
  const measured = hhea.readUInt16BE(34)
  const codes = Array.from({ length: 256 - firstCode }, (_, place) => firstCode + place)
  const glyphs = codes.map((code) => glyphOf(letterOf(code)))
  const known = new Map(
    codes.flatMap((code, place) => (glyphs[place] ? [[String.fromCharCode(letterOf(code)), code]] : [])),
  )
  return {
    bytes,
    widths: glyphs.map((glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)))),
    box: [36, 38, 40, 42].map((place) => scaled(head.readInt16BE(place))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    encode(text) {
      const found = [...text].map((letter) => known.get(letter))
      return found.every((code) => code !== undefined) ? found : undefined
    },
  }
}

function tablesOf(bytes: Buffer): (name: string) => Buffer {
  const count = bytes.readUInt16BE(4)
  const tables = new Map(
    Array.from({ length: count }, (_, place) => {
      const at = 12 + 16 * place
      const [start, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
      return [bytes.toString('latin1', at, at + 4), bytes.subarray(start, start + length)]
    }),
  )
  return (name) => {
    const found = tables.get(name)
    if (!found) throw new Error(`the font has no table ${name}`)
    return found
  }
}

/** The glyph of a letter, 0 without one: by the table for Windows, format 4 (OpenType specification, `cmap`). */
function glyphsOf(cmap: Buffer): (letter: number) => number {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) => 4 + 8 * place)
  const record = places.find((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1)
  const map = cmap.subarray(record === undefined ? cmap.length : cmap.readUInt32BE(record + 4))
  if (map.length < 14 || map.readUInt16BE(0) !== 4) throw new Error('the font has no letters for Windows')
  const span = map.readUInt16BE(6)
  return (letter) => {
    for (let at = 14; at < 14 + span; at += 2) {
      if (map.readUInt16BE(at) < letter) continue
      const start = map.readUInt16BE(at + span + 2)
      if (start > letter) return 0
      const delta = map.readUInt16BE(at + 2 * span + 2)
      const place = at + 3 * span + 2
      const range = map.readUInt16BE(place)
      if (range === 0) return (letter + delta) & 0xffff
      const glyph = map.readUInt16BE(place + range + 2 * (letter - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
