import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A valid JPEG of one colour. */
export function plainJpeg(width = 60, height = 40, background = '#a52'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A valid JPEG in which a device wrote who owns it. */
export function jpegWithExif(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .withExif({ IFD0: { Copyright: 'Farah Siddiqui' } })
    .jpeg()
    .toBuffer()
}

/** A valid PNG of one colour, half transparent. */
export function plainPng(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 20, g: 60, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer()
}

/** A chunk of a PNG with a correct checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function ihdr(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // One bit a pixel, greyscale, no interlace.
  data.set([1, 0, 0, 0, 0], 8)
  return pngChunk('IHDR', data)
}

/** A black PNG of a few bytes, with any number of pixels. */
export function flatPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    pngSignature,
    ihdr(width, height),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A two-frame animation: a black first picture, a white second one. */
export function animatedPng(width = 20, height = 10): Buffer {
  const row = 1 + Math.ceil(width / 8)
  const frame = (fill: number) => {
    const rows = Buffer.alloc(height * row, fill)
    for (let y = 0; y < height; y++) rows[y * row] = 0
    return deflateSync(rows)
  }
  const control = (sequence: number) => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(sequence, 0)
    data.writeUInt32BE(width, 4)
    data.writeUInt32BE(height, 8)
    data.writeUInt16BE(1, 20)
    data.writeUInt16BE(10, 22)
    return pngChunk('fcTL', data)
  }
  const animation = Buffer.alloc(8)
  animation.writeUInt32BE(2, 0)
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), frame(0xff)])
  return Buffer.concat([
    pngSignature,
    ihdr(width, height),
    pngChunk('acTL', animation),
    control(0),
    pngChunk('IDAT', frame(0)),
    control(1),
    pngChunk('fdAT', second),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG as a phone stores it: rotated (orientation 6), red at the top when upright, with a location. */
export async function phoneJpeg(): Promise<Buffer> {
  const [width, height] = [60, 40]
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SECRET-CAMERA', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 1234/100', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
