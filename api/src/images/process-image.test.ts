import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { animatedPng, flatPng, phoneJpeg, plainJpeg, plainPng } from '../../test/pictures.ts'
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

it('makes three WebP widths and a fallback of a large photograph, and says how large the largest is', async () => {
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

it('turns a sideways photograph upright and keeps nothing of where it was taken', async () => {
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

it('drops what follows the end of the picture', async () => {
  const polyglot = Buffer.concat([await plainJpeg(), Buffer.from('<script>alert(1)</script>')])
  const { variants } = await processImage(polyglot, file, 'photograph')
  for (const { bytes } of variants) expect(bytes.includes('<script>')).toBe(false)
})

it('refuses what is no PNG or JPEG, whatever it is called', async () => {
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

it('refuses a damaged picture', async () => {
  const noisy = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await reasonOf(noisy.subarray(0, noisy.length / 2))).toBe('damaged')
  expect(await reasonOf(noisy.subarray(0, 20))).toBe('damaged')
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
