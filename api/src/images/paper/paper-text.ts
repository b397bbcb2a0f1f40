import type { Language } from '@tameer/contract'
import { createDrawnLines } from './drawn-lines.ts'
import { createLatinLines } from './latin-lines.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Piece, TextLook } from './piece.ts'

/** Lays out the texts of a paper: Latin letters as text, all others drawn. */
export interface PaperText {
  /** Number of the object of the font. */
  font: number
  /** Undefined for a text without letters. */
  lay(text: string, look: TextLook): Promise<Piece | undefined>
}

/** Marks that order the directions of a text, and other letters without a width. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Lays out texts for a PDF in this language. */
export function createPaperText(file: PdfFile, language: Language): PaperText {
  const latin = createLatinLines(file, language)
  const draw = createDrawnLines(file, language)
  return {
    font: latin.font,
    async lay(text, look) {
      const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
      const bare = plain.replace(marks, '')
      if (bare === '') return undefined
      // In Urdu what a dot or a colon joins is in the order of Urdu.
      const isOrdered = language === 'ur' && /[·:]/.test(bare)
      return (isOrdered ? undefined : latin.lay(bare, look)) ?? draw(plain, look)
    },
  }
}
