import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './draw-logo.ts'
import { drawPicture, type PictureKind, type PictureSpec } from './draw-picture.ts'

const kinds: readonly PictureKind[] = [
  'elevation',
  'perspective',
  'interior',
  'plan',
  'section',
  'detail',
  'site',
  'garden',
]

function spec(kind: PictureKind, buildingType: number, city: string, seed = 'a'): PictureSpec {
  return { kind, service: 4, city, buildingType, seed }
}

describe('drawPicture', () => {
  it('draws the same picture for the same spec, and another for another seed', () => {
    for (const kind of kinds) {
      const once = drawPicture(spec(kind, 5, 'Lahore'))
      expect(drawPicture(spec(kind, 5, 'Lahore'))).toBe(once)
      expect(drawPicture(spec(kind, 5, 'Lahore', 'b'))).not.toBe(once)
    }
  })

  it('draws every kind for every building type without a broken number or a font', () => {
    for (const kind of kinds) {
      for (let type = 1; type <= 9; type++) {
        const svg = drawPicture(spec(kind, type, type % 2 === 0 ? 'Karachi' : 'Islamabad'))
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image/)
        expect(svg).toContain('viewBox="0 0 1600 1200"')
      }
    }
  })

  it('renders to a photograph-sized JPEG', async () => {
    const few = [
      spec('elevation', 5, 'Lahore'),
      spec('elevation', 1, 'Multan'),
      spec('perspective', 4, 'Karachi'),
      spec('interior', 3, 'Peshawar'),
      spec('plan', 2, 'Quetta'),
      spec('garden', 9, 'Islamabad'),
    ]
    for (const one of few) {
      const svg = Buffer.from(drawPicture(one))
      const { info } = await sharp(svg).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.format]).toEqual([1600, 1200, 'jpeg'])
      const card = await sharp(svg).resize(800).jpeg({ quality: 80 }).toBuffer()
      expect(card.length).toBeLessThan(120_000)
    }
  })
})

describe('drawLogo', () => {
  it('is steady, square and renders', async () => {
    const logo = { name: 'Ravi Brickworks', service: 5, seed: 'ravi' }
    const svg = drawLogo(logo)
    expect(drawLogo(logo)).toBe(svg)
    const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([512, 512])
  })
})
