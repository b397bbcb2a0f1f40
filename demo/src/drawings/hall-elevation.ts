import { type Board, createBoard } from './board.ts'
import { darken, lighten, mix } from './colours.ts'
import { hedgeAt, planter, tileBand, windCatcher } from './house-parts.ts'
import { tiledRoof } from './house-traditional.ts'
import { drawMasses, slab } from './masses.ts'
import { archIn, doorIn, glass, jaaliIn, windowIn } from './openings.ts'
import { potPlant } from './planting.ts'
import { glow, gradient, type Sheet } from './sheet.ts'
import { circle, n, path, strokeLine } from './svg.ts'
import { material } from './textures.ts'

type Hall = (sheet: Sheet, ground: number) => void

function board(sheet: Sheet, ground: number, width: number, ft: number): Board {
  return createBoard(sheet, 800 - (width * ft) / 2, ground, ft)
}

/** A museum of vaults on an arcade. */
const vaultedMuseum: Hall = (sheet, ground) => {
  const { random, light, region } = sheet
  const ft = random.between(11, 12.4)
  const wall = material(
    sheet,
    region.name === 'karachi' ? 'buff-brick' : random.pick(['brick', 'stone', 'mud', 'concrete']),
    ft,
  )
  const count = random.int(4, 6)
  const width = 108
  const bay = width / count
  const b = board(sheet, ground, width, ft)
  const roof = light.tone(random.pick(['#e9e4da', '#c9c3b6', '#3f8f9a', '#b0a492']))
  for (let i = 0; i < count; i++) {
    const [l, r, y] = [b.x(i * bay), b.x((i + 1) * bay), b.y(22)]
    b.put(
      path(`M${n(l)} ${n(y)}A${n((r - l) / 2)} ${n((r - l) * 0.44)} 0 0 1 ${n(r)} ${n(y)}Z`, roof, {
        stroke: darken(roof, 0.4),
        'stroke-width': 2,
      }),
    )
    b.put(
      path(
        `M${n(l + (r - l) * 0.5)} ${n(y)}L${n(l + (r - l) * 0.62)} ${n(y - (r - l) * 0.43)}A${n((r - l) / 2)} ${n((r - l) * 0.44)} 0 0 1 ${n(r)} ${n(y)}Z`,
        light.shadow,
        { opacity: 0.2 },
      ),
    )
    archIn(b, (i + 0.22) * bay, 22, bay * 0.56, bay * 0.3, false)
  }
  drawMasses(b, [
    {
      x: -2,
      y: 0,
      w: width + 4,
      h: 23,
      out: 0,
      wall,
      coping: 1.2,
      dress: () => {
        for (let i = 0; i < count; i++) {
          if (i === Math.floor(count / 2)) {
            archIn(
              b,
              i * bay + 2,
              0.8,
              bay - 4,
              19,
              true,
              light.lit > 0.3 ? '#ffd58a' : darken(wall.base, 0.66),
            )
            doorIn(b, (i + 0.5) * bay - 4, 8, 10, 0.8, '#4a2f1e')
          } else if (random.chance(0.3)) jaaliIn(b, i * bay + 3, 3, bay - 6, 15, 'star', '#cdb592')
          else archIn(b, i * bay + 3, 0.8, bay - 6, 17, random.chance(0.5))
        }
        if (region.name === 'multan' || random.chance(0.4)) tileBand(b, -2, 20, width + 4, 1.4)
      },
    },
  ])
  b.rect(-8, 0, width + 16, 0.8, light.tone('#d5ccba'))
  b.rect(-12, -0.8, width + 24, 0.8, light.tone('#c3b9a5'))
  if (region.name === 'sindh') for (const x of [6, 40, 84]) windCatcher(b, x, 24, wall)
}

