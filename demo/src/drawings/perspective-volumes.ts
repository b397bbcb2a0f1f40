import type { MaterialKind } from './region.ts'
import type { Sheet } from './sheet.ts'
import type { Point3 } from './space.ts'

/** A block of building: its near corner, its size, its walls, and what its front and side carry. */
export type Volume = {
  at: Point3
  size: Point3
  kind: MaterialKind
  face?: 'glass' | 'rows' | 'slats' | 'jaali' | 'balconies' | 'blank'
  storey?: number
  bay?: number
}

export function houseVolumes(sheet: Sheet): Volume[] {
  const { random, region } = sheet
  const [a, c] = [random.pick(region.walls), random.pick(region.accents)]
  const face = random.pick(['rows', 'slats', 'rows'] as const)
  return random.pick<Volume[]>([
    [
      { at: [-22, 0, 40], size: [44, 11, 34], kind: a, face: 'rows', bay: 11 },
      { at: [-26, 11, 36], size: [30, 12, 34], kind: c, face, bay: 10 },
      { at: [4, 11, 42], size: [18, 21, 26], kind: a, face: 'jaali', bay: 9, storey: 10 },
    ],
    [
      { at: [-26, 0, 44], size: [26, 23, 30], kind: a, face: 'rows', bay: 9 },
      { at: [0, 0, 38], size: [26, 11, 32], kind: c, face: 'glass', bay: 6 },
      { at: [-4, 11, 40], size: [28, 11, 26], kind: a, face: 'balconies', bay: 9 },
    ],
    [
      {
        at: [-28, 0, 42],
        size: [56, 10, 30],
        kind: region.walls.includes('stone') ? 'stone' : a,
        face: 'rows',
        bay: 11,
      },
      { at: [-18, 10, 44], size: [42, 11, 26], kind: a, face: 'balconies', bay: 10 },
      { at: [-4, 21, 46], size: [24, 10, 22], kind: c, face: 'slats', bay: 8 },
    ],
    [
      { at: [-16, 0, 40], size: [32, 34, 30], kind: a, face: 'jaali', bay: 8 },
      { at: [-20, 11, 37], size: [16, 22, 20], kind: c, face: 'rows', bay: 8 },
    ],
  ])
}

export function bigVolumes(sheet: Sheet, buildingType: number): Volume[] {
  const { random, region } = sheet
  const [a, c] = [random.pick(region.walls), random.pick(region.accents)]
  if (buildingType === 4) {
    const h = random.between(70, 92)
    return [
      {
        at: [-40, 0, 84],
        size: [54, h, 46],
        kind: a,
        face: random.pick(['glass', 'rows', 'balconies']),
        bay: 7,
      },
      { at: [14, 0, 92], size: [28, h * random.between(0.5, 0.8), 40], kind: c, face: 'glass', bay: 6 },
      { at: [-48, 0, 76], size: [70, 15, 40], kind: c, face: 'glass', bay: 6, storey: 14 },
    ]
  }
  if (buildingType === 1) {
    const h = random.between(34, 46)
    return [
      { at: [-64, 0, 82], size: [96, h, 34], kind: a, face: 'balconies', bay: 10 },
      { at: [22, 0, 76], size: [34, h + 8, 40], kind: c, face: 'jaali', bay: 9 },
      { at: [-30, 0, 70], size: [60, 13, 30], kind: c, face: 'glass', bay: 7, storey: 12 },
    ]
  }
  if (buildingType === 7) {
    return [
      { at: [-60, 0, 74], size: [60, 22, 44], kind: a, face: 'jaali', bay: 12, storey: 20 },
      {
        at: [-14, 0, 68],
        size: [60, 38, 44],
        kind: c,
        face: random.pick(['slats', 'blank']),
        bay: 14,
        storey: 18,
      },
      { at: [-20, 0, 62], size: [42, 14, 20], kind: a, face: 'glass', bay: 7, storey: 13 },
    ]
  }
  return [
    {
      at: [-58, 0, 76],
      size: [80, random.between(34, 52), 46],
      kind: a,
      face: random.pick(['rows', 'glass', 'slats']),
      bay: 9,
    },
    {
      at: [14, 0, 70],
      size: [40, random.between(24, 60), 46],
      kind: c,
      face: random.pick(['jaali', 'rows']),
      bay: 9,
    },
    { at: [-40, 0, 68], size: [50, 12, 24], kind: c, face: 'glass', bay: 7, storey: 12 },
  ]
}
