import { isVisible, type Language } from '@tameer/contract'
import { html } from 'hono/html'
import sharp from 'sharp'
import type { Colour } from '../../core/colours.ts'
import { drawable, knowFonts, latinFontFile, pictureFonts } from '../drawn/picture-fonts.ts'
import { type PdfFile, pdfText } from './pdf-file.ts'
import { type Piece, pageHeight, partsOf, showImage, startAt, type TextLook } from './piece.ts'

/** Pixels of drawn text for each point: 216 dots an inch. */
const sharpness = 3
const runsLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Lays out a text as a drawing of it, with its letters for readers and searches. The same text in the same look is drawn once.
 * Letters that the fonts do not have are left out; three dots stand for a text of which nothing is left.
 */
export type DrawnLines = (text: string, look: TextLook) => Promise<Piece>

/** Draws texts that are not in Latin letters: only a text engine joins the letters of Nastaliq. */
export function createDrawnLines(file: PdfFile, language: Language): DrawnLines {
  const scales = new Map<Colour, number>()
  const pieces = new Map<string, Promise<Piece>>()

  async function lay(text: string, look: TextLook): Promise<Piece> {
    const letters = drawable(text)
    const plain = isVisible(letters) ? letters : '…'
    await knowFonts()
    // The mark starts every line at the right, also of one that begins with Latin letters.
    const { data, info } = await drawText(language === 'ur' ? `\u200f${plain}` : plain, look)
    const scale = scales.get(look.colour) ?? putScale(file, look.colour)
    scales.set(look.colour, scale)
    const pixels = `/Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/BitsPerComponent 8`
    const image = file.putData(`${pixels}/ColorSpace ${scale} 0 R`, data)
    const size = { width: Math.min(look.room, info.width / sharpness), height: info.height / sharpness }
    return {
      width: size.width,
      height: size.height + 2,
      toLeft: runsLeft.test(plain),
      uses: [image],
      draw: (x, top) => {
        const y = pageHeight - top - 1 - size.height
        // An unseen space carries the letters.
        const carrier = `q BT /F ${look.size} Tf 3 Tr ${startAt(x, y)} ( ) Tj ET Q`
        return `/Span<</ActualText${pdfText(text)}>>BDC ${carrier} ${showImage(image, { x, y, ...size })} EMC\n`
      },
    }
  }

  return (text, look) => {
    const key = JSON.stringify([text, look])
    const piece = pieces.get(key) ?? lay(text, look)
    pieces.set(key, piece)
    return piece
  }
}

/** How much of each pixel a text covers, 0 to 255. */
async function drawText(text: string, { size, room }: TextLook) {
  const drawing = {
    text: String(await html`${text}`),
    font: `${pictureFonts} ${size}`,
    fontfile: latinFontFile,
    width: Math.floor(room * sharpness),
    dpi: 72 * sharpness,
    wrap: 'word-char',
  } as const
  return sharp({ text: drawing }).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
}

/** The colours between white and this one, by how much of a pixel is covered. */
function putScale(file: PdfFile, colour: Colour): number {
  const ink = partsOf(colour)
  const steps = Array.from({ length: 256 }, (_, step) => ink.map((part) => 255 + ((part - 255) * step) / 255))
  return file.put(`[/Indexed/DeviceRGB 255<${Buffer.from(steps.flat()).toString('hex')}>]`)
}
