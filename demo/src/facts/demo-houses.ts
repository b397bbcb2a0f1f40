import { currentPriceBook, detailedEstimate, stageTotals } from '@tameer/calculator'
import { type EntryKind, freezeBill } from '@tameer/contract'
import { materialParts, type NewStage, stagesOfEstimate, stagesOfPrice } from '@tameer/houses'

// Houses of families that do not exist. Days are counted from the day on which work began.

/**
 * Keys of the first house: of the family, of the family's link, and of the link of a mason. Everybody knows them, and they
 * open only that house of a demo, which is never loaded in production.
 */
export const demoHouseKeys = {
  own: 'demo-house-key-for-one-family-in-Lahore-000',
  family: 'demo-house-key-that-reads-in-Lahore-0000000',
  site: 'demo-house-key-for-the-mason-in-Lahore-0000',
} as const

/** Author of a line: the family, the builder, or one of the links for the site. */
export type DemoAuthor = 'family' | 'builder' | 'rafiq' | 'tariq'

export interface DemoLine {
  /** Days and minutes since work began. */
  day: number
  minute: number
  kind: EntryKind
  by: DemoAuthor
  /** Position of the stage. */
  stage?: number
  text?: string
  /** Paths of pictures below `pictures/projects`. */
  pictures?: readonly string[]
  /** Taken back by its author. */
  gone?: true
  /** Number of the change, payment or fault that it writes down or answers. */
  thing?: number
  /** Of a line that names a fault. */
  place?: string
}

export interface DemoChange {
  what: string
  why: 'wished' | 'found'
  pkr: number
  days: number
  stage: number
  by: 'family' | 'builder'
}

export interface DemoNotedPayment {
  pkr: number
  stage: number
  way: 'bank' | 'cash'
}

export interface DemoHouse {
  name: string
  locality: string
  /** Key of the company whose quote began it; undefined for a family that builds by itself. */
  company: string | undefined
  /** Days from the first day of work to the day of loading. */
  begunDaysAgo: number
  weeks: number | null
  estimate: ReturnType<typeof estimateOf>
  basePkr: number
  stages: readonly NewStage[]
  changes: readonly DemoChange[]
  payments: readonly DemoNotedPayment[]
  /** In their order. */
  lines: readonly DemoLine[]
}

function estimateOf(plotSize: number) {
  const answers = { city: 'Lahore', plotSize, plotUnit: 'Marla', marlaStandardSft: 225 }
  const result = detailedEstimate(answers, currentPriceBook, currentPriceBook.pricesAsOf)
  if (!result.ok) throw new Error('a house of the demo has no estimate')
  const bill = freezeBill(result.estimate)
  return { ...result.estimate, bill, materials: materialParts(bill.lines, currentPriceBook) }
}

const [tenMarla, fiveMarla] = [estimateOf(10), estimateOf(5)]

const grey = 'grey-structure-of-a-ten-marla-house'
const pictures = {
  digging: 'portion-on-a-family-house/2-site.webp',
  lines: 'river-view-guest-house/2-site.webp',
  // A slab before the pour: its steel, and the pipes between.
  steel: `${grey}/2-render.webp`,
  front: `${grey}/1-render.webp`,
  back: 'raw-concrete-house/2-render.webp',
  wall: 'exposed-brick-house-complete/2-render.webp',
  slab: 'five-marla-house-for-a-first-family/2-site.webp',
  inside: 'five-marla-house-in-grey/1-render.webp',
  room: 'lounge-and-dining-for-a-young-family/1-render.webp',
  plaster: 'raw-concrete-house/1-render.webp',
  tiles: 'hotel-lobby-with-tiled-arches/2-detail.webp',
} as const

const { digging, lines, steel, front, back, wall, slab, inside, room, plaster, tiles } = pictures

/** Two lines of a stage that is done: the claim of the mason and the family's answer. */
function done(stage: number, claimed: number, agreed: number, three: readonly string[]): DemoLine[] {
  return [
    { day: claimed, minute: 990, kind: 'claim', by: 'rafiq', stage, pictures: three },
    { day: agreed, minute: 1260, kind: 'agreed', by: 'family', stage },
  ]
}

/** Two lines of a payment: the family wrote it down, and the builder confirmed it on the day after. */
function paid(thing: number, day: number, stage: number): DemoLine[] {
  return [
    { day, minute: 720, kind: 'payment-noted', by: 'family', stage, thing },
    { day: day + 1, minute: 600, kind: 'payment-confirmed', by: 'builder', stage, thing },
  ]
}

/** Two lines of a change, with the side that answers it. */
function changed(
  thing: number,
  day: number,
  agreed: number,
  by: 'family' | 'builder',
  stage: number,
): DemoLine[] {
  const other = by === 'family' ? 'builder' : 'family'
  return [
    { day, minute: 660, kind: 'change-proposed', by, stage, thing },
    { day: agreed, minute: 1200, kind: 'change-agreed', by: other, stage, thing },
  ]
}

/** A fault that the family names; with `mended`, the day on which the mason mended it and the family accepted it. */
function fault(
  thing: number,
  { day, mended, ...named }: { day: number; place: string; text: string; mended?: number },
): DemoLine[] {
  const { place } = named
  const answers: DemoLine[] =
    mended === undefined
      ? []
      : [
          {
            day: mended,
            minute: 900,
            kind: 'snag-mended',
            by: 'rafiq',
            thing,
            text: place,
            pictures: [wall],
          },
          { day: mended, minute: 1230, kind: 'snag-accepted', by: 'family', thing, text: place },
        ]
  return [{ day, minute: 1080, kind: 'snag', by: 'family', thing, ...named, pictures: [inside] }, ...answers]
}

