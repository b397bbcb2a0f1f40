export type RoomUse =
  | 'bed'
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bath'
  | 'car'
  | 'stair'
  | 'lawn'
  | 'hall'
  | 'desks'
  | 'meeting'
  | 'ward'
  | 'tables'
  | 'machines'
  | 'art'
  | 'shelves'
  | 'court'

/** Feet from the plan's upper left corner. A door is a side (N, S, E, W) and its distance along that side. */
export type PlanRoom = readonly [
  name: string,
  use: RoomUse,
  x: number,
  y: number,
  w: number,
  h: number,
  doors?: string,
]
export type PlanLayout = { w: number; h: number; rooms: readonly PlanRoom[] }

const tenMarla: PlanLayout = {
  w: 62,
  h: 36,
  rooms: [
    ['PORCH', 'car', 0, 18, 16, 18],
    ['LAWN', 'lawn', 0, 0, 16, 18],
    ['DRAWING', 'living', 16, 0, 15, 14, 'S11'],
    ['LOBBY', 'hall', 16, 14, 30, 9, 'W4'],
    ['DINING', 'dining', 31, 0, 15, 14, 'S4'],
    ['BED 1', 'bed', 16, 23, 15, 13, 'N11'],
    ['BATH', 'bath', 31, 28, 7, 8, 'W2'],
    ['STAIR', 'stair', 31, 23, 7, 5],
    ['KITCHEN', 'kitchen', 38, 23, 10, 13, 'N3'],
    ['LOUNGE', 'living', 46, 0, 16, 23, 'W17'],
    ['BED 2', 'bed', 48, 23, 14, 13, 'N3'],
  ],
}

const fiveMarla: PlanLayout = {
  w: 48,
  h: 26,
  rooms: [
    ['PORCH', 'car', 0, 11, 12, 15],
    ['LAWN', 'lawn', 0, 0, 12, 11],
    ['DRAWING', 'living', 12, 0, 13, 12, 'S9'],
    ['LOUNGE', 'living', 12, 12, 19, 14, 'W3'],
    ['KITCHEN', 'kitchen', 25, 0, 9, 12, 'S3'],
    ['STAIR', 'stair', 34, 0, 6, 12, 'S2'],
    ['BATH', 'bath', 40, 0, 8, 8, 'S3'],
    ['BED', 'bed', 31, 12, 17, 14, 'W5'],
    ['DUCT', 'hall', 40, 8, 8, 4],
  ],
}

const courtHouse: PlanLayout = {
  w: 60,
  h: 40,
  rooms: [
    ['VERANDA', 'hall', 14, 10, 32, 5, 'W2'],
    ['COURT', 'court', 14, 15, 32, 15, 'N14'],
    ['DRAWING', 'living', 0, 0, 20, 10, 'S16'],
    ['DINING', 'dining', 20, 0, 16, 10, 'S6'],
    ['KITCHEN', 'kitchen', 36, 0, 12, 10, 'S4'],
    ['STORE', 'hall', 48, 0, 12, 10, 'W5'],
    ['BED 1', 'bed', 46, 10, 14, 14, 'W6'],
    ['BED 2', 'bed', 46, 24, 14, 16, 'W3'],
    ['PORCH', 'car', 0, 10, 14, 20],
    ['BATH', 'bath', 0, 30, 14, 10, 'E4'],
    ['LOUNGE', 'living', 14, 30, 20, 10, 'N8'],
    ['STUDY', 'meeting', 34, 30, 12, 10, 'N4'],
  ],
}

const office: PlanLayout = {
  w: 72,
  h: 44,
  rooms: [
    ['OPEN OFFICE', 'desks', 0, 0, 46, 26, 'S20'],
    ['MEETING', 'meeting', 46, 0, 26, 13, 'W6'],
    ['BOARD', 'meeting', 46, 13, 26, 13, 'W6'],
    ['LOBBY', 'hall', 12, 26, 40, 8, 'W3'],
    ['LIFTS', 'stair', 0, 26, 12, 18, 'E4'],
    ['CAFE', 'tables', 12, 34, 24, 10, 'N8'],
    ['WC', 'bath', 36, 34, 16, 10, 'N6'],
    ['STUDIO', 'desks', 52, 26, 20, 18, 'W4'],
  ],
}

