import { isTooNarrow } from '@tameer/contract'
import { isForServer } from './kind-of-file.ts'

const longestSidePx = 2400
const leaveAloneBytes = 4 * 1024 * 1024
const jpegQuality = 0.86
/** A larger file of another kind is hardly a picture, and the browser would read all of it. */
export const mostOtherBytes = 64 * 1024 * 1024

/** A picture as it is sent. */
export interface ReadyPicture {
  file: File
  /** True when it is known that its sides are too different for the server. */
  tooNarrow: boolean
}

/** Size in which a picture is sent: at most 2400 px, or as told, on its longest side, never enlarged. */
export function sentSize(
  width: number,
  height: number,
  longestPx = longestSidePx,
): { width: number; height: number } {
  const scale = Math.min(1, longestPx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes a picture ready for sending. A PNG or JPEG of at most 2400 px and 4 MB is sent as it is; whatever else the
 * browser can show is drawn anew as a JPEG of that size, rotated as its camera intended. A PNG or JPEG that the browser
 * cannot read is sent as it is too, and the server decides about it; any other file gives undefined.
 */
export async function shrinkPhotograph(file: File): Promise<ReadyPicture | undefined> {
  const asIs = (await isForServer(file)) ? file : undefined
  const bitmap = asIs || file.size <= mostOtherBytes ? await decode(file) : undefined
  if (!bitmap) return asIs && { file: asIs, tooNarrow: false }
  const tooNarrow = isTooNarrow(bitmap.width, bitmap.height)
  const ready = (await drawAnew(bitmap, file, asIs !== undefined).catch(() => undefined)) ?? asIs
  bitmap.close()
  return ready && { file: ready, tooNarrow }
}

/** The picture as the browser shows it; undefined when it cannot. It does not decode a picture that is cut off. */
export async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** The picture as a JPEG; undefined when the file `mayStay` and would not become smaller. */
async function drawAnew(bitmap: ImageBitmap, file: File, mayStay: boolean): Promise<File | undefined> {
  const { width, height } = sentSize(bitmap.width, bitmap.height)
  const fits = mayStay && width === bitmap.width && height === bitmap.height
  if (fits && file.size <= leaveAloneBytes) return undefined
  const blob = await drawJpeg(bitmap, width, height, jpegQuality)
  if (!blob || (fits && blob.size >= file.size)) return undefined
  return jpegOf(blob, file)
}

/** A drawn picture under the name of its file. */
export function jpegOf(blob: Blob, { name }: File): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}

/** Draws a picture anew as a JPEG, on white; null when the browser cannot. Sizes in pixels, `quality` to 1. */
export async function drawJpeg(
  bitmap: ImageBitmap,
  width: number,
  height: number,
  quality: number,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency: without this a logo's transparent background would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
