import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawBillPicture } from './bill-picture.ts'
import type { BillFace } from './share-face.ts'

const face: BillFace = {
  language: 'en',
  title: '7 Marla house in Karachi',
  facts: ['2,520 sft on 2 storeys', '4 bedrooms, 4 bathrooms', 'complete house'],
  prices: 'Prices of 30th September, 2026',
  amount: '1.43 Crore',
  beside: ['Most likely cost'],
  low: 'Low 1.24 Crore',
  high: 'High 1.65 Crore',
  likelyAt: 0.4,
  grades: [
    { name: 'Economy', amount: '1.08 Crore', chosen: false },
    { name: 'Standard', amount: '1.43 Crore', chosen: true },
  ],
  stagesTitle: 'Money by stage',
  stages: [{ name: 'Foundation', amount: '16.50 Lakh', from: 0, length: 1 }],
  address: 'tameer.example/estimate?city=Karachi&plotSize=7',
  site: 'tameer.example',
}

async function draw(given: Partial<BillFace> = {}) {
  const bytes = await drawBillPicture({ ...face, ...given })
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1080, 1350, 'png'])
  return bytes
}

/** Amount of ink in a part of a picture, 0 to 255. */
async function inkOf(bytes: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const part = await sharp(bytes).extract(area).greyscale().png().toBuffer()
  return (await sharp(part).stats()).channels[0]?.stdev ?? 0
}

it('begins at the left, and in Urdu at the right', async () => {
  const [left, right] = [64, 820].map((at) => ({ left: at, top: 480, width: 196, height: 92 }))
  const [english, urdu] = [
    await draw({ beside: [] }),
    await draw({ language: 'ur', amount: '1.43 کروڑ', beside: [] }),
  ]
  for (const [bytes, there, elsewhere] of [
    [english, left, right],
    [urdu, right, left],
  ] as const) {
    expect(there && (await inkOf(bytes, there))).toBeGreaterThan(20)
    expect(elsewhere && (await inkOf(bytes, elsewhere))).toBeLessThan(5)
  }
})

it('has the colours of the page', async () => {
  const corner = sharp(await draw()).extract({ left: 0, top: 0, width: 1, height: 1 })
  expect((await corner.removeAlpha().raw().toBuffer()).toString('hex')).toBe('fbfaf7')
})

it('has the house beside the title', async () => {
  const house = '<path fill="var(--color-brick)" d="M0 0h760v460H0z"/>'
  const { dominant } = await sharp(
    await sharp(await draw({ house }))
      .extract({ left: 600, top: 200, width: 380, height: 200 })
      .png()
      .toBuffer(),
  ).stats()
  expect(dominant.r).toBeGreaterThan(160)
  expect(dominant.g).toBeLessThan(60)
})

it('has the site alone in place of an address that is too long to read', async () => {
  const long = `${face.address}&ownPrices=${'cement-1500--'.repeat(9)}`
  const [withLong, withSite] = [await draw({ address: long }), await draw({ address: face.site })]
  expect(withLong.equals(withSite)).toBe(true)
})

it('is drawn for markup, letters that no font has, and empty texts', async () => {
  for (const text of ['<b>&lt;', '&amp;&', '\u0000\u0001', '🏠', ''])
    await draw({ title: text, prices: text, beside: [text], facts: [text], address: text })
})
