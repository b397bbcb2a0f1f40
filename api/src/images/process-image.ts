import { fallbackName, type ImageKind, largestWidth, webpName, widthsFor } from '@tameer/contract'
import sharp from 'sharp'
import { ImageProblem } from './image-problem.ts'
import type { NamedBytes } from './image-store.ts'
import { distrust, judgePicture } from './picture-header.ts'

// The queue works on several pictures at once, each on one thread; libvips' cache would keep decoded pictures in
// memory.
sharp.cache(false)
sharp.concurrency(1)

const webp = { alphaQuality: 90, effort: 5 }
/**
 * Cards and slides show two or more stored pixels for one of the page's, so a loss of quality is not visible there. A
 * picture of this width or more may be looked at closely.
 */
const closePx = 1200
const jpeg = { quality: 80, progressive: true }

export interface ProcessedImage {
  /** Size in pixels of the fallback and the widest WebP. */
  width: number
  height: number
  /** All stored forms, named after `file`. */
  variants: NamedBytes[]
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Decodes a file to upright sRGB pixels and nothing else: forms made from them cannot contain its metadata. */
async function readPixels(input: string | Buffer, width: number): Promise<Pixels> {
  try {
    return await sharp(input, distrust)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new ImageProblem('damaged', error)
  }
}

function fromPixels({ data, info }: Pixels) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/**
 * Makes the stored forms of a picture from outside: a path, or its bytes. Throws ImageProblem when it is not an intact
 * PNG or JPEG within the limits. Of an animated PNG only the still picture is used.
 */
export async function processImage(
  input: string | Buffer,
  file: string,
  kind: ImageKind,
): Promise<ProcessedImage> {
  const original = await judgePicture(input)
  const pixels = await readPixels(input, largestWidth(original.width, kind))
  const { width, height } = pixels.info

  // One form after the other: the queue keeps the cores busy with other pictures, and memory stays bounded.
  const variants: NamedBytes[] = []
  for (const size of widthsFor(width, kind)) {
    const quality = size < closePx ? 50 : 76
    const bytes = await fromPixels(pixels)
      .resize({ width: size })
      .webp({ ...webp, quality })
      .toBuffer()
    variants.push({ name: webpName(file, size), bytes })
  }
  const fallback = await fromPixels(pixels).flatten({ background: '#ffffff' }).jpeg(jpeg).toBuffer()
  variants.push({ name: fallbackName(file), bytes: fallback })
  return { width, height, variants }
}
