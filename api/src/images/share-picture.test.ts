import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainJpeg } from '../../test/pictures.ts'
import type { ShareFace } from './share-face.ts'
import { drawSharePicture } from './share-picture.ts'

const face: ShareFace = {
  language: 'en',
  above: 'Lahore',
  title: 'House by the canal',
  below: 'Ravi Brickworks',
}

async function statsOf(given: Partial<ShareFace>, photo?: Uint8Array) {
  const bytes = await drawSharePicture({ face: { ...face, ...given }, photo })
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
})