/** A blind cube over a glass base, pierced by a great screen. */
const screenCube: Hall = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(12.5, 14)
  const wall = material(sheet, random.pick(['concrete', 'stone', 'brick', 'plaster']), ft)
  const accent = material(sheet, random.pick(sheet.region.accents), ft)
  const b = board(sheet, ground, 92, ft)
  drawMasses(b, [
    {
      x: 0,
      y: 0,
      w: 92,
      h: 14,
      out: 0,
      wall: accent,
      dress: () => {
        glass(b, 4, 0.8, 84, 12)
        for (let i = 0; i <= 14; i++) b.rect(4 + i * 6, 0.8, 0.5, 12, light.tone('#3a3f44'))
      },
    },
    {
      x: 12,
      y: 13,
      w: 62,
      h: 30,
      out: 8,
      wall,
      coping: 1,
      dress: () => {
        jaaliIn(
          b,
          17,
          17,
          52,
          21,
          random.pick(['star', 'cross', 'honeycomb']),
          random.pick(['#d8cdb9', '#a8553a', '#c9a36e']),
        )
      },
    },
    { x: -12, y: 0, w: 16, h: 24, out: 3, wall, coping: 0.8 },
  ])
  for (let i = 0; i < 5; i++) b.rect(14 + i * 2 - 12, -0.5 * i, 60 + i * 4, 0.6, light.tone('#d5ccba'))
}

/** A pavilion to eat in: open front, awnings, lamps in strings, a kitchen of brick. */
const diner: Hall = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(18, 21)
  const wall = material(sheet, random.pick(sheet.region.walls), ft)
  const accent = material(sheet, random.pick(['timber', 'brick', 'grey-tile']), ft)
  const b = board(sheet, ground, 58, ft)
  const pitched = random.chance(0.55)
  const cloth = random.pick(['#a8382f', '#2f6b68', '#c98a35', '#2f4b66'])
  drawMasses(b, [
    {
      x: 0,
      y: 0,
      w: 42,
      h: 14,
      out: 0,
      wall,
      coping: pitched ? 0.1 : 0.8,
      dress: () => {
        const warm = gradient(
          sheet,
          `diner${light.lit > 0.3 ? 1 : 0}`,
          light.lit > 0.3 ? ['#f2b55a', '#ffe3a4'] : [light.tone('#5b4a3d'), light.tone('#8f7a62')],
        )
        b.rect(2, 0.6, 38, 9.8, warm)
        for (let i = 0; i < 5; i++) {
          b.rect(4 + i * 7.4, 2.8, 4, 0.25, light.tone('#4a3120'))
          b.rect(5.8 + i * 7.4, 0.6, 0.3, 2.2, light.tone('#4a3120'))
          b.rect(6 + i * 7.4, 7.6, 0.1, 2.8, '#2b2622')
          b.put(
            circle(b.x(6 + i * 7.4), b.y(7.4), ft * 0.5, '#fff0c4'),
            circle(b.x(6 + i * 7.4), b.y(7.4), ft * 2.4, glow(sheet, '#ffdf9b', 0.55)),
          )
          for (const dx of [-1.4, 5.2]) b.rect(4 + i * 7.4 + dx * 0.8 + 0.4, 0.6, 0.9, 3, light.tone(cloth))
        }
        for (let i = 0; i <= 5; i++) b.rect(1.6 + i * 7.7, 0, 0.6, 10.6, light.tone('#3a2d24'))
      },
    },
    {
      x: 42,
      y: 0,
      w: 16,
      h: 19,
      out: 2,
      wall: accent,
      coping: 0.8,
      dress: () => {
        doorIn(b, 47, 4.6, 8.4, 0.4, cloth)
        windowIn(b, 45, 12, 9, 3.6, 'grid')
      },
    },
  ])
  if (pitched) tiledRoof(b, -3, 13.6, 47, 8)
  else for (let i = 0; i < 24; i++) b.rect(1 + i * 1.7, 14, 0.5, 2.6, light.tone('#7a5236'))
  for (let i = 0; i < 10; i++) b.rect(1 + i * 4, 9, 4, 2.4, light.tone(i % 2 === 0 ? cloth : '#f2ead8'))
  // Lamps in a string from the chimney to a post.
  const chain = Array.from(
    { length: 15 },
    (_, i) => [b.x(-8 + i * 3.8), b.y(13 - Math.sin((i / 14) * Math.PI) * 3 + i * 0.35)] as const,
  )
  b.put(strokeLine(chain, '#3a3430', 2))
  for (const [x, y] of chain) b.put(circle(x, y, 20, glow(sheet, '#ffdf9b', 0.5)), circle(x, y, 5, '#fff3cf'))
  b.rect(-8.2, 0, 0.4, 13, light.tone('#3a3430'))
  for (const x of [-5, 60.5]) b.put(potPlant(sheet, b.x(x), b.y(0), ft * 5))
  planter(b, 0, 0, 18)
  planter(b, 26, 0, 14)
}

