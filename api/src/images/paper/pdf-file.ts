import { closeSync, openSync, writeSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

/** A PDF that is written object by object: only the places of the objects stay in memory. Errors are those of the disk. */
export interface PdfFile {
  /** Number of an object that is written later. */
  reserve(): number
  /** Writes an object; returns its number. */
  put(object: string, number?: number): number
  /** Writes an object with data, which are compressed unless `filter` names how they are stored; returns its number. */
  putData(entries: string, data: Uint8Array, filter?: string): number
  /** Writes the end of the file. Returns the bytes of all. */
  finish(catalog: number, info: number): number
  /** Closes the file, also one that is not finished. */
  close(): void
}

/** Begins a PDF in a new file that only this user may read (PDF 1.7, ISO 32000-1). */
export function createPdfFile(path: string): PdfFile {
  const file = openSync(path, 'wx', 0o600)
  /** Place of each object in the file; the first object has the number 1. */
  const places: number[] = []
  let at = 0

  function write(data: string | Uint8Array) {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
    at += bytes.length
  }

  function begin(number: number) {
    places[number - 1] = at
    write(`${number} 0 obj\n`)
    return number
  }

  const reserve = () => places.push(0)
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  return {
    reserve,
    put(object, number = reserve()) {
      begin(number)
      write(`${object}\nendobj\n`)
      return number
    },
    putData(entries, data, filter) {
      const stored = filter ? data : deflateSync(data)
      const number = begin(reserve())
      write(`<<${entries}/Filter/${filter ?? 'FlateDecode'}/Length ${stored.length}>>stream\n`)
      write(stored)
      write('\nendstream\nendobj\n')
      return number
    },
    finish(catalog, info) {
      const start = at
      const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
      write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
      write(`trailer\n<</Size ${places.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\n`)
      write(`startxref\n${start}\n%%EOF\n`)
      return at
    },
    close: () => closeSync(file),
  }
}

/** A text of the document, such as its title, as UTF-16. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** Codes of a font as a string. */
export function pdfString(codes: readonly number[]): string {
  return `(${String.fromCharCode(...codes).replace(/[\\()]/g, '\\$&')})`
}
