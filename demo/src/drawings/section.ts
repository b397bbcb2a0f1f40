import { createBoard } from './board.ts'
import { lettering } from './letters.ts'
import { potPlant } from './planting.ts'
import { hatch, type Sheet } from './sheet.ts'
import { circle, HEIGHT, n, rect, sheetBorder, straight, strokePath, WIDTH } from './svg.ts'
import { tree } from './trees.ts'

type Inks = { paper: string; cut: string; ink: string; rooms: readonly string[]; earth: string }

const inks: readonly Inks[] = [
  {
    paper: '#f4efe2',
    cut: '#2b333a',
    ink: '#48555c',
    rooms: ['#efd9b4', '#dbe4e0', '#f3e6d3', '#e2cfc0'],
    earth: '#b9a27f',
  },
  {
    paper: '#eef3f5',
    cut: '#8f3b2a',
    ink: '#5a4a44',
    rooms: ['#f8ead2', '#f3d9c4', '#dfe9e6', '#faf3e3'],
    earth: '#c9b795',
  },
  {
    paper: '#14385c',
    cut: '#eaf3fa',
    ink: '#b9d4e8',
    rooms: ['#1d4a74', '#245582', '#1a4570', '#2a5c89'],
    earth: '#0f2c49',
  },
]

/** Draws a cut through a house or hall: slabs and footings in solid, rooms lit behind, the stair, the roof. */
export function drawSection(sheet: Sheet, buildingType: number): void {
  const { random } = sheet
  const tone = random.pick(inks)
  const tall = buildingType !== 5
  const storeys = tall ? random.int(3, 5) : 2
  const bays = tall ? random.int(3, 4) : 3
  const bw = random.between(15, 18)
  const width = bays * bw
  const ft = Math.min(1120 / width, 720 / (storeys * 11 + 4))
  const ground = tall ? 970 : 880
  const b = createBoard(sheet, 800 - (width * ft) / 2, ground, ft)
  sheet.put(
    rect(0, 0, WIDTH, HEIGHT, tone.paper),
    rect(0, ground, WIDTH, HEIGHT - ground, tone.earth),
    rect(0, ground, WIDTH, HEIGHT - ground, hatch(sheet, tone.cut, 22, 1.4), { opacity: 0.4 }),
  )
  for (const x of [150, 290])
    sheet.put(tree(sheet, random.pick(sheet.region.trees), x, ground, random.between(260, 420)))
  for (let s = 0; s < storeys; s++) {
    for (let i = 0; i < bays; i++) {
      const [x, y] = [i * bw, s * 11 + 1]
      if (s === 1 && i === 1 && !tall) continue
      b.rect(x, y, bw, 10, random.pick(tone.rooms))
      furnishCut(sheet, b, x, y, bw, tone)
    }
  }
  if (!tall) {
    // A room of double height, with a tall window and one long pendant.
    b.rect(bw, 1, bw, 21, tone.rooms[0] ?? tone.paper)
    b.rect(bw * 1.2, 5, bw * 0.6, 14, tone.paper)
    for (let i = 0; i < 5; i++) b.rect(bw * (1.2 + i * 0.15), 5, 0.12, 14, tone.ink)
    b.rect(bw * 1.5, 11, 0.1, 10, tone.cut)
    sheet.put(circle(b.x(bw * 1.5), b.y(10), ft * 1.3, '#f6d58c', { stroke: tone.cut, 'stroke-width': 2 }))
  }
  cutWork(sheet, b, { bays, bw, storeys, tall, ground }, tone)
}

type Cut = { bays: number; bw: number; storeys: number; tall: boolean; ground: number }

