import { isVisible, type Language, wordmark } from '@tameer/contract'
import { html } from 'hono/html'
import sharp, { type OverlayOptions } from 'sharp'
import { type Colour, colours } from '../../core/colours.ts'
import { drawable, knowFonts, pictureFonts } from './picture-fonts.ts'
import type { ShareFace, ShareJob } from './share-face.ts'

// The size that every chat and network shows uncropped.
const [width, height] = [1200, 630]
const inset = 28
const left = 76
const photoLeft = 700
/** The largest logo, and the box around it: at the foot of the sheet, between the brand and the end of the words. */
const logoBox = { room: { width: 240, height: 68 }, pad: 12, radius: 10, middle: 546 }

/**
 * Start of the text, gap between two lines, and font sizes with the height available for each. Nastaliq is twice as
 * tall.
 */
const measures = {
  en: {
    ...{ top: 90, gap: 28, title: 70 },
    above: { size: 28, tallest: 48 },
    below: { size: 30, tallest: 84 },
    label: { size: 30, tallest: 56 },
    amount: { size: 72, tallest: 90 },
  },
  ur: {
    ...{ top: 72, gap: 14, title: 54 },
    above: { size: 24, tallest: 64 },
    below: { size: 24, tallest: 110 },
    label: { size: 24, tallest: 64 },
    amount: { size: 52, tallest: 108 },
  },
}
const light = (name: Colour) => colours[name][0]

