import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { manyScansJpeg } from '../../test/many-scans.ts'
import { animatedPng, flatPng, phoneJpeg, plainJpeg, plainPng, pngChunk } from '../../test/pictures.ts'
import { processImage } from './process-image.ts'

const file = '01890a5d-ac96-774b-bcce-b302099a8057'

async function reasonOf(input: Buffer): Promise<string> {
  return processImage(input, file, 'photograph').then(
    () => 'accepted',
    (error: { reason?: string }) => error.reason ?? String(error),
  )
}

async function variantOf(input: Buffer, ending: string, kind: 'photograph' | 'logo' = 'photograph') {
  const { variants } = await processImage(input, file, kind)
  const found = variants.find(({ name }) => name === `${file}${ending}`)
  if (!found) throw new Error(`no ${ending} among ${variants.map(({ name }) => name)}`)
  return found.bytes
}

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const area = sharp(bytes).extract({ left, top, width: 1, height: 1 }).toColourspace('srgb')
  return [...(await area.raw().toBuffer())]
}

it('makes three WebP widths and a fallback of a large photograph, and returns the size of the largest', async () => {
  const made = await processImage(await plainJpeg(2000, 1000), file, 'photograph')
  expect(made).toMatchObject({ width: 1600, height: 800 })
  const sizes = await Promise.all(
    made.variants.map(async ({ name, bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata()
      return [name.slice(file.length), format, width, height]
    }),
  )
  expect(sizes).toEqual([
    ['-400.webp', 'webp', 400, 200],
    ['-800.webp', 'webp', 800, 400],
    ['-1600.webp', 'webp', 1600, 800],
    ['.jpg', 'jpeg', 1600, 800],
  ])
})

it('never enlarges, down to a single pixel', async () => {
  const made = await processImage(await plainPng(1, 1), file, 'logo')
  expect(made).toMatchObject({ width: 1, height: 1 })
  expect(made.variants.map(({ name }) => name)).toEqual([`${file}-1.webp`, `${file}.jpg`])
})

it('turns a sideways photograph upright and keeps no location', async () => {
  const original = await phoneJpeg()
  expect(original.includes('SECRET-CAMERA')).toBe(true)
  const made = await processImage(original, file, 'photograph')
  expect(made).toMatchObject({ width: 40, height: 60 })
  for (const { bytes } of made.variants) {
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 60 })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    )
    expect(bytes.includes('SECRET-CAMERA')).toBe(false)
  }
  const jpeg = await variantOf(original, '.jpg')
  expect((await pixel(jpeg, 20, 5))[0]).toBeGreaterThan(200)
  expect((await pixel(jpeg, 20, 55))[2]).toBeGreaterThan(200)
})

it('keeps transparency in WebP and lays the fallback on white', async () => {
  const png = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png({ palette: true })
    .toBuffer()
  expect(await pixel(await variantOf(png, '-50.webp'), 25, 25)).toHaveLength(4)
  expect(await pixel(await variantOf(png, '.jpg'), 25, 25)).toEqual([255, 255, 255])
})

it.each([
  [
    'a CMYK JPEG',
    () =>
      sharp(Buffer.alloc(30 * 20 * 3, 120), { raw: { width: 30, height: 20, channels: 3 } })
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
  [
    'a 16-bit PNG',
    () =>
      sharp({ create: { width: 30, height: 20, channels: 3, background: '#777' } })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  ],
  [
    'a progressive JPEG',
    () =>
      sharp({ create: { width: 30, height: 20, channels: 3, background: '#777' } })
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  [
    'a greyscale PNG with alpha',
    () =>
      sharp({ create: { width: 30, height: 20, channels: 4, background: '#7777' } })
        .toColourspace('b-w')
        .png()
        .toBuffer(),
  ],
])('reads %s as plain sRGB', async (_, make) => {
  const jpeg = await variantOf(await make(), '.jpg')
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 30, height: 20 })
  for (const value of await pixel(jpeg, 10, 10)) expect(Math.abs(value - 130)).toBeLessThan(70)
})

it('takes the still picture of an animation', async () => {
  const webp = await variantOf(animatedPng(), '-20.webp')
  expect((await sharp(webp, { animated: true }).metadata()).pages ?? 1).toBe(1)
  expect((await pixel(webp, 10, 5))[0]).toBeLessThan(40)
})

const foreign = Buffer.from('<!doctype html><script>alert("foreign")</script><?php system("id"); ?>')
/** The end of a ZIP archive: readers of archives search for it from the end of the file. */
const archive = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

