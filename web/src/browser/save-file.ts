/** Time by which the browser has begun to write the file, ms. */
const keptMs = 60_000

/** Hands a file to the browser, which saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
