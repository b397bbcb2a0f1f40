import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainJpeg } from '../../../test/pictures.ts'
import type { ShareFace } from './share-face.ts'
import { drawSharePicture } from './share-picture.ts'

const face: ShareFace = {
  language: 'en',
  above: 'Lahore',
  title: 'House by the canal',
  below: 'Ravi Brickworks',
}

async function statsOf(given: Partial<ShareFace>, photo?: Uint8Array, logo?: Uint8Array) {
  const bytes = await drawSharePicture({ face: { ...face, ...given }, photo, logo })
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([1200, 630])
  return bytes
}

/** Amount of ink in the area of the title, 0 to 255. */
async function inkOf(bytes: Buffer): Promise<number> {
  const room = { left: 76, top: 130, width: 560, height: 340 }
  const { channels } = await sharp(await sharp(bytes).extract(room).greyscale().png().toBuffer()).stats()
  return channels[0]?.stdev ?? 0
}

/** The smallest box around the pixels of a picture for which `is` holds, in pixels from its top left corner. */
async function boxOf(bytes: Buffer, is: (red: number, green: number, blue: number) => boolean) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = Array.from({ length: info.width * info.height }, (_, at) => at).filter((at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3)
    return is(red, green, blue)
  })
  const across = found.map((at) => at % info.width).toSorted((a, b) => a - b)
  const [left = -1, right = -1] = [across.at(0), across.at(-1)]
  const [top = -1, bottom = -1] = [found.at(0), found.at(-1)].map((at) => Math.floor((at ?? -1) / info.width))
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
const isGreen = (red: number, green: number, blue: number) => red < 90 && green > 160 && blue < 90

