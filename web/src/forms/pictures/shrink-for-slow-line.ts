import { decode, drawJpeg, jpegOf, mostOtherBytes, sentSize } from './shrink-photograph.ts'

const slowLine = { longestSidePx: 1600, quality: 0.75, plentyBytes: 500 * 1024, lessQuality: 0.6 }

/**
 * Makes a picture of a site as small as a slow line needs: drawn anew as a JPEG of at most 1600 px, above 500 KB once more
 * with less quality. So nothing that the camera wrote into it is sent. Undefined for a file that the browser cannot read.
 */
export async function shrinkForSlowLine(file: File): Promise<File | undefined> {
  const bitmap = file.size <= mostOtherBytes ? await decode(file) : undefined
  if (!bitmap) return undefined
  const { width, height } = sentSize(bitmap.width, bitmap.height, slowLine.longestSidePx)
  try {
    const first = await drawJpeg(bitmap, width, height, slowLine.quality)
    const large = first !== null && first.size > slowLine.plentyBytes
    const blob = large ? await drawJpeg(bitmap, width, height, slowLine.lessQuality) : first
    return blob ? jpegOf(blob, file) : undefined
  } catch {
    return undefined
  } finally {
    bitmap.close()
  }
}
