import type { Board } from './board.ts'
import { darken, lighten } from './colours.ts'
import type { HouseDesign } from './house-palette.ts'
import { carAt, planter, tileBand, windCatcher } from './house-parts.ts'
import { type Mass, slab } from './masses.ts'
import { archIn, doorIn, railAt, windowIn } from './openings.ts'
import { material } from './textures.ts'

/** Deep verandas on both floors, slender columns, chajjas: the old bungalow of the coast made new. */
export const veranda: HouseDesign = (b, p) => {
  const { random, light } = b.sheet
  const arches = random.chance(0.45)
  const [bays, width] = [random.int(5, 6), 50]
  const bay = (width - 4) / bays
  const masses: Mass[] = [
    {
      x: 1,
      y: 0,
      w: width - 2,
      h: 23,
      out: 0,
      wall: p.wall,
      dress: () => {
        for (let i = 0; i < bays; i++) {
          const x = 2 + i * bay
          if (i === Math.floor(bays / 2)) doorIn(b, x + bay / 2 - 2.2, 4.4, 8, 1.2, '#3d6b63')
          else windowIn(b, x + 1.5, 2.6, bay - 3, 6.6, 'louvre', '#3d6b63')
          windowIn(b, x + 1.5, 13, bay - 3, 7, i % 2 === 0 ? 'louvre' : 'grid', '#3d6b63')
        }
        b.rect(1, 11.2, width - 2, 11.8, light.shadow, { opacity: light.shadowStrength * 0.5 })
        b.rect(1, 0, width - 2, 10.4, light.shadow, { opacity: light.shadowStrength * 0.55 })
      },
    },
  ]
  const after = () => {
    b.rect(0, 0, width, 1.2, light.tone('#c9c0ae'))
    b.rect(0, 10.4, width, 1, light.tone('#f1ece1'))
    for (let i = 0; i <= bays; i++) {
      const x = 1.5 + i * bay
      for (const y of [1.2, 11.4]) {
        b.rect(x, y, 0.9, 9.6, light.tone('#f4f0e6'))
        b.rect(x + 0.55, y, 0.35, 9.6, light.tone('#bdb6a6'))
        b.rect(x - 0.35, y + 8.6, 1.6, 0.7, light.tone('#f4f0e6'))
      }
      if (arches && i < bays)
        for (const y of [6.6, 16.8]) b.put(archSpandrel(b, x + 0.9, y, bay - 0.9, light.tone('#efe9dc')))
    }
    railAt(b, 2, 11.4, width - 4, random.pick(['bars', 'bars', 'solid']), '#efe9dc')
    slab(b, -2, 21.4, width + 4, 0.8, 2.4, '#efe9dc')
    if (random.chance(0.6)) tiledRoof(b, -2.5, 22.2, width + 5, 7)
    else b.rect(1, 22.2, width - 2, 3, p.wall.fill)
  }
  return { masses, roof: { x: 8, y: 23, w: 30 }, gate: [18, 13], width, after }
}

function archSpandrel(b: Board, x: number, y: number, w: number, colour: string): string {
  const [l, r, t, f] = [b.x(x), b.x(x + w), b.y(y + 4), b.y(y)]
  const mid = (l + r) / 2
  return `<path d="M${l} ${t}H${r}V${f}C${r} ${f - (f - t) * 0.7} ${mid + (r - mid) * 0.5} ${t + 8} ${mid} ${t + 6}C${mid - (mid - l) * 0.5} ${t + 8} ${l} ${f - (f - t) * 0.7} ${l} ${f}Z" fill="${colour}"/>`
}

/** A hipped roof of clay tiles. */
export function tiledRoof(b: Board, x: number, y: number, w: number, h: number): void {
  const clay = b.sheet.light.tone(b.sheet.random.pick(['#a9492f', '#b65d3d', '#8f4a37']))
  b.poly(
    [
      [x, y],
      [x + h * 1.3, y + h],
      [x + w - h * 1.3, y + h],
      [x + w, y],
    ],
    clay,
  )
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    b.line(
      [
        [x + h * 1.3 * t, y + h * t],
        [x + w - h * 1.3 * t, y + h * t],
      ],
      darken(clay, 0.28),
      1.6,
    )
  }
  for (let i = 1; i < w / 1.1; i++) {
    const px = x + i * 1.1
    const top = Math.min(h, Math.min(px - x, x + w - px) / 1.3)
    b.line(
      [
        [px, y],
        [px, y + top],
      ],
      lighten(clay, 0.14),
      1.4,
      { opacity: 0.7 },
    )
  }
  b.poly(
    [
      [x + w, y],
      [x + w - h * 1.3, y + h],
      [x + w - h * 2.2, y + h],
      [x + w - h, y],
    ],
    b.sheet.light.shadow,
    { opacity: 0.14 },
  )
  b.line(
    [
      [x + h * 1.3, y + h],
      [x + w - h * 1.3, y + h],
    ],
    lighten(clay, 0.3),
    4,
  )
}