describe('a share picture', () => {
  it('draws each title differently, in Latin and Urdu letters', async () => {
    const titles = ['House', 'دو منزلہ مکان، لاہور', 'Ünal Şehir – é', 'x'.repeat(160), 'word '.repeat(32)]
    const drawn = await Promise.all(titles.map((title) => statsOf({ title })))
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(titles.length)
    for (const bytes of drawn) expect(await inkOf(bytes)).toBeGreaterThan(10)
  })

  it('joins Urdu letters: they look different from separate ones', async () => {
    const joined = await statsOf({ title: 'مکان' })
    const apart = await statsOf({ title: 'م\u200cک\u200cا\u200cن' })
    expect(joined.equals(apart)).toBe(false)
  })

  it('is mirrored in Urdu: the words begin at the right, the photograph stands at the left', async () => {
    const urdu = { language: 'ur', above: 'لاہور', title: 'نہر کنارے گھر', below: 'راوی' } as const
    const drawn = await statsOf(urdu, await plainJpeg(800, 600, '#ff0000'))
    const place = { left: 50, top: 100, width: 400, height: 400 }
    const { dominant } = await sharp(await sharp(drawn).extract(place).png().toBuffer()).stats()
    expect(dominant.r).toBeGreaterThan(200)
    const words = { left: 700, top: 100, width: 424, height: 300 }
    const ink = async (bytes: Buffer) => {
      const room = await sharp(bytes).extract(words).greyscale().png().toBuffer()
      return (await sharp(room).stats()).channels[0]?.stdev ?? 0
    }
    expect(await ink(drawn)).toBeGreaterThan(10)
    expect(await ink(await statsOf({ ...urdu, above: '', title: '', below: '' }))).toBeLessThan(5)
  })

  it('begins every line at the right in Urdu, also of a title that begins in Latin letters', async () => {
    const title = 'DHA فیز چھ میں دو منزلہ گھر، کشادہ صحن، باغ اور بڑا باورچی خانہ'
    const isInk = (red: number, green: number, blue: number) => red < 60 && green < 70 && blue < 110
    const cut = (bytes: Buffer, top: number, height: number) =>
      sharp(bytes).extract({ left: 40, top, width: 1100, height }).png().toBuffer()
    const aboveFoot = await cut(await statsOf({ language: 'ur', title, above: '', below: '' }), 70, 400)
    const lines = await boxOf(aboveFoot, isInk)
    expect(lines.width).toBeGreaterThan(800)
    const [third, right] = [Math.floor(lines.height / 3), lines.left + lines.width]
    const last = await boxOf(
      await sharp(aboveFoot)
        .extract({ left: 0, top: lines.top + 2 * third, width: 1100, height: third })
        .png()
        .toBuffer(),
      isInk,
    )
    expect(last.width).toBeLessThan(400)
    expect(right - last.left - last.width).toBeLessThan(20)
  })

  it('is drawn also for markup, letters that no font has, and empty texts', async () => {
    for (const title of ['<span>&lt;', '</span><b', '&amp;&', '\u0000\u0001\ud800', '🏠', '漢字', '']) {
      await statsOf({ title, above: title, below: title })
    }
  })

  it('shows the photograph when there is one', async () => {
    const red = await statsOf({}, await plainJpeg(800, 600, '#ff0000'))
    const place = { left: 750, top: 100, width: 400, height: 400 }
    const { dominant } = await sharp(await sharp(red).extract(place).png().toBuffer()).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(60)
  })

  it('shows the logo whole, in proportion, at the end of its foot', async () => {
    const [photo, logo] = [await plainJpeg(800, 600, '#ff0000'), await plainJpeg(480, 240, '#00ff00')]
    const beside = await boxOf(await statsOf({}, photo, logo), isGreen)
    expect(beside.width / beside.height).toBeCloseTo(2, 1)
    // Between the brand's name and the photograph, below the line at 490 and above the border at 602.
    expect(beside.left).toBeGreaterThan(400)
    expect(beside.left + beside.width).toBeLessThan(660)
    expect(beside.top).toBeGreaterThan(500)
    expect(beside.top + beside.height).toBeLessThan(592)
    const alone = await boxOf(await statsOf({}, undefined, logo), isGreen)
    expect(alone).toMatchObject({ width: beside.width, height: beside.height, top: beside.top })
    expect(alone.left - beside.left).toBe(1124 - 660)
  })

  it('shows the logo at the mirrored place in Urdu, itself not mirrored', async () => {
    const half = { create: { width: 60, height: 60, channels: 3, background: '#0000ff' } } as const
    const blue = await sharp(half).png().toBuffer()
    const base = { create: { width: 120, height: 60, channels: 3, background: '#00ff00' } } as const
    const logo = await sharp(base)
      .composite([{ input: blue, left: 60, top: 0 }])
      .png()
      .toBuffer()
    const urdu = await statsOf({ language: 'ur', title: 'گھر', above: '', below: '' }, undefined, logo)
    const english = await statsOf({}, undefined, logo)
    const isBlue = (red: number, green: number, blue: number) => red < 60 && green < 60 && blue > 160
    const [green, there] = [await boxOf(urdu, isGreen), await boxOf(english, isGreen)]
    const mirrored = await boxOf(urdu, isBlue)
    expect(mirrored.left).toBeGreaterThan(green.left)
    // The whole logo ends as far from the left edge as it ends from the right edge in English.
    const end = there.left + 120
    expect(Math.abs(1200 - end - green.left)).toBeLessThanOrEqual(2)
    expect(Math.abs(green.top - there.top)).toBeLessThanOrEqual(1)
  })

  it('puts a logo that is partly transparent on white', async () => {
    const logo = await sharp({
      create: { width: 200, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const drawn = await statsOf({}, undefined, logo)
    const inside = { left: 940, top: 525, width: 160, height: 40 }
    const { channels } = await sharp(await sharp(drawn).extract(inside).png().toBuffer()).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })

  it('has no box without a logo, nor for one that cannot be read', async () => {
    const none = await statsOf({})
    for (const logo of [Buffer.alloc(0), Buffer.from('no picture'), (await plainJpeg()).subarray(0, 90)]) {
      expect((await statsOf({}, undefined, logo)).equals(none)).toBe(true)
    }
    expect((await statsOf({}, undefined, await plainJpeg(9, 900))).equals(none)).toBe(false)
  })
})
