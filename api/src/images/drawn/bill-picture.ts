import { type Language, wordmark } from '@tameer/contract'
import { html, raw } from 'hono/html'
import sharp from 'sharp'
import { type Colour, colours, drawingColours } from '../../core/colours.ts'
import { drawable, knowFonts, pictureFonts } from './picture-fonts.ts'
import type { BillFace } from './share-face.ts'

const [width, height] = [1080, 1350]
const inset = 64
const inner = width - 2 * inset
const bodySize = 34
const titleSizes = [66, 58, 50, 42]
/** Smaller an address is not read on a phone. */
const smallestAddress = 26
const house = { width: 452, height: 277 }
const headLine = 444
const gradesTop = 686
const gradesHeight = 114
const stagesTop = 846
const stageHeight = 54
const footHeight = 71
/** Nastaliq is twice as tall as Latin letters of the same size. */
const nastaliqScale = 0.74

type Svg = ReturnType<typeof html>

interface Look {
  size: number
  colour?: Colour | 'on-blue'
  align?: 'start' | 'middle' | 'end'
  /** Pixels from where the line begins, at the left, or at the right in Urdu. */
  from?: number
}

const light = (name: Colour | 'on-blue') => (name === 'on-blue' ? '#ffffff' : colours[name][0])

/**
 * Draws a page of a bill as PNG, which has a third of the bytes of a JPEG: the house, its total with low and high, the
 * grades and the money by stage. Its letters can be read on a phone.
 */
export async function drawBillPicture(face: BillFace): Promise<Buffer> {
  await knowFonts()
  const parts = [head(face), total(face), grades(face), stages(face), foot(face)]
  const svg = await html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${light('paper')}" d="M0 0h${width}v${height}H0z"/>${await Promise.all(parts)}</svg>`
  return (
    sharp(Buffer.from(String(svg)))
      .flatten({ background: light('paper') })
      // With less effort the flat colours are not the page's own.
      .png({ palette: true, quality: 90, dither: 0, effort: 7 })
      .toBuffer()
  )
}

/** Position on the sheet of one along its lines. */
function across(language: Language, along: number): number {
  return language === 'ur' ? width - inset - along : inset + along
}

/** Left edge of something that begins there and is so wide. */
function leftOf(language: Language, from: number, wide: number): number {
  return language === 'ur' ? across(language, from + wide) : across(language, from)
}

interface Box {
  from?: number
  top: number
  width?: number
  height: number
  edge?: Colour
}

function box(
  language: Language,
  fill: Colour,
  { from = 0, top, width: wide = inner, height: high, edge }: Box,
): Svg {
  const line = edge && html` stroke="${light(edge)}" stroke-width="2"`
  return html`<rect x="${leftOf(language, from, wide)}" y="${top}" width="${wide}" height="${high}" fill="${light(fill)}"${line}/>`
}

/** Size of letters of a text in that language. */
function sizeIn(language: Language, size: number): number {
  return language === 'ur' ? size * nastaliqScale : size
}

function line(language: Language, base: number, { align = 'start', from = 0 }: Look, content: Svg): Svg {
  const along = { start: from, middle: inner / 2, end: inner - from }[align]
  return html`<text x="${across(language, along)}" y="${base}" text-anchor="${align}" direction="${language === 'ur' ? 'rtl' : 'ltr'}" font-family="${pictureFonts}">${content}</text>`
}

function text(language: Language, words: string, base: number, look: Look): Svg {
  const content = html`<tspan font-size="${sizeIn(language, look.size)}" fill="${light(look.colour ?? 'ink')}">${drawable(words)}</tspan>`
  return line(language, base, look, content)
}

/** An amount such as `1.43 Crore`: its unit stands smaller behind the figure, which is as tall in every language. */
function amount(
  language: Language,
  words: string,
  base: number,
  { unitSize, ...look }: Look & { unitSize: number },
): Svg {
  const [, figure = words, unit = ''] = /^(\d.*) (\D+)$/.exec(words) ?? []
  const { size, colour } = look
  const gap = unitSize * (language === 'ur' ? -0.28 : 0.28)
  const content = html`<tspan font-size="${size}" fill="${light(colour ?? 'ink')}">${drawable(figure)}</tspan><tspan dx="${gap}" font-size="${sizeIn(language, unitSize)}" fill="${light(colour ?? 'muted')}">${drawable(unit)}</tspan>`
  return line(language, base, look, content)
}

/** Size at which widths are measured; they grow with it. */
const measuredAt = 40

