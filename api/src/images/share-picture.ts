import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { html } from 'hono/html'
import sharp, { type OverlayOptions } from 'sharp'
import { type Colour, colours } from '../core/colours.ts'
import { projectRoot } from '../core/project-root.ts'
import type { ShareFace, ShareJob } from './share-face.ts'

// The size every chat and network shows whole.
const [width, height] = [1200, 630]
const inset = 28
const left = 76
const photoLeft = 700
// Where the words begin, and the room between two of them.
const [top, gap] = [90, 28]
const light = (name: Colour) => colours[name][0]

const fonts = 'Jost Medium,Noto Nastaliq Urdu Medium'
const require = createRequire(import.meta.url)
const latinFont = require.resolve('@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf')
const urduFont = require.resolve(
  '@expo-google-fonts/noto-nastaliq-urdu/500Medium/NotoNastaliqUrdu_500Medium.ttf',
)

/** Everything the two fonts have no letters for: a machine without fonts would draw boxes. */
const undrawable =
  /[^\p{Script=Latin}\p{Script=Arabic}\u0020-\u007e\u00a0-\u00ff\p{Script=Inherited}\u060c\u061b\u061f\u200c\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022]/gu

/** Draws a share picture as JPEG: nothing of it depends on what is installed on the machine. */
export async function drawSharePicture({ face, photo }: ShareJob): Promise<Buffer> {
  await knowUrduFont()
  const room = (photo ? photoLeft - 40 : width - left) - left
  const parts: OverlayOptions[] = []
  if (photo) parts.push({ input: await framePhoto(photo), left: photoLeft, top: inset + 1 })
  parts.push(...(await brand()))
  const above = await text(face.above, { size: 28, colour: light('brick'), room, tallest: 48 })
  const below = await text(face.below, { size: 30, colour: light('muted'), room, tallest: 84 })
  const bottom = face.figures ? 300 : 476
  const tallest = bottom - top - 2 * gap - (above?.height ?? 0) - (below?.height ?? 0)
  const title = await text(face.title, { size: 70, colour: light('ink'), room, tallest })
  parts.push(...stack([above, title, below]))
  if (face.figures) parts.push(...(await figures(face.figures)))
  return sharp(Buffer.from(sheet(photo !== undefined)))
    .composite(parts)
    .flatten({ background: light('paper') })
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

interface Piece {
  input: Buffer
  width: number
  height: number
}

interface TextOptions {
  size: number
  colour: string
  /** Pixels there are across, and down. */
  room: number
  tallest: number
}

/** Sets a text as large as it fits, down to half the size asked for; undefined when nothing of it can be drawn. */
async function text(words: string, { size, colour, room, tallest }: TextOptions): Promise<Piece | undefined> {
  const plain = words.normalize('NFC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
  if (plain === '') return undefined
  // Jost stands far apart by itself; Nastaliq needs all its height.
  const spacing = /\p{Script=Arabic}/u.test(plain) ? 1 : 0.78
  const markup = String(await html`<span foreground="${colour}" line_height="${spacing}">${plain}</span>`)
  for (let fit = size; ; fit = Math.floor(fit * 0.86)) {
    const font = `${fonts} ${fit}`
    const drawn = await sharp({
      text: { text: markup, font, fontfile: latinFont, width: room, dpi: 72, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    const { width: across, height: down } = drawn.info
    if (down <= tallest && across <= room) return { input: drawn.data, width: across, height: down }
    if (fit < size / 2) return crop(drawn.data, Math.min(across, room), Math.min(down, tallest))
  }
}

async function crop(input: Buffer, across: number, down: number): Promise<Piece> {
  const data = await sharp(input).extract({ left: 0, top: 0, width: across, height: down }).png().toBuffer()
  return { input: data, width: across, height: down }
}

function stack(pieces: (Piece | undefined)[]): OverlayOptions[] {
  let y: number = top
  return pieces.flatMap((piece) => {
    if (!piece) return []
    const place = { input: piece.input, left, top: y }
    y += piece.height + gap
    return [place]
  })
}

async function figures(list: NonNullable<ShareFace['figures']>): Promise<OverlayOptions[]> {
  const across = (width - 2 * left) / list.length
  const placed = list.map(async ({ label, amount }, index) => {
    const x = Math.round(left + index * across)
    const name = await text(label, { size: 30, colour: light('muted'), room: across - 40, tallest: 40 })
    const value = await text(amount, {
      size: 72,
      colour: light('ink'),
      room: across - 40,
      tallest: 90,
    })
    return [
      ...(name ? [{ input: name.input, left: x, top: 352 - name.height }] : []),
      ...(value ? [{ input: value.input, left: x, top: 376 }] : []),
    ]
  })
  return (await Promise.all(placed)).flat()
}

/** The mark beside the name, in the foot of the sheet. */
async function brand(): Promise<OverlayOptions[]> {
  const mark = readMark()
  const name = await text('Tameer', { size: 40, colour: light('ink'), room: 300, tallest: 60 })
  const size = 56
  const drawn = mark && (await sharp(mark, { density: 300 }).resize(size, size).png().toBuffer())
  return [
    ...(drawn ? [{ input: drawn, left, top: 518 }] : []),
    ...(name ? [{ input: name.input, left: drawn ? left + size + 18 : left, top: 530 }] : []),
  ]
}

/** The client's own mark, if it has been built. */
function readMark(): Buffer | undefined {
  try {
    return readFileSync(join(projectRoot(), 'web', 'dist', 'favicon.svg'))
  } catch {
    return undefined
  }
}

function framePhoto(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo)
    .resize(width - inset - 1 - photoLeft, height - 2 * inset - 2, { fit: 'cover', position: 'attention' })
    .toBuffer()
}

/** An empty sheet: border, corner ticks, the line of the title block, and a measure along its top. */
function sheet(withPhoto: boolean): string {
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
<path fill="none" stroke="${light('line')}" stroke-width="2" d="M${inset} ${inset}H${right}V${bottom}H${inset}zM${inset} 490H${end}${withPhoto ? `M${photoLeft - 1} ${inset}V${bottom}` : ''}"/>
<path fill="none" stroke="${light('edge')}" stroke-width="3" d="${ticks.join('')}"/>
<path fill="none" stroke="${light('brick')}" stroke-width="2" d="${measure}"/></svg>`
}

let urduFontKnown: Promise<unknown> | undefined

/** A drawing names one font file; those named before stay known, so that either font can stand in for the other. */
function knowUrduFont(): Promise<unknown> {
  urduFontKnown ??= sharp({ text: { text: '.', fontfile: urduFont } })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      // The next drawing tries again.
      urduFontKnown = undefined
      throw error
    })
  return urduFontKnown
}
