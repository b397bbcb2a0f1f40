import sharp from 'sharp'

/**
 * Makes a valid progressive JPEG of one colour with that many scans, at most 2,647. The first scan comes from a real
 * picture; each further one adds one bit of one coefficient, which is zero.
 */
export async function manyScansJpeg(scans: number, width = 8, height = width): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const first = jpeg.subarray(0, endOfFirstScan(jpeg))
  const zeros = zeroBlocks(Math.ceil(width / 8) * Math.ceil(height / 8))
  const further = scanHeads()
    .slice(0, scans - 1)
    .flatMap((head) => [head, zeros])
  return Buffer.concat([first, endOfBlocksTable, ...further, Buffer.from([0xff, 0xd9])])
}

function endOfFirstScan(jpeg: Buffer): number {
  let at = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2
  while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at += 1
  return at
}

/**
 * Headers of the scans: every bit of every coefficient except the first, from the highest, of each of the three
 * components.
 */
function scanHeads(): Buffer[] {
  const heads: Buffer[] = []
  for (const component of [1, 2, 3]) {
    for (let coefficient = 1; coefficient < 64; coefficient += 1) {
      for (let bit = 13; bit >= 0; bit -= 1) {
        const bits = ((bit === 13 ? 0 : bit + 1) << 4) | bit
        heads.push(Buffer.from([0xff, 0xda, 0, 8, 1, component, 0, coefficient, coefficient, bits]))
      }
    }
  }
  return heads
}

/**
 * Huffman table with fifteen symbols of four bits each: "the next 2 to the n blocks are zero, and so many more", n from
 * 0 to 14.
 */
const endOfBlocksTable = Buffer.from([
  ...[0xff, 0xc4, 0, 19 + 15, 0x10],
  ...Array.from({ length: 16 }, (_, length) => (length === 3 ? 15 : 0)),
  ...Array.from({ length: 15 }, (_, n) => n << 4),
])

function zeroBlocks(count: number): Buffer {
  let bits = ''
  for (let left = count; left > 0; ) {
    const n = Math.min(14, Math.floor(Math.log2(left)))
    bits += n.toString(2).padStart(4, '0') + '0'.repeat(n)
    left -= 2 ** n
  }
  const bytes = bits.match(/.{1,8}/g)?.map((one) => Number.parseInt(one.padEnd(8, '1'), 2)) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}
