import type { Language } from '@tameer/contract'
import { latinFontFile } from '../drawn/picture-fonts.ts'
import { encoding, firstCode, type LatinFont, readLatinFont } from './latin-font.ts'
import { type PdfFile, pdfString } from './pdf-file.ts'
import { fill, type Piece, pageHeight, startAt, type TextLook } from './piece.ts'

/** Height of a line, and of its letters above the baseline, in parts of the font size. */
const leading = 1.34
const baseline = 0.98

/** Lays out texts in Latin letters, as text. */
export interface LatinLines {
  /** Number of the font's object. */
  font: number
  /** Undefined when the font lacks one of the letters. */
  lay(text: string, look: TextLook): Piece | undefined
}

/** Puts the font into a PDF. In Urdu short lines end at the right. */
export function createLatinLines(file: PdfFile, language: Language): LatinLines {
  const latin = readLatinFont(latinFontFile)
  const font = putFont(file, latin)

  const widthOf = (codes: readonly number[], size: number) =>
    codes.reduce((sum, code) => sum + (latin.widths[code - firstCode] ?? 0), 0) * (size / 1000)

  return {
    font,
    lay(text, { size, colour, room }) {
      const codes = latin.encode(text)
      if (!codes) return undefined
      const lines = wrap(codes, (part) => widthOf(part, size) <= room)
      const widths = lines.map((line) => widthOf(line, size))
      const width = Math.max(...widths)
      const lineAt = (line: readonly number[], place: number, x: number, top: number) => {
        const inset = language === 'ur' ? width - (widths[place] ?? 0) : 0
        const y = pageHeight - top - size * (leading * place + baseline)
        return `BT /F ${size} Tf ${fill(colour)} ${startAt(x + inset, y)} ${pdfString(line)} Tj ET\n`
      }
      return {
        width,
        height: lines.length * size * leading,
        uses: [],
        draw: (x, top) => lines.map((line, place) => lineAt(line, place, x, top)).join(''),
      }
    },
  }
}

/** Cuts a text into lines at its spaces; a word that is too long is cut where it must be. */
function wrap(codes: readonly number[], fits: (line: readonly number[]) => boolean): number[][] {
  const lines: number[][] = []
  let rest = [...codes]
  while (rest.length > 0 && !fits(rest)) {
    let end = 1
    while (end < rest.length && fits(rest.slice(0, end + 1))) end += 1
    const space = rest.lastIndexOf(32, end)
    const cut = space > 0 ? space : end
    lines.push(rest.slice(0, cut))
    rest = rest.slice(rest[cut] === 32 ? cut + 1 : cut)
  }
  return rest.length > 0 ? [...lines, rest] : lines
}

function putFont(file: PdfFile, { bytes, box, ascent, descent, capHeight, widths }: LatinFont): number {
  const program = file.putData(`/Length1 ${bytes.length}`, bytes)
  const name = 'Jost-Medium'
  const measures = `/FontBBox[${box.join(' ')}]/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}`
  const descriptor = file.put(
    `<</Type/FontDescriptor/FontName/${name}/Flags 32/ItalicAngle 0/StemV 90${measures}/FontFile2 ${program} 0 R>>`,
  )
  const coded = `/FirstChar ${firstCode}/LastChar 255/Widths[${widths.join(' ')}]/Encoding${encoding}`
  return file.put(`<</Type/Font/Subtype/TrueType/BaseFont/${name}${coded}/FontDescriptor ${descriptor} 0 R>>`)
}