/** Everything the saw went through, and the levels beside it. */
function cutWork(sheet: Sheet, b: BoardOf, { bays, bw, storeys, tall, ground }: Cut, tone: Inks): void {
  const width = bays * bw
  stairCut(b, (bays - 1) * bw + 1, 1, bw - 2, storeys, tone)
  for (let s = 0; s <= storeys; s++) {
    const y = s * 11 + (s === 0 ? 0 : -0.1)
    // The first floor stops on both sides of the room of double height.
    if (s === 1 && !tall) {
      b.rect(-1.2, y, bw + 1.2, 1, tone.cut)
      b.rect(bw * 2, y, bw + 1.2, 1, tone.cut)
    } else b.rect(-1.2, y, width + 2.4, 1, tone.cut)
  }
  for (let i = 0; i <= bays; i++) {
    const outer = i === 0 || i === bays
    if (outer) b.rect(i * bw - 0.5, -3, 1, storeys * 11 + 7, tone.cut)
    else
      for (let s = 0; s < storeys; s++) if (s < storeys) b.rect(i * bw - 0.25, s * 11 + 1, 0.5, 10, tone.cut)
    b.rect(i * bw - 2, -4.4, 4, 1.4, tone.cut)
    b.rect(i * bw - 1.2, -3, 2.4, 1.2, tone.cut)
  }
  b.rect(-4.5, storeys * 11 - 0.1, 4, 0.6, tone.cut)
  b.rect(width + 0.5, storeys * 11 - 0.1, 4, 0.6, tone.cut)
  for (let s = 0; s <= storeys; s++) {
    const y = b.y(s * 11 + 1)
    sheet.put(
      straight(1450, y, 1530, y, tone.ink, 1.6),
      strokePath(`M1462 ${n(y)}l-10 -15h20z`, tone.ink, 1.6),
      lettering(`${s * 11}'-0`, 1510, y - 10, 18, tone.ink, 2),
    )
  }
  sheet.put(straight(60, ground, 1540, ground, tone.cut, 6), sheetBorder(tone.ink))
}

type BoardOf = ReturnType<typeof createBoard>

function furnishCut(sheet: Sheet, b: BoardOf, x: number, y: number, w: number, tone: Inks): void {
  const { random } = sheet
  const line = { stroke: tone.ink, 'stroke-width': 1.6 }
  const kind = random.int(0, 3)
  b.rect(x + w * 0.3, y + 3.4, w * 0.4, 4.6, tone.paper, line)
  b.line(
    [
      [x + w * 0.5, y + 3.4],
      [x + w * 0.5, y + 8],
    ],
    tone.ink,
    1.6,
  )
  if (kind === 0) {
    b.rect(x + 2, y + 1, 7, 1.2, tone.paper, line)
    b.rect(x + 2, y, 7, 1, tone.paper, line)
    b.rect(x + 1.4, y, 0.7, 3.4, tone.paper, line)
  } else if (kind === 1) {
    b.rect(x + 2.6, y + 2.3, w - 6, 0.3, tone.ink)
    for (const dx of [3, w - 4]) b.rect(x + dx, y, 0.3, 2.3, tone.ink)
    b.line(
      [
        [x + w / 2, y + 10],
        [x + w / 2, y + 6.4],
      ],
      tone.ink,
      1.6,
    )
    b.put(circle(b.x(x + w / 2), b.y(y + 6), b.ft * 0.7, '#f6d58c', line))
  } else if (kind === 2) {
    b.rect(x + 1.4, y, 4, 7, tone.paper, line)
    for (let i = 1; i < 5; i++)
      b.line(
        [
          [x + 1.4, y + i * 1.4],
          [x + 5.4, y + i * 1.4],
        ],
        tone.ink,
        1.4,
      )
    b.put(potPlant(sheet, b.x(x + w - 3), b.y(y), b.ft * 4))
  } else {
    b.rect(x + 3, y, 8, 1.6, tone.paper, { ...line, rx: 6 })
    b.rect(x + 3, y + 1.4, 8, 1.6, tone.paper, { ...line, rx: 6 })
  }
}

function stairCut(b: BoardOf, x: number, y: number, w: number, storeys: number, tone: Inks): void {
  for (let s = 0; s < storeys - 1; s++) {
    const steps = 16
    const up = s % 2 === 0
    const corners: [number, number][] = []
    for (let i = 0; i < steps; i++) {
      const at = (k: number) => (up ? x + (w * k) / steps : x + w - (w * k) / steps)
      corners.push(
        [at(i), y + s * 11 + ((i + 1) * 11) / steps],
        [at(i + 1), y + s * 11 + ((i + 1) * 11) / steps],
      )
    }
    const [first, last] = up ? [x, x + w] : [x + w, x]
    corners.push([last, y + s * 11 + 10], [first, y + s * 11 - 0.2])
    b.poly(corners, tone.cut)
    b.line(
      [
        [first, y + s * 11 + 3.6],
        [last, y + s * 11 + 14],
      ],
      tone.ink,
      2.4,
    )
  }
}