async function widthOf(language: Language, words: string, size: number): Promise<number> {
  const markup = String(await html`${drawable(words) || '.'}`)
  const { info } = await sharp({ text: { text: markup, font: `${pictureFonts} ${measuredAt}`, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (info.width * sizeIn(language, size)) / measuredAt
}

/** The size, smaller when the text would be longer than the room. */
async function fit(language: Language, words: string, room: number, size = bodySize): Promise<number> {
  return Math.min(size, (size * room) / (await widthOf(language, words, size)))
}

async function linesIn(language: Language, words: string, room: number, size: number): Promise<string[]> {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (await widthOf(language, longer, size)) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The title as large as fits: in two lines, in Urdu in one. */
async function titleIn(language: Language, title: string, room: number) {
  for (const size of titleSizes) {
    const lines = await linesIn(language, title, room, size)
    const widest = await Promise.all(lines.map((one) => widthOf(language, one, size)))
    if (lines.length <= (language === 'ur' ? 1 : 2) && Math.max(...widest) <= room) return { size, lines }
  }
  return { size: await fit(language, title, room, titleSizes.at(-1)), lines: [title] }
}

async function head({ language, title, facts, prices, house: drawing }: BillFace): Promise<Svg[]> {
  const room = inner - house.width - 24
  const gap = language === 'ur' ? 50 : 44
  const firstFact = headLine - 36 - (facts.length - 1) * gap
  const besideMark = inner - 190 - 24
  const { size, lines } = await titleIn(language, title, room)
  const titleBase = firstFact - 62
  return [
    mark(language),
    text(language, prices, 114, {
      size: await fit(language, prices, besideMark),
      colour: 'muted',
      align: 'end',
    }),
    ...(drawing ? [houseIn(language, drawing)] : []),
    box(language, 'ink', { top: headLine - 1, height: 2 }),
    ...(await Promise.all(
      facts.map(async (fact, at) =>
        text(language, fact, firstFact + at * gap, {
          size: await fit(language, fact, room),
          colour: 'muted',
        }),
      ),
    )),
    ...lines.toReversed().map((one, at) => text(language, one, titleBase - at * size * 1.06, { size })),
  ]
}

/** The wordmark of the client's bar; never mirrored. */
function mark(language: Language): Svg {
  const { letters, letterWidth, line: measure, lineWidth } = wordmark
  return html`<g fill="none" transform="translate(${leftOf(language, 0, 190)} 44) scale(${190 / 144})"><path d="${letters}" stroke="${light('ink')}" stroke-width="${letterWidth}"/><path d="${measure}" stroke="${light('logo-line')}" stroke-width="${lineWidth}"/></g>`
}

function houseIn(language: Language, drawing: string): Svg {
  const coloured = drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => drawingColours[name] ?? 'none')
  return html`<svg x="${leftOf(language, inner - house.width, house.width)}" y="${headLine - house.height}" width="${house.width}" height="${house.height}" viewBox="0 -8 760 466">${raw(coloured)}</svg>`
}

function total({ language, amount: most, beside, low, high, likelyAt }: BillFace): Svg[] {
  return [
    amount(language, most, 572, { size: 132, unitSize: 46 }),
    ...beside.toReversed().map((one, at) =>
      text(language, one, 572 - at * 43, {
        size: bodySize,
        colour: at === 0 && beside.length > 1 ? 'ink' : 'muted',
        align: 'end',
      }),
    ),
    box(language, 'blue', { top: 605, height: 14 }),
    box(language, 'brick', { from: likelyAt * inner - 3, top: 601, width: 6, height: 22 }),
    text(language, low, 660, { size: bodySize }),
    text(language, high, 660, { size: bodySize, align: 'end' }),
  ]
}

function grades({ language, grades: all }: BillFace): Svg[] {
  const wide = inner / all.length
  return all.flatMap(({ name, amount: most, chosen }, at) => {
    const from = at * wide
    const colour = chosen ? ({ colour: 'on-blue' } as const) : {}
    return [
      box(language, chosen ? 'blue' : 'sheet', {
        from,
        top: gradesTop,
        width: wide,
        height: gradesHeight,
        edge: 'edge',
      }),
      text(language, name, gradesTop + 42, { size: bodySize, from: from + 20, ...colour }),
      amount(language, most, gradesTop + 94, { size: 48, unitSize: bodySize, from: from + 20, ...colour }),
    ]
  })
}

function stages({ language, stagesTitle, stages: all }: BillFace): Svg[] {
  const rows = all.flatMap(({ name, amount: most, from, length }, at) => {
    const bottom = stagesTop + 29 + (at + 1) * stageHeight
    return [
      text(language, name, bottom - 18, { size: bodySize }),
      amount(language, most, bottom - 17, { size: 38, unitSize: bodySize, align: 'end' }),
      box(language, 'line', { top: bottom - 2, height: 2 }),
      box(language, 'blue', { from: from * inner, top: bottom - 4, width: length * inner, height: 6 }),
    ]
  })
  return [
    text(language, stagesTitle, stagesTop + 14, { size: 40 }),
    box(language, 'edge', { top: stagesTop + 27, height: 2 }),
    ...rows,
  ]
}

/** The address is read from left to right in Urdu too. A house with much of its own has a long one: then the site alone. */
async function foot({ address, site }: BillFace): Promise<Svg[]> {
  const fitted = await fit('en', address, inner)
  const [shown, size] = fitted < smallestAddress ? [site, bodySize] : [address, fitted]
  return [
    box('en', 'sky', { from: -inset, top: height - footHeight, width, height: footHeight }),
    text('en', shown, height - 25, { size, align: 'middle' }),
  ]
}