/** Returns the JPEG with another segment right after its start. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Returns the PNG with another chunk after its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const at = 8 + 25
  return Buffer.concat([png.subarray(0, at), pngChunk(type, data), png.subarray(at)])
}

const labelled = (label: string, ...data: Buffer[]) =>
  Buffer.concat([Buffer.from(`${label}\u0000`, 'latin1'), ...data])

type Taint = [name: string, taint: (clean: Buffer) => Buffer]
const jpegTaints: Taint[] = [
  ['a comment', (jpeg) => withSegment(jpeg, 0xfe, foreign)],
  ['Exif', (jpeg) => withSegment(jpeg, 0xe1, labelled('Exif', Buffer.alloc(1), foreign))],
  ['XMP', (jpeg) => withSegment(jpeg, 0xe1, labelled('http://ns.adobe.com/xap/1.0/', foreign))],
  [
    'a colour profile',
    (jpeg) => withSegment(jpeg, 0xe2, labelled('ICC_PROFILE', Buffer.from([1, 1]), foreign)),
  ],
  ["an editor's notes", (jpeg) => withSegment(jpeg, 0xed, labelled('Photoshop 3.0', foreign))],
  ['an unknown segment', (jpeg) => withSegment(jpeg, 0xef, foreign)],
  [
    'many comments',
    (jpeg) =>
      Array(50)
        .fill(foreign)
        .reduce((all, one) => withSegment(all, 0xfe, one), jpeg),
  ],
  ['what follows its end', (jpeg) => Buffer.concat([jpeg, foreign])],
  ['an archive behind it', (jpeg) => Buffer.concat([jpeg, foreign, archive])],
  ['a second picture behind it', (jpeg) => Buffer.concat([jpeg, withSegment(jpeg, 0xfe, foreign)])],
  [
    'a page in a comment and its end',
    (jpeg) => Buffer.concat([withSegment(jpeg, 0xfe, foreign), foreign, archive]),
  ],
]
const pngTaints: Taint[] = [
  ['text', (png) => withChunk(png, 'tEXt', labelled('Comment', foreign))],
  [
    'packed text',
    (png) => withChunk(png, 'zTXt', labelled('Comment', Buffer.alloc(1), deflateSync(foreign))),
  ],
  [
    'international text',
    (png) => withChunk(png, 'iTXt', labelled('XML:com.adobe.xmp', Buffer.alloc(4), foreign)),
  ],
  ['Exif', (png) => withChunk(png, 'eXIf', foreign)],
  ['a private chunk', (png) => withChunk(png, 'scRp', foreign)],
  ['what follows its end', (png) => Buffer.concat([png, foreign])],
  ['an archive behind it', (png) => Buffer.concat([png, foreign, archive])],
]

describe.each([
  ['a JPEG', plainJpeg, jpegTaints],
  ['a PNG', plainPng, pngTaints],
] as const)('of %s with something foreign', (_, make, taints) => {
  it.each(taints)('in %s leaves no byte of it', async (_place, taint) => {
    const clean = await make()
    const tainted = taint(clean)
    expect(tainted.includes('foreign') || tainted.length > clean.length).toBe(true)
    // The result is byte for byte that of the clean picture: so no part of the addition can be in it, in any encoding.
    expect(await processImage(tainted, file, 'photograph')).toEqual(
      await processImage(clean, file, 'photograph'),
    )
  })
})

it('keeps nothing of a working colour profile but the colours', async () => {
  const { variants } = await processImage(
    await sharp(await plainJpeg())
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
    file,
    'logo',
  )
  for (const { bytes } of variants) {
    expect(bytes.includes('ICC_PROFILE') || bytes.includes('acsp') || bytes.includes('ICCP')).toBe(false)
  }
})

it('refuses a file that is not PNG or JPEG, under any name', async () => {
  const pixels = { create: { width: 20, height: 20, channels: 3, background: '#123' } } as const
  const others = [
    await sharp(pixels).gif().toBuffer(),
    await sharp(pixels).webp().toBuffer(),
    await sharp(pixels).tiff().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from([0xff]),
  ]
  for (const other of others) expect(await reasonOf(other)).toBe('not-a-picture')
  expect(await reasonOf(Buffer.alloc(0))).toBe('empty')
})

/**
 * The same noise each time. The decoder says that a file is cut off when it needs more bytes than are left, so a few
 * pictures in a hundred can lose their last bytes without a fault.
 */
const noise = Buffer.alloc(300 * 200 * 3)
for (let at = 0, state = 1; at < noise.length; at += 1) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  noise[at] = state >>> 24
}
const noisy = () => sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
const sequential = () => noisy().jpeg().toBuffer()
const progressive = () => noisy().jpeg({ progressive: true }).toBuffer()
const insert = (file: Buffer, at: number, ...bytes: number[]) =>
  Buffer.concat([file.subarray(0, at), Buffer.from(bytes), file.subarray(at)])