/** A sports hall: a great glass front under a folded or swept roof. */
const sportsHall: Hall = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(12.5, 14)
  const wall = material(sheet, random.pick(['concrete', 'brick', 'grey-tile']), ft)
  const b = board(sheet, ground, 94, ft)
  const bright = light.tone(random.pick(['#d1a132', '#c9503c', '#3f8f8a', '#5f8f3f']))
  const folds = random.chance(0.5)
  drawMasses(b, [
    {
      x: 0,
      y: 0,
      w: 90,
      h: 26,
      out: 0,
      wall,
      dress: () => {
        for (let i = 0; i < 12; i++) glass(b, 4 + i * 5, 9, 5, 16)
        for (let i = 0; i <= 12; i++) b.rect(3.8 + i * 5, 0.5, 0.5, 24.5, light.tone('#33393e'))
        for (let i = 0; i < 12; i++) glass(b, 4 + i * 5, 0.6, 5, 8)
        b.rect(4, 8.4, 60, 0.9, light.tone('#e3ddd0'))
        // The machines behind the glass.
        for (let i = 0; i < 8; i++) {
          b.rect(6 + i * 7, 9.4, 4, 0.6, '#23282d', { opacity: 0.75 })
          b.rect(9.4 + i * 7, 9.4, 0.4, 4, '#23282d', { opacity: 0.75 })
          b.rect(8.6 + i * 7, 13, 1.6, 1, '#23282d', { opacity: 0.75 })
        }
        for (let i = 0; i < 5; i++)
          b.rect(68, 4 + i * 4, 20 - i * 3.4, 1.8, i % 2 === 0 ? bright : lighten(wall.base, 0.4))
      },
    },
  ])
  sportsRoof(b, folds)
  slab(b, 26, 9.2, 18, 0.8, 4, '#c9503c')
  doorIn(b, 31, 8, 8, 0.4, '#33393e')
  hedgeAt(b, -14, 28, 2.4)
  hedgeAt(b, 64, 40, 2.4)
}

/** Folded plates, or one plane swept up to the street. */
function sportsRoof(b: Board, folds: boolean): void {
  const { light } = b.sheet
  if (folds)
    for (let i = 0; i < 6; i++) {
      b.poly(
        [
          [-3 + i * 16, 25],
          [5 + i * 16, 33],
          [5 + i * 16, 25],
        ],
        mix(light.tone('#d9d5cb'), light.shadow, 0.05),
      )
      b.poly(
        [
          [5 + i * 16, 25],
          [5 + i * 16, 33],
          [13 + i * 16, 25],
        ],
        darken(light.tone('#d9d5cb'), 0.24),
      )
    }
  else {
    b.poly(
      [
        [-6, 24],
        [-6, 26],
        [98, 38],
        [98, 35],
        [90, 26],
      ],
      light.tone('#d9d5cb'),
    )
    b.poly(
      [
        [-6, 24],
        [90, 26],
        [98, 35],
        [98, 33.6],
      ],
      light.shadow,
      { opacity: 0.4 },
    )
  }
}

/** Draws a restaurant (3), cultural centre (7) or fitness centre (8) with its foot at `ground`. */
export function drawHallElevation(sheet: Sheet, buildingType: number, ground: number): void {
  const { random } = sheet
  if (buildingType === 3) diner(sheet, ground)
  else if (buildingType === 8) sportsHall(sheet, ground)
  else random.pick([vaultedMuseum, screenCube, vaultedMuseum])(sheet, ground)
}