const clinic: PlanLayout = {
  w: 72,
  h: 42,
  rooms: [
    ['WARD', 'ward', 0, 0, 40, 16, 'S20'],
    ['THEATRE', 'meeting', 40, 0, 16, 16, 'S6'],
    ['LAB', 'desks', 56, 0, 16, 16, 'S5'],
    ['CORRIDOR', 'hall', 0, 16, 72, 8, 'W3'],
    ['WAITING', 'living', 0, 24, 24, 18, 'N9'],
    ['DR 1', 'meeting', 24, 24, 12, 18, 'N4'],
    ['DR 2', 'meeting', 36, 24, 12, 18, 'N4'],
    ['PHARMACY', 'shelves', 48, 24, 14, 18, 'N5'],
    ['WC', 'bath', 62, 24, 10, 18, 'N3'],
  ],
}

const restaurant: PlanLayout = {
  w: 66,
  h: 42,
  rooms: [
    ['DINING HALL', 'tables', 0, 0, 42, 28, 'S18'],
    ['KITCHEN', 'kitchen', 42, 0, 24, 18, 'W9'],
    ['STORE', 'shelves', 42, 18, 24, 10, 'N8'],
    ['TERRACE', 'court', 0, 28, 34, 14],
    ['FAMILY HALL', 'tables', 34, 28, 20, 14, 'N3'],
    ['WC', 'bath', 54, 28, 12, 14, 'W5'],
  ],
}

const gallery: PlanLayout = {
  w: 70,
  h: 44,
  rooms: [
    ['GALLERY 1', 'art', 0, 0, 28, 22, 'S18'],
    ['GALLERY 2', 'art', 28, 0, 42, 14, 'S8'],
    ['COURT', 'court', 28, 14, 24, 18, 'W10'],
    ['GALLERY 3', 'art', 52, 14, 18, 30, 'W8'],
    ['FOYER', 'hall', 0, 22, 28, 22, 'S12'],
    ['SHOP', 'shelves', 28, 32, 12, 12, 'W5'],
    ['WC', 'bath', 40, 32, 12, 12, 'N4'],
  ],
}

const gym: PlanLayout = {
  w: 70,
  h: 44,
  rooms: [
    ['CARDIO', 'machines', 0, 0, 40, 22, 'S16'],
    ['WEIGHTS', 'machines', 40, 0, 30, 22, 'S6'],
    ['LOBBY', 'hall', 0, 22, 48, 8, 'W3'],
    ['STUDIO', 'art', 0, 30, 26, 14, 'N10'],
    ['CAFE', 'tables', 26, 30, 22, 14, 'N8'],
    ['LOCKERS', 'shelves', 48, 22, 22, 12, 'W3'],
    ['WC', 'bath', 48, 34, 22, 10, 'W4'],
  ],
}

const hotelFloor: PlanLayout = {
  w: 84,
  h: 40,
  rooms: [
    ...[0, 1, 2, 3, 4].flatMap((i): PlanRoom[] => [
      [`${201 + i}`, 'bed', i * 14, 0, 14, 11, 'S10'],
      ['WC', 'bath', i * 14, 11, 8, 5, 'E1'],
      ['', 'hall', i * 14 + 8, 11, 6, 5, 'S2'],
      [`${211 + i}`, 'bed', i * 14, 24, 14, 16, 'N10'],
    ]),
    ['CORRIDOR', 'hall', 0, 16, 70, 8, 'W3'],
    ['STAIR', 'stair', 70, 0, 14, 14, 'S5'],
    ['LOBBY', 'hall', 70, 14, 14, 12, 'W4'],
    ['SUITE', 'living', 70, 26, 14, 14, 'N5'],
  ],
}

const market: PlanLayout = {
  w: 76,
  h: 42,
  rooms: [
    ...[0, 1, 2, 3].map((i): PlanRoom => [`SHOP ${i + 1}`, 'shelves', i * 19, 0, 19, 15, 'S8']),
    ['ARCADE', 'hall', 0, 15, 76, 10, 'W4'],
    ...[0, 1, 2].map((i): PlanRoom => [`SHOP ${i + 5}`, 'shelves', i * 19, 25, 19, 17, 'N8']),
    ['STAIR', 'stair', 57, 25, 9, 17, 'N3'],
    ['WC', 'bath', 66, 25, 10, 17, 'N3'],
  ],
}

/** Plans that suit a building type (ids 1 to 9). */
export const layoutsFor: Record<number, readonly PlanLayout[]> = {
  1: [hotelFloor],
  2: [clinic],
  3: [restaurant],
  4: [office],
  5: [tenMarla, fiveMarla, courtHouse],
  6: [market],
  7: [gallery],
  8: [gym],
}
