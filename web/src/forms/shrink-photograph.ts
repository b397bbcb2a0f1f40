const longestSidePx = 2400
const leaveAloneBytes = 4 * 1024 * 1024
const jpegQuality = 0.86

/** Size in which a picture is sent: at most 2400 px on its longest side, never enlarged. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Shrinks a picture over 2400 px or 4 MB into a smaller JPEG, rotated as its camera intended. A file that the
 * browser cannot read is returned unchanged, and the server decides about it.
 */
export async function shrinkPhotograph(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = sentSize(bitmap.width, bitmap.height)
    const fits = width === bitmap.width && height === bitmap.height
    if (fits && file.size <= leaveAloneBytes) {
      bitmap.close()
      return file
    }
    const blob = await drawJpeg(bitmap, width, height)
    bitmap.close()
    if (!blob || (fits && blob.size >= file.size)) return file
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return file
  }
}

async function drawJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}