const work = (day: number, minute: number, stage: number, line: Partial<DemoLine>): DemoLine => ({
  ...{ day, minute, kind: 'work', by: 'rafiq', stage },
  ...line,
})
const begun = (day: number, stage: number): DemoLine => ({
  day,
  minute: 540,
  kind: 'begun',
  by: 'rafiq',
  stage,
})

function inOrder(lines: readonly DemoLine[]): DemoLine[] {
  return lines.toSorted((one, other) => one.day - other.day || one.minute - other.minute)
}

/** The diary of the first house, from the advance to the plaster that waits: 46 lines, and four of faults. */
const firstLines: DemoLine[] = inOrder([
  ...paid(0, 0, 0),
  begun(3, 1),
  work(3, 541, 1, { text: 'Digging begun at the back.', pictures: [digging] }),
  work(12, 1010, 1, { text: 'Lines set out, checked by the engineer.', pictures: [lines] }),
  ...changed(0, 22, 24, 'builder', 1),
  work(30, 1000, 1, { text: 'Steel of the north wall before pouring.', pictures: [steel, digging] }),
  ...done(1, 41, 43, [lines, steel, digging]),
  ...paid(1, 45, 1),
  begun(46, 2),
  work(52, 980, 2, { by: 'builder', text: 'Filling inside, in layers.', pictures: [digging] }),
  ...changed(1, 57, 59, 'family', 3),
  ...done(2, 62, 63, [lines, digging, wall]),
  ...paid(2, 65, 2),
  begun(66, 3),
  work(78, 995, 3, { text: 'Walls up to the lintel on the ground floor.', pictures: [wall] }),
  work(96, 1005, 3, { by: 'family', text: 'Came by today. It looks good.', pictures: [front] }),
  ...done(3, 107, 109, [wall, inside, front]),
  ...paid(3, 112, 3),
  begun(113, 4),
  ...fault(0, {
    day: 116,
    place: 'Lintel of the kitchen window',
    text: 'It is two inches too low at the left.',
    mended: 121,
  }),
  work(131, 985, 4, { text: 'Steel and pipes of the slab.', pictures: [steel] }),
  work(150, 1000, 4, {
    by: 'builder',
    text: 'First floor slab poured, cured with water for ten days.',
    pictures: [slab],
  }),
  ...done(4, 166, 168, [steel, inside, slab]),
  ...paid(4, 169, 4),
  begun(171, 5),
  ...paid(5, 175, 4),
  ...changed(2, 182, 184, 'family', 6),
  work(188, 1000, 5, { text: 'First coat inside, three rooms.', pictures: [room] }),
  work(194, 640, 5, { by: 'tariq', text: '', pictures: [], gone: true }),
  ...fault(1, { day: 199, place: 'Stairs', text: 'The third step is higher than the others.' }),
  work(201, 1000, 5, { text: 'Plaster of the front begun.', pictures: [plaster] }),
  work(203, 1010, 5, { by: 'builder', text: 'Plaster of the back is done.', pictures: [back] }),
  { day: 207, minute: 1020, kind: 'claim', by: 'builder', stage: 5, pictures: [plaster, room, steel] },
  begun(208, 6),
  work(208, 970, 6, {
    by: 'builder',
    text: 'Pipes of the upper bathrooms tested, no leak.',
    pictures: [tiles, room],
  }),
])

/** Houses of the demo: one of a quote that is half built, and one that a family has just begun by itself. */
export const demoHouses: readonly DemoHouse[] = [
  {
    name: 'Farah Siddiqui (Demo)',
    locality: 'Johar Town',
    company: 'ravi-brickworks',
    begunDaysAgo: 209,
    weeks: 38,
    estimate: tenMarla,
    basePkr: 17_688_941,
    stages: stagesOfPrice(17_688_941, [
      { stage: 'advance', percent: 10 },
      { stage: 'foundation', percent: 12 },
      { stage: 'plinth', percent: 8 },
      { stage: 'walls', percent: 14 },
      { stage: 'roof-slab', percent: 20 },
      { stage: 'plaster', percent: 11 },
      { stage: 'flooring', percent: 10 },
      { stage: 'paint', percent: 10 },
      { stage: 'handover', percent: 5 },
    ]),
    changes: [
      { what: 'Deeper foundation, north wall', why: 'found', pkr: 240_500, days: 5, stage: 1, by: 'builder' },
      {
        what: 'Bathroom for the parents’ room',
        why: 'wished',
        pkr: 185_000,
        days: 4,
        stage: 3,
        by: 'family',
      },
      {
        what: 'Aluminium in place of wooden windows, upstairs',
        ...{ why: 'wished', pkr: -96_000, days: 0, stage: 6, by: 'family' },
      },
    ],
    payments: [
      { pkr: 1_768_894, stage: 0, way: 'bank' },
      { pkr: 2_363_173, stage: 1, way: 'bank' },
      { pkr: 1_415_115, stage: 2, way: 'cash' },
      { pkr: 2_661_452, stage: 3, way: 'bank' },
      { pkr: 2_000_000, stage: 4, way: 'bank' },
      { pkr: 1_537_788, stage: 4, way: 'bank' },
    ],
    lines: firstLines,
  },
  {
    name: 'Bilal Ahmed (Demo)',
    locality: 'Wapda Town',
    company: undefined,
    begunDaysAgo: 12,
    weeks: null,
    estimate: fiveMarla,
    basePkr: fiveMarla.total.costPkr,
    stages: stagesOfEstimate(stageTotals(fiveMarla)),
    changes: [],
    payments: [],
    lines: [
      { day: 8, minute: 560, kind: 'begun', by: 'family', stage: 1 },
      {
        day: 8,
        minute: 561,
        kind: 'work',
        by: 'family',
        stage: 1,
        text: 'Digging has begun.',
        pictures: [digging],
      },
    ],
  },
]
