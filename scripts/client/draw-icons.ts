// Draws every icon of the product from its logo, web/public/favicon.svg: `npm run icons` after changing it.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../web/public')
const ground = '#0a3d6e'
/** Width and height of the logo. */
const units = 32

/** Draws the logo as a PNG. `share` is the part of the square that it fills; the rest is background. */
async function draw(mark: string, size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share)
  const edge = Math.round((size - inner) / 2)
  const picture = await sharp(Buffer.from(mark), { density: (72 * inner) / units })
    .resize(inner, inner)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: picture, left: edge, top: edge }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Makes an .ico file of PNG pictures: a directory of 16 bytes each, then the pictures. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
const save = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes)

await save('icon-192.png', await draw(mark, 192))
await save('icon-512.png', await draw(mark, 512))
// A launcher may cut a maskable icon to a circle of 80 % of its width: the logo's corners stay inside it.
await save('icon-maskable-512.png', await draw(mark, 512, 0.7))
await save('apple-touch-icon.png', await draw(mark, 180, 0.88))
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(mark, size) })))
await save('favicon.ico', icoOf(small))