/** Terraces climbing a slope, stone below and white above. */
export const hillTerraces: HouseDesign = (b, p) => {
  const { random } = b.sheet
  const stone = material(b.sheet, random.chance(0.6) ? 'stone' : 'rubble', b.ft)
  const masses: Mass[] = [
    {
      x: 20,
      y: 20,
      w: 30,
      h: 11,
      out: 0,
      wall: p.wall,
      coping: 0.6,
      dress: () => {
        windowIn(b, 23, 21.4, 15, 7.4, 'sliding', p.frame)
        windowIn(b, 42, 22.6, 5, 5, 'plain', p.frame)
      },
    },
    {
      x: 6,
      y: 9,
      w: 40,
      h: 11.4,
      out: 4,
      wall: p.accent,
      coping: 0.6,
      dress: () => {
        windowIn(b, 9, 10.4, 17, 7.6, 'sliding', p.frame)
        doorIn(b, 30, 4.4, 7.6, 9.6)
        windowIn(b, 37, 11.6, 6, 5.6, p.style, p.frame)
      },
    },
    {
      x: 0,
      y: 0,
      w: 52,
      h: 9,
      out: 8,
      wall: stone,
      coping: 0.6,
      dress: () => {
        b.rect(5, 0, 18, 8, darken(stone.base, 0.6))
        carAt(b, 7, 0, random.pick(['#ece9e2', '#5b6b52', '#6d2d2a']))
        windowIn(b, 30, 3, 15, 2.4, 'sliding', p.frame)
      },
    },
  ]
  return {
    masses,
    roof: { x: 26, y: 31, w: 22 },
    gate: [6, 15],
    width: 52,
    after: () => {
      railAt(b, 0, 9, 52, 'glass')
      railAt(b, 6, 20.4, 14, 'glass')
      slab(b, 16, 31.4, 37, 0.8, 0.5, '#7a5236')
      planter(b, 46, 9, 5)
    },
  }
}

/** A symmetrical house with an arched portico, bands and tiles. */
export const archedPortico: HouseDesign = (b, p) => {
  const { random, region, light } = b.sheet
  const pointed = region.name === 'multan' || random.chance(0.4)
  const tiles = region.name === 'multan' || (region.name === 'sindh' && random.chance(0.7))
  const masses: Mass[] = [
    {
      x: 0,
      y: 0,
      w: 46,
      h: 24,
      out: 0,
      wall: p.wall,
      coping: 0.8,
      dress: () => {
        for (const x of [3, 33]) {
          archIn(b, x + 1.5, 13, 7, 8.2, pointed)
          archIn(b, x + 1.5, 2.4, 7, 7.4, pointed)
        }
        if (tiles) tileBand(b, 0, 11.2, 46)
        else b.rect(0, 11.2, 46, 1.1, lighten(p.wall.base, 0.25))
      },
    },
    {
      x: 14,
      y: 0,
      w: 18,
      h: 28,
      out: 5,
      wall: random.chance(0.5) ? p.accent : p.wall,
      coping: 1,
      dress: () => {
        archIn(b, 18, 0.8, 10, 14.5, pointed, darken(p.wall.base, 0.7))
        doorIn(b, 20.5, 5, 8, 0.8, '#5d3a22')
        archIn(b, 19.5, 17, 2.4, 6.4, pointed)
        archIn(b, 24.2, 17, 2.4, 6.4, pointed)
        if (tiles) {
          tileBand(b, 15, 24.8, 16, 1.4)
          tileBand(b, 15, 15.6, 16, 0.8)
        }
        b.rect(16, 0, 14, 0.8, light.tone('#d9d1c0'))
      },
    },
  ]
  return {
    masses,
    roof: { x: 2, y: 24, w: 40 },
    gate: [16, 14],
    width: 46,
    after: () => {
      if (region.name === 'sindh') for (const x of [2, 8, 36]) windCatcher(b, x, 24, p.wall)
    },
  }
}