/** Draws a share picture as JPEG. It does not depend on the fonts of the machine. */
export async function drawSharePicture({ face, photo, logo }: ShareJob): Promise<Buffer> {
  await knowFonts()
  const { language } = face
  const { top, gap, title: titleSize, ...measure } = measures[language]
  const end = photo ? photoLeft - 40 : width - left
  const room = end - left
  const pieces: Placed[] = []
  if (photo) pieces.push({ ...(await framePhoto(photo)), x: photoLeft, y: inset + 1 })
  pieces.push(brand())
  const box = logo && (await boxLogo(logo))
  if (box) pieces.push({ ...box, x: end - box.width, y: Math.round(logoBox.middle - box.height / 2) })
  const above = await text(face.above, { language, ...measure.above, colour: light('brick'), room })
  const below = await text(face.below, { language, ...measure.below, colour: light('muted'), room })
  const bottom = face.figures ? 300 : 476
  const tallest = bottom - top - 2 * gap - (above?.height ?? 0) - (below?.height ?? 0)
  const title = await text(face.title, { language, size: titleSize, colour: light('ink'), room, tallest })
  pieces.push(...stack([above, title, below], { top, gap }))
  if (face.figures) pieces.push(...(await figures(face.figures, language)))
  return sharp(Buffer.from(sheet(photo !== undefined, language)))
    .composite(pieces.map((piece) => placed(piece, language)))
    .flatten({ background: light('paper') })
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

interface Piece {
  input: Buffer
  width: number
  height: number
}

/** A drawn text, with the size of its letters. */
interface DrawnText extends Piece {
  size: number
}

/** A piece and its position, from the side on which the text begins. */
interface Placed extends Piece {
  x: number
  y: number
}

/** Places a piece. In Urdu positions are mirrored; the pieces themselves are not. */
function placed({ input, x, y, ...piece }: Placed, language: Language): OverlayOptions {
  return { input, left: language === 'ur' ? width - x - piece.width : x, top: y }
}

interface TextOptions {
  language: Language
  size: number
  colour: string
  /** Pixels available across, and down. */
  room: number
  tallest: number
}

/** Draws a text as large as it fits, down to half the size asked for; undefined when no part of it can be drawn. */
async function text(
  words: string,
  { language, size, colour, room, tallest }: TextOptions,
): Promise<DrawnText | undefined> {
  const plain = drawable(words)
  // Joiners may be left over from characters that cannot be drawn.
  if (!isVisible(plain)) return undefined
  // Jost has wide line spacing by itself; Nastaliq needs all its height.
  const spacing = /\p{Script=Arabic}/u.test(plain) ? 1 : 0.78
  // The mark starts every line at the right, also of a title that begins with Latin letters.
  const begun = language === 'ur' ? `\u200f${plain}` : plain
  const markup = String(await html`<span foreground="${colour}" line_height="${spacing}">${begun}</span>`)
  for (let fit = size; ; fit = Math.floor(fit * 0.86)) {
    const font = `${pictureFonts} ${fit}`
    const drawn = await sharp({
      text: { text: markup, font, width: room, dpi: 72, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    const { width: across, height: down } = drawn.info
    if (down <= tallest && across <= room)
      return { input: drawn.data, width: across, height: down, size: fit }
    if (fit < size / 2)
      return { ...(await crop(drawn.data, Math.min(across, room), Math.min(down, tallest))), size: fit }
  }
}

async function crop(input: Buffer, across: number, down: number): Promise<Piece> {
  const data = await sharp(input).extract({ left: 0, top: 0, width: across, height: down }).png().toBuffer()
  return { input: data, width: across, height: down }
}

function stack(pieces: (Piece | undefined)[], { top, gap }: { top: number; gap: number }): Placed[] {
  let y = top
  return pieces.flatMap((piece) => {
    if (!piece) return []
    const place = { ...piece, x: left, y }
    y += piece.height + gap
    return [place]
  })
}

async function figures(list: NonNullable<ShareFace['figures']>, language: Language): Promise<Placed[]> {
  const { label, amount } = measures[language]
  const across = Math.floor((width - 2 * left) / list.length)
  const room = across - 40
  const names = await alike(
    list.map((figure) => figure.label),
    { language, ...label, colour: light('muted'), room },
  )
  const values = await alike(
    list.map((figure) => figure.amount),
    { language, ...amount, colour: light('ink'), room },
  )
  return list.flatMap((_, index) => {
    const x = left + index * across
    const [name, value] = [names[index], values[index]]
    return [
      ...(name ? [{ ...name, x, y: 352 - name.height }] : []),
      ...(value ? [{ ...value, x, y: 376 }] : []),
    ]
  })
}

/** Draws texts of a row in the size of the one that fits with the smallest. */
async function alike(texts: readonly string[], options: TextOptions): Promise<(DrawnText | undefined)[]> {
  const drawn = await Promise.all(texts.map((words) => text(words, options)))
  const size = Math.min(options.size, ...drawn.flatMap((piece) => piece?.size ?? []))
  return Promise.all(
    texts.map((words, index) =>
      drawn[index]?.size === size ? drawn[index] : text(words, { ...options, size }),
    ),
  )
}

/** The wordmark of the client's bar, at the foot of the sheet. */
function brand(): Placed {
  const { viewBox, rise, letters, letterWidth, line, lineWidth } = wordmark
  const size = { width: 160, height: 160 * rise }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="${viewBox}" width="${size.width}" height="${size.height}">
<path d="${letters}" stroke="${light('ink')}" stroke-width="${letterWidth}"/><path d="${line}" stroke="${light('logo-line')}" stroke-width="${lineWidth}"/></svg>`
  return { input: Buffer.from(drawn), ...size, x: left, y: logoBox.middle - size.height / 2 }
}

async function framePhoto(photo: Uint8Array): Promise<Piece> {
  const size = { width: width - inset - 1 - photoLeft, height: height - 2 * inset - 2 }
  const input = await sharp(photo)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .toBuffer()
  return { input, ...size }
}

/**
 * A company's logo in a white box with round corners, in proportion and never enlarged. Undefined when the logo cannot be
 * read: the picture is drawn without it.
 */
async function boxLogo(logo: Uint8Array): Promise<Piece | undefined> {
  const { pad, radius } = logoBox
  const drawn = await fitLogo(logo).catch(() => undefined)
  if (!drawn) return undefined
  const size = { width: drawn.info.width + 2 * pad, height: drawn.info.height + 2 * pad }
  const box = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect x="1" y="1" width="${size.width - 2}" height="${size.height - 2}" rx="${radius}" fill="${light('sheet')}" stroke="${light('line')}" stroke-width="2"/></svg>`
  const input = await sharp(Buffer.from(box))
    .composite([{ input: drawn.data, left: pad, top: pad }])
    .png()
    .toBuffer()
  return { input, ...size }
}

/** Throws when the logo cannot be read. */
async function fitLogo(logo: Uint8Array) {
  const fitted = sharp(logo).resize({ ...logoBox.room, fit: 'inside', withoutEnlargement: true })
  return fitted.png().toBuffer({ resolveWithObject: true })
}

/** An empty sheet: border, corner ticks, the line of the title block, and a measure along its top. */
function sheet(withPhoto: boolean, language: Language): string {
  const turn = language === 'ur' ? ` transform="translate(${width}) scale(-1 1)"` : ''
  const [right, bottom] = [width - inset, height - inset]
  const end = withPhoto ? photoLeft : right
  const ticks = [
    [inset, inset, 1, 1],
    [right, inset, -1, 1],
    [inset, bottom, 1, -1],
    [right, bottom, -1, -1],
  ].map(([x = 0, y = 0, h = 1, v = 1]) => `M${x} ${y + 26 * v}V${y}H${x + 26 * h}`)
  const measure = `M${left} 60H${end - 48}M${left - 5} 67l10-14M${end - 53} 67l10-14`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${light('paper')}" d="M0 0h${width}v${height}H0z"/>
<g${turn}><path fill="none" stroke="${light('line')}" stroke-width="2" d="M${inset} ${inset}H${right}V${bottom}H${inset}zM${inset} 490H${end}${withPhoto ? `M${photoLeft - 1} ${inset}V${bottom}` : ''}"/>
<path fill="none" stroke="${light('edge')}" stroke-width="3" d="${ticks.join('')}"/>
<path fill="none" stroke="${light('brick')}" stroke-width="2" d="${measure}"/></g></svg>`
}
