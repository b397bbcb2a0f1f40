import type { Board } from './board.ts'
import { darken } from './colours.ts'
import { type Block, centred, walls, windowRows } from './front-parts.ts'
import { hedgeAt } from './house-parts.ts'
import { drawMasses, slab } from './masses.ts'
import { glass, jaaliIn, windowIn } from './openings.ts'
import { hatch, type Sheet } from './sheet.ts'
import type { Point } from './svg.ts'
import { material } from './textures.ts'
import { hotel, officeTower } from './tower-elevation.ts'

const hospital: Block = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(9.4, 10.8)
  const { wall, accent } = walls(sheet, ft)
  const green = light.tone(random.pick(['#3f8f8a', '#4f86b0', '#5b9a6a', '#b3472f']))
  const white = material(sheet, 'plaster', ft)
  const storeys = random.int(3, 4)
  const h = 13 + storeys * 11.5
  const b = centred(sheet, ground, 116, ft)
  drawMasses(b, [
    {
      x: 0,
      y: 0,
      w: 74,
      h,
      out: 0,
      wall: white,
      coping: 1.4,
      dress: () => {
        for (let s = 0; s <= storeys; s++) {
          const y = 3 + s * 11.5
          glass(b, 3, y, 68, 5.4)
          for (let i = 0; i <= 17; i++) b.rect(3 + i * 4, y, 0.3, 5.4, light.tone('#e9ecea'))
          b.rect(0, y + 5.4, 74, 0.9, light.tone('#e9e4da'))
          b.rect(3, y + 4.4, 68, 1, light.shadow, { opacity: light.shadowStrength })
          b.rect(0, y - 1.6, 74, 0.6, green)
          for (let i = 0; i < 6; i++) b.rect(5 + i * 12.4, y - 0.2, 0.9, 6.4, accent.base)
        }
      },
    },
    {
      x: 74,
      y: 0,
      w: 42,
      h: h - 12,
      out: -2,
      wall,
      coping: 1.2,
      dress: () =>
        windowRows(b, 78, 36, 3, storeys, 11.5, 4, (x, y, w) => windowIn(b, x + 1, y, w - 2, 6.4, 'grid')),
    },
    {
      x: 58,
      y: 0,
      w: 20,
      h: h + 9,
      out: 4,
      wall: accent,
      coping: 1.4,
      dress: () => {
        b.rect(65, h - 6, 6, 10, '#ffffff', { opacity: 0.001 })
        b.rect(62, h - 8, 12, 12, light.tone('#f4f4ef'))
        b.rect(66.4, h - 7, 3.2, 10, green)
        b.rect(63, h - 3.6, 10, 3.2, green)
        windowIn(b, 65, 14, 6, h - 26, 'tall')
      },
    },
  ])
  b.rect(20, 0, 36, 10, light.lit > 0.3 ? '#f4dfae' : darken(light.tone('#7f9aa6'), 0.1))
  for (let i = 0; i <= 6; i++) b.rect(20 + i * 6, 0, 0.5, 10, light.tone('#49565c'))
  slab(b, 14, 10.4, 48, 1.6, 5, '#f4f1ea')
  b.rect(14, 10.8, 48, 0.5, green)
  for (const x of [16, 58]) b.rect(x, 0, 1.4, 10.4, light.tone('#d9d5cb'))
  hedgeAt(b, -20, 32, 2.6)
  hedgeAt(b, 82, 40, 2.6)
}

/** A striped cloth over a shop front. */
function awning(b: Board, x: number, w: number): void {
  const { sheet } = b
  const cloth: Point[] = [
    [x + 0.6, 11],
    [x + w - 0.6, 11],
    [x + w, 8.6],
    [x, 8.6],
  ]
  b.poly(cloth, sheet.light.tone('#f0e6d2'))
  b.poly(cloth, hatch(sheet, sheet.light.tone('#a8382f'), 18, 9))
}

const plaza: Block = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(10.4, 12)
  const { wall, accent } = walls(sheet, ft)
  const storeys = random.int(2, 4)
  const width = 104
  const b = centred(sheet, ground, width, ft)
  const shops = random.int(5, 7)
  const bay = width / shops
  const signs = random.shuffle(['#a8382f', '#1f4f7a', '#c98a35', '#3f6f55', '#6b4c7a', '#2b2f33', '#d9d2c2'])
  drawMasses(b, [
    {
      x: 0,
      y: 0,
      w: width,
      h: 18 + storeys * 11,
      out: 0,
      wall,
      coping: 1.4,
      dress: () => {
        for (let i = 0; i < shops; i++) {
          const x = i * bay
          glass(b, x + 1, 0.8, bay - 2, 10)
          b.rect(x + bay / 2 - 0.2, 0.8, 0.4, 10, light.tone('#2b2f33'))
          b.rect(x + 0.6, 11.2, bay - 1.2, 3, light.tone(signs[i % signs.length] ?? '#2b2f33'))
          // Lettering too far away to read.
          for (let k = 0; k < 6; k++)
            b.rect(x + bay * 0.22 + k * bay * 0.09, 12.1, bay * 0.06, 1.2, light.tone('#f4ecd8'), {
              opacity: 0.9,
            })
          if (i % 2 === 0) awning(b, x, bay)
        }
        for (let s = 0; s < storeys; s++)
          for (let i = 0; i < shops; i++) {
            const y = 18.6 + s * 11
            if ((i + s) % 3 === 0)
              jaaliIn(b, i * bay + 1.4, y, bay - 2.8, 7.2, random.pick(['cross', 'breeze']), '#d8cdb9')
            else windowIn(b, i * bay + 1.4, y, bay - 2.8, 7.2, 'sliding')
            slab(b, i * bay + 0.8, y + 7.8, bay - 1.6, 0.6, 1.6)
          }
      },
    },
    {
      x: width * 0.4,
      y: 15,
      w: bay * 1.6,
      h: 12 + storeys * 11,
      out: 3,
      wall: accent,
      coping: 1.4,
      dress: () => glass(b, width * 0.4 + 3, 18, bay * 1.6 - 6, 4 + storeys * 11),
    },
  ])
  for (let i = 0; i <= shops; i++) b.rect(i * bay - 0.5, 0, 1, 14.6, accent.base)
  b.rect(-4, 0, width + 8, 0.8, light.tone('#c9c2b4'))
}

const blocks: Record<number, Block> = { 1: hotel, 2: hospital, 4: officeTower, 6: plaza }

/** Draws a hotel (1), hospital (2), office (4) or shopping (6) front with its foot at `ground`. */
export function drawBlockElevation(sheet: Sheet, buildingType: number, ground: number): void {
  ;(blocks[buildingType] ?? officeTower)(sheet, ground)
}
