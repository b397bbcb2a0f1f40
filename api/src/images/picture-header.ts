import { readFile } from 'node:fs/promises'
import { isTooNarrow, kindOf, maxImagePixels } from '@tameer/contract'
import sharp, { type Metadata } from 'sharp'
import { readStart } from './file-start.ts'
import { ImageProblem } from './image-problem.ts'
import { countScans } from './jpeg-scans.ts'

/**
 * Options of sharp for every file from outside. What a decoder only warns about (a camera's odd header) is taken, as
 * browsers show it; what is cut off is an error.
 */
export const distrust = { limitInputPixels: maxImagePixels, failOn: 'error' } as const

/**
 * Each scan of a progressive JPEG is a pass over all its pixels, however few bytes it takes. Cameras write about ten
 * scans.
 */
const maxScans = 64

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
  const start = typeof input === 'string' ? await readStart(input) : input
  if (start.length === 0) throw new ImageProblem('empty')
  const format = kindOf(start)
  if (format !== 'png' && format !== 'jpeg') throw new ImageProblem('not-a-picture')

  const metadata = await readMetadata(input)
  if (metadata.format !== format) throw new ImageProblem('not-a-picture')
  const { width, height } = metadata.autoOrient
  if (width * height > maxImagePixels) throw new ImageProblem('too-many-pixels')
  if (isTooNarrow(width, height)) throw new ImageProblem('too-narrow')
  if (format === 'jpeg') await requireFewScans(input)
  return { width, height }
}

/** Reads the whole file: uploads are limited to a few megabytes, and the decoder reads it next. */
async function requireFewScans(input: string | Buffer): Promise<void> {
  const jpeg = typeof input === 'string' ? await readFile(input) : input
  if (countScans(jpeg, maxScans) > maxScans) throw new ImageProblem('too-many-scans')
}
