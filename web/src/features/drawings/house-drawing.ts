import drawings from './drawings.svg?raw'

const size = { width: 760, height: 466 }

/**
 * The drawing of a house as an image for a canvas. `colours` gives the page's colours, by the names of their custom
 * properties. Rejects when it cannot be drawn. Imports all drawings: use it only in parts of the client that are
 * loaded on demand.
 */
export async function houseDrawing(colours: Readonly<Record<string, string>>): Promise<HTMLImageElement> {
  const sheet = new DOMParser().parseFromString(drawings, 'image/svg+xml')
  const symbol = sheet.getElementById('house')
  if (!symbol) throw new Error('no drawing of a house')
  // Its measures are too small to read at this size.
  for (const measure of symbol.querySelectorAll('text')) measure.remove()
  const inner = symbol.innerHTML.replace(
    /var\((--[\w-]+)\)/g,
    (_, property: string) => colours[property] ?? 'none',
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 -8 760 466">${inner}</svg>`
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(size.width, size.height)
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}