const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]))
/** Bytes that some phones write instead of the end marker, or behind it. */
const trailer = Buffer.from('SEFHk\u0000\u0000\u0000SEFT', 'latin1')

it.each<[string, () => Promise<Buffer>, (whole: Buffer) => Buffer]>([
  [
    'a sequential scan that names no last coefficient',
    sequential,
    (jpeg) => {
      const changed = Buffer.from(jpeg)
      changed[scanOf(jpeg) + 2 + jpeg.readUInt16BE(scanOf(jpeg) + 2) - 2] = 0
      return changed
    },
  ],
  ['bytes before a scan', sequential, (jpeg) => insert(jpeg, scanOf(jpeg), 1, 1, 1, 1)],
  ['bytes before the end', sequential, (jpeg) => insert(jpeg, jpeg.length - 2, 1, 1, 1, 1)],
  ['a restart in a scan', sequential, (jpeg) => insert(jpeg, scanOf(jpeg) + 2000, 0xff, 0xd3)],
  [
    'a newer header of JFIF',
    sequential,
    (jpeg) => withSegment(jpeg, 0xe0, labelled('JFIF', Buffer.from([3, 1, 0, 0, 1, 0, 1, 0, 0]))),
  ],
  ['a broken Exif', sequential, (jpeg) => withSegment(jpeg, 0xe1, labelled('Exif', Buffer.alloc(60, 0xff)))],
  ['a trailer', sequential, (jpeg) => Buffer.concat([jpeg, trailer])],
  ['a trailer for an end', sequential, (jpeg) => Buffer.concat([jpeg.subarray(0, -2), trailer])],
  ['a second picture behind it', progressive, (jpeg) => Buffer.concat([jpeg, jpeg])],
])('takes a picture as browsers show it, with %s', async (_, make, change) => {
  expect(await reasonOf(change(await make()))).toBe('accepted')
})

it.each([
  ['sequential JPEG', sequential],
  ['progressive JPEG', progressive],
  ['PNG', () => noisy().png().toBuffer()],
])('refuses a %s that is cut off', async (_, make) => {
  const whole = await make()
  for (const part of [0.001, 0.05, 0.2, 0.5, 0.9, 0.97, 0.99]) {
    const cut = whole.subarray(0, Math.max(20, whole.length * part))
    expect([part, await reasonOf(cut)]).toEqual([part, 'damaged'])
  }
})

it('refuses a damaged picture', async () => {
  const jpeg = await sequential()
  // Without its end nobody can tell that nothing is missing, and browsers do not decode it either.
  expect(await reasonOf(jpeg.subarray(0, -2))).toBe('damaged')
  expect(await reasonOf(Buffer.concat([jpeg.subarray(0, jpeg.length / 2), trailer]))).toBe('damaged')
  const png = await plainPng(200, 200)
  expect(await reasonOf(png.subarray(0, png.length - 40))).toBe('damaged')
  const wrongSum = Buffer.from(png)
  wrongSum.writeUInt8((wrongSum[60] ?? 0) ^ 0xff, 60)
  expect(await reasonOf(wrongSum)).toBe('damaged')
})

it('refuses more pixels than the limit without decoding them', async () => {
  const bomb = flatPng(15_000, 15_000)
  expect(bomb.length).toBeLessThan(100_000)
  const before = process.memoryUsage().rss
  expect(await reasonOf(bomb)).toBe('too-many-pixels')
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})

it('refuses a picture like a thread, whose rows would fill the memory', async () => {
  expect(await reasonOf(flatPng(40_000, 1000))).toBe('too-narrow')
  expect(await reasonOf(flatPng(1, 20_000))).toBe('too-narrow')
  expect(await reasonOf(flatPng(1000, 100))).toBe('accepted')
})

it('refuses a JPEG whose many scans would each be a pass over all its pixels', async () => {
  const jpeg = await manyScansJpeg(400)
  expect((await sharp(jpeg, { failOn: 'warning' }).raw().toBuffer()).length).toBe(8 * 8 * 3)
  expect(await reasonOf(jpeg)).toBe('too-many-scans')
  expect(await reasonOf(await manyScansJpeg(30))).toBe('accepted')
  // A camera may add a preview, in the header and behind the end.
  const inside = withSegment(await plainJpeg(), 0xe1, labelled('Exif', jpeg))
  expect(await reasonOf(Buffer.concat([inside, jpeg]))).toBe('accepted')
})

it('reads from a file as from memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-images-'))
  try {
    const path = join(folder, 'anything.txt')
    await writeFile(path, await plainJpeg(500, 300))
    const { variants } = await processImage(path, file, 'logo')
    expect(variants.map(({ name }) => name.slice(file.length))).toEqual(['-160.webp', '-480.webp', '.jpg'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
