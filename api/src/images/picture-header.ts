import { open, readFile } from 'node:fs/promises'
import { maxImagePixels } from '@tameer/contract'
import sharp, { type Metadata } from 'sharp'
import { ImageProblem } from './image-problem.ts'
import { countScans } from './jpeg-scans.ts'

/** Options of sharp for every file from outside. */
export const distrust = { limitInputPixels: maxImagePixels, failOn: 'warning' } as const

/** A decoder holds several whole rows of pixels: this bounds their memory, and keeps every size within WebP's 16383. */
const maxLengthToWidth = 10

/**
 * Each scan of a progressive JPEG is a pass over all its pixels, however few bytes it takes. Cameras write about ten
 * scans.
 */
const maxScans = 64

const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function readMetadata(input: string | Buffer): Promise<Metadata> {
  try {
    return await sharp(input, distrust).metadata()
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new ImageProblem(tooLarge ? 'too-many-pixels' : 'damaged', error)
  }
}

/**
 * Checks a file by its first bytes and its header, before any pixel is decoded. Throws ImageProblem. Returns the width
 * and height of the upright picture, in pixels.
 */
export async function judgePicture(input: string | Buffer): Promise<{ width: number; height: number }> {
  const start = typeof input === 'string' ? await firstBytes(input) : input.subarray(0, 8)
  if (start.length === 0) throw new ImageProblem('empty')
  const format = (['png', 'jpeg'] as const).find((one) =>
    start.subarray(0, signatures[one].length).equals(signatures[one]),
  )
  if (!format) throw new ImageProblem('not-a-picture')

  const metadata = await readMetadata(input)
  if (metadata.format !== format) throw new ImageProblem('not-a-picture')
  const { width, height } = metadata.autoOrient
  if (width * height > maxImagePixels) throw new ImageProblem('too-many-pixels')
  if (Math.max(width, height) > maxLengthToWidth * Math.min(width, height)) {
    throw new ImageProblem('too-narrow')
  }
  if (format === 'jpeg') await requireFewScans(input)
  return { width, height }
}

/** Reads the whole file: uploads are limited to a few megabytes, and the decoder reads it next. */
async function requireFewScans(input: string | Buffer): Promise<void> {
  const jpeg = typeof input === 'string' ? await readFile(input) : input
  if (countScans(jpeg, maxScans) > maxScans) throw new ImageProblem('too-many-scans')
}
