import { darken } from './colours.ts'
import type { HouseDesign } from './house-palette.ts'
import { carAt, planter } from './house-parts.ts'
import { type Mass, slab } from './masses.ts'
import { doorIn, jaaliIn, railAt, windowIn } from './openings.ts'
import { material } from './textures.ts'

/** Two boxes slid past each other over an open porch. */
export const slidBoxes: HouseDesign = (b, p) => {
  const { random } = b.sheet
  const tall = random.chance(0.5)
  const masses: Mass[] = [
    {
      x: 2,
      y: 0,
      w: 44,
      h: 11,
      out: 0,
      wall: p.wall,
      dress: () => {
        b.rect(3, 0, 15, 9.6, darken(p.wall.base, 0.55))
        carAt(b, 3.5, 0, random.pick(['#d9dadb', '#8f2f2a', '#33475c', '#f2f0ea']))
        doorIn(b, 20.5, 4.6, 8, 0.6, '#7a4a2a')
        windowIn(b, 29, 2.2, 13, 6.4, p.style, p.frame)
      },
    },
    { x: 18.6, y: 0, w: 1.4, h: 11, out: 3, wall: p.accent },
    {
      x: 0,
      y: 11,
      w: 34,
      h: 13.5,
      out: 5,
      wall: p.accent,
      coping: 0.7,
      dress: () => {
        b.rect(2, 13, 30, 9.4, darken(p.accent.base, 0.35))
        windowIn(b, 3, 13.5, 12, 8.2, 'sliding', p.frame)
        jaaliIn(b, 18, 13.4, 13, 8.6, p.jaali, p.jaaliColour)
      },
    },
    {
      x: 34,
      y: 11,
      w: 15,
      h: tall ? 17 : 11,
      out: 1.5,
      wall: p.wall,
      coping: 0.7,
      dress: () => {
        windowIn(b, 37, 14, 8.5, 5.6, p.style, p.frame)
        if (tall) windowIn(b, 37, 22, 8.5, 2.2, 'plain', p.frame)
        slab(b, 36, 20.2, 11, 0.5, 1.6)
      },
    },
  ]
  return {
    masses,
    roof: { x: 8, y: 24.5, w: 24 },
    gate: [3, 15],
    width: 49,
    after: () => railAt(b, 34, 22, tall ? 0 : 15, 'glass'),
  }
}

/** A brick house of tall piers, deep windows and one great jaali. */
export const brickPiers: HouseDesign = (b, p) => {
  const { random } = b.sheet
  const bays = random.int(3, 4)
  const bay = 42 / bays
  const masses: Mass[] = [
    {
      x: 0,
      y: 0,
      w: 46,
      h: 25,
      out: 0,
      wall: p.wall,
      coping: 0.8,
      dress: () => {
        for (let i = 0; i < bays; i++) {
          const x = 2 + i * bay
          if (i === 1) {
            jaaliIn(b, x + 1.5, 12.6, bay - 3, 9.4, p.jaali, p.jaaliColour)
            doorIn(b, x + bay / 2 - 2.4, 4.8, 8, 0.8)
            slab(b, x, 9.6, bay, 0.6, 4, '#dcd6ca')
          } else {
            windowIn(b, x + 1.8, 13.4, bay - 3.6, 7.2, p.style, p.frame)
            windowIn(b, x + 1.8, 2.4, bay - 3.6, 6.4, p.style, p.frame)
            slab(b, x + 0.8, 21, bay - 1.6, 0.45, 1.6, '#c9c5bc')
          }
        }
        b.rect(0, 11, 46, 1, b.sheet.light.tone('#c7c3b9'))
        b.rect(0, 10.6, 46, 0.4, b.sheet.light.shadow, { opacity: 0.3 })
      },
    },
    ...Array.from(
      { length: bays + 1 },
      (_, i): Mass => ({ x: 1 + i * bay - (i === 0 ? 1 : 0.4), y: 0, w: 1.8, h: 25.6, out: 2, wall: p.wall }),
    ),
  ]
  return { masses, roof: { x: 4, y: 25, w: 36 }, gate: [4, 13], width: 46 }
}

/** A five marla house between its neighbours: 25 ft wide, three storeys. */
export const narrowTown: HouseDesign = (b, p) => {
  const { random, region } = b.sheet
  const fins = random.chance(0.5)
  const masses: Mass[] = [
    {
      x: -20,
      y: 0,
      w: 20,
      h: 20 + random.int(0, 4),
      out: -3,
      wall: material(b.sheet, 'plaster', b.ft, '#d8cdb9'),
      coping: 0.5,
      dress: () => {
        windowIn(b, -15, 13, 8, 5)
        windowIn(b, -15, 3, 8, 5)
      },
    },
    {
      x: 26,
      y: 0,
      w: 22,
      h: 25 + random.int(0, 5),
      out: -3,
      wall: material(b.sheet, region.name === 'lahore' ? 'brick' : 'warm-plaster', b.ft, '#b98563'),
      coping: 0.5,
      dress: () => {
        windowIn(b, 31, 14, 9, 5.4)
        windowIn(b, 31, 3, 9, 5.4)
      },
    },
    {
      x: 0,
      y: 0,
      w: 26,
      h: 33,
      out: 0,
      wall: p.wall,
      coping: 0.8,
      dress: () => {
        b.rect(1.5, 0, 13, 9.4, darken(p.wall.base, 0.6))
        carAt(b, 1.6, 0, random.pick(['#e4e2dc', '#3b4f66', '#a8382f']))
        doorIn(b, 18, 4, 7.6, 0.4)
        windowIn(b, 15, 24, 9, 5.6, p.style, p.frame)
        jaaliIn(b, 16, 13, 8, 7.4, p.jaali, p.jaaliColour)
      },
    },
    {
      x: 0,
      y: 10.6,
      w: 14,
      h: 21,
      out: 4,
      wall: p.accent,
      coping: 0.6,
      dress: () => {
        windowIn(b, 2, 12.6, 10, 6.6, 'sliding', p.frame)
        windowIn(b, 2, 23, 10, 6.4, 'sliding', p.frame)
        if (fins) for (let i = 0; i < 7; i++) b.rect(2 + i * 1.6, 12, 0.4, 18, b.sheet.light.tone('#7a5236'))
      },
    },
  ]
  return {
    masses,
    roof: { x: 8, y: 33, w: 18 },
    gate: [1, 14],
    width: 26,
    after: () => {
      railAt(b, 14, 10.6, 12, random.pick(['glass', 'bars']))
      planter(b, 15, 21.4, 10)
    },
  }
}
