import { inflateSync } from 'node:zlib'

/** The texts on the pages of a PDF that this server made: those in Latin letters, and those that carry a drawing. */
export function textOfPdf(pdf: Buffer): string {
  return contentsOf(pdf).map(textsIn).join('\n')
}

/** The operators that draw its pages. Throws for a file that is no whole PDF. */
export function contentsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  if (!file.startsWith('%PDF-1.7\n') || !file.endsWith('%%EOF\n')) throw new Error('not a whole PDF')
  const contents = [...file.matchAll(/<<\/Filter\/FlateDecode\/Length (\d+)>>stream\n/g)]
  return contents.map(({ index, 0: { length }, 1: bytes }) => {
    const start = index + length
    return inflateSync(pdf.subarray(start, start + Number(bytes))).toString('latin1')
  })
}

function textsIn(content: string): string {
  const texts = [...content.matchAll(/\/ActualText<FEFF([0-9a-f]*)>|\(((?:[^\\()]|\\.)*)\) Tj/g)]
  return texts.map(([, drawn, written = '']) => (drawn ? unitsOf(drawn) : lettersOf(written))).join('\n')
}

function unitsOf(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

/** Windows letters; those of the codes 128 to 159 stay codes. */
function lettersOf(written: string): string {
  return written.replace(/\\(.)/g, '$1')
}
