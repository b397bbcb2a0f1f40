import sharp from 'sharp'
import type { MadePaper, PaperBlock, PaperItem, PaperJob, PaperPicture, ReadStored } from './paper-job.ts'
import { createPages, type PaperPages, pageRoom } from './paper-pages.ts'
import { createPaperText, type PaperText } from './paper-text.ts'
import { createPdfFile, type PdfFile } from './pdf-file.ts'
import { type Piece, pageHeight, showImage } from './piece.ts'

/** Two pictures stand beside each other, each at most so wide and high, in points. */
const gap = 14
const pictureRoom = { width: (pageRoom - gap) / 2, height: 200 }
/** Pixels of a picture for each point: 240 dots an inch. */
const sharpness = 3.3
const quality = 70

interface Drawing {
  file: PdfFile
  text: PaperText
  pages: PaperPages
  read: ReadStored
  noPicture: string
}

/**
 * Writes a paper as a PDF. One row of pictures is in memory at a time. Throws the disk's error when the file cannot be written;
 * a picture that is missing or damaged has a text in its place.
 */
export async function drawPaper(job: PaperJob, read: ReadStored): Promise<MadePaper> {
  const file = createPdfFile(job.path)
  try {
    const text = createPaperText(file, job.language)
    const pages = createPages(file, text, job.language)
    const drawing = { file, text, pages, read, noPicture: job.noPicture }
    for (const block of job.blocks) await drawBlock(drawing, block)
    return await pages.finish(job)
  } finally {
    file.close()
  }
}

async function drawBlock(drawing: Drawing, block: PaperBlock): Promise<void> {
  const { text, pages } = drawing
  if (block.kind === 'item') return drawItem(drawing, block)
  if (block.kind === 'title') {
    await drawLine(drawing, await text.lay(block.text, { size: 24, colour: 'ink', room: pageRoom }), 4)
    await drawLine(drawing, await text.lay(block.below, { size: 11, colour: 'brick', room: pageRoom }), 12)
    return
  }
  if (block.kind === 'text') {
    return drawLine(drawing, await text.lay(block.text, { size: 9.5, colour: 'muted', room: pageRoom }), 5)
  }
  // A heading never stands alone at the end of a page.
  pages.need(90)
  pages.move(16)
  await drawLine(drawing, await text.lay(block.text, { size: 15, colour: 'ink', room: pageRoom }), 6)
}

async function drawLine({ pages }: Drawing, piece: Piece | undefined, after: number): Promise<void> {
  if (!piece) return
  pages.need(piece.height)
  pages.put(piece)
  pages.move(piece.height + after)
}

async function drawItem(drawing: Drawing, item: PaperItem): Promise<void> {
  const { text, pages } = drawing
  const { name, value = '', remarks = [], pictures = [] } = item
  const end = await text.lay(value, { size: 10.5, colour: 'ink', room: pageRoom / 2 })
  const room = end ? pageRoom - end.width - 12 : pageRoom
  const start = await text.lay(name, { size: 10.5, colour: 'ink', room })
  const looks = remarks.map((remark) => text.lay(remark, { size: 9.5, colour: 'muted', room: pageRoom }))
  const below = (await Promise.all(looks)).filter((piece) => piece !== undefined)
  const head = Math.max(start?.height ?? 0, end?.height ?? 0)
  const rows = pairs(pictures)
  const first = rows[0] && (await layRow(drawing, rows[0]))
  const height = head + below.reduce((sum, piece) => sum + piece.height, 0)
  pages.need(height + 14 + (first?.height ?? 0))
  pages.rule()
  pages.move(6)
  if (start) pages.put(start, { width: room })
  if (end) pages.put(end, { atEnd: true })
  pages.move(head)
  for (const piece of below) await drawLine(drawing, piece, 1)
  pages.move(5)
  if (first) putRow(pages, first)
  for (const row of rows.slice(1)) putRow(pages, await layRow(drawing, row))
}

/** Two pictures with what stands below them. */
interface Row {
  height: number
  pieces: { piece: Piece; inset: number; below: number }[]
}

async function layRow(drawing: Drawing, row: readonly PaperPicture[]): Promise<Row> {
  const cells = await Promise.all(row.map((picture) => layPicture(drawing, picture)))
  const pieces = cells.flatMap((cell, place) => {
    let below = 0
    return cell.map((piece) => {
      const placed = { piece, inset: place * (pictureRoom.width + gap), below }
      below += piece.height + 3
      return placed
    })
  })
  return { height: Math.max(...pieces.map(({ piece, below }) => below + piece.height)) + 10, pieces }
}

function putRow(pages: PaperPages, { height, pieces }: Row): void {
  pages.need(height)
  for (const { piece, inset, below } of pieces) pages.put(piece, { inset, below, width: pictureRoom.width })
  pages.move(height)
}

/** A picture, its caption, and its hash on one line. */
async function layPicture(drawing: Drawing, picture: PaperPicture): Promise<Piece[]> {
  const { text, noPicture } = drawing
  const { width: room } = pictureRoom
  const shown =
    (await layImage(drawing, picture.name)) ??
    (await text.lay(noPicture, { size: 9.5, colour: 'brick', room }))
  const caption = await text.lay(picture.caption, { size: 9, colour: 'ink', room })
  const hash = await text.lay(picture.sha256, { size: 6, colour: 'muted', room })
  return [shown, caption, hash].filter((piece) => piece !== undefined)
}

/** A smaller copy of a stored picture; undefined when it is missing or damaged. */
async function layImage({ file, read }: Drawing, name: string): Promise<Piece | undefined> {
  const stored = await read(name)
  if (!stored) return undefined
  const box = { width: pictureRoom.width * sharpness, height: pictureRoom.height * sharpness }
  const made = await sharp(stored)
    .resize({
      width: Math.round(box.width),
      height: Math.round(box.height),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!made) return undefined
  const { data, info } = made
  const pixels = `/Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/BitsPerComponent 8`
  const space = info.channels === 1 ? '/DeviceGray' : '/DeviceRGB'
  const image = file.putData(`${pixels}/ColorSpace${space}`, data, 'DCTDecode')
  const scale = Math.min(1, pictureRoom.width / info.width, pictureRoom.height / info.height)
  const [width, height] = [info.width * scale, info.height * scale]
  return {
    width,
    height,
    uses: [image],
    draw: (x, top) => `${showImage(image, { x, y: pageHeight - top - height, width, height })}\n`,
  }
}

function pairs<Value>(values: readonly Value[]): Value[][] {
  return values.flatMap((_, place) => (place % 2 === 0 ? [values.slice(place, place + 2)] : []))
}
