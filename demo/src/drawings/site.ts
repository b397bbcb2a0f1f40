import { type Board, createBoard } from './board.ts'
import { darken, lighten } from './colours.ts'
import type { Sheet } from './sheet.ts'
import { type Point, path, softPath, straight, strokeLine } from './svg.ts'
import { material } from './textures.ts'

function scaffold(b: Board, x: number, w: number, h: number): void {
  const bamboo = b.sheet.light.tone('#c49a5b')
  for (let i = 0; i <= w / 5; i++)
    b.line(
      [
        [x + i * 5, 0],
        [x + i * 5 + 0.3, h + 3],
      ],
      bamboo,
      4,
    )
  for (let y = 5; y < h + 2; y += 5.5) {
    b.line(
      [
        [x - 1, y],
        [x + w + 1, y + 0.2],
      ],
      bamboo,
      3.4,
    )
    b.rect(x - 0.5, y - 0.4, w + 1, 0.35, b.sheet.light.tone('#8a6a44'))
  }
  for (let i = 0; i < w / 5 - 1; i++)
    b.line(
      [
        [x + i * 5, (i % 3) * 5],
        [x + i * 5 + 5, (i % 3) * 5 + 5.5],
      ],
      darken(bamboo, 0.15),
      2.4,
    )
}

function crane(b: Board, x: number, h: number): void {
  const steel = b.sheet.light.tone('#d1a132')
  const bar = (x1: number, y1: number, x2: number, y2: number, width: number, colour = steel) =>
    b.put(straight(b.x(x + x1), b.y(y1), b.x(x + x2), b.y(y2), colour, width))
  bar(0, 0, 0, h, 3.4)
  bar(2.6, 0, 2.6, h, 3.4)
  for (let y = 0; y < h - 3; y += 3) {
    bar(0, y, 2.6, y + 3, 1.8)
    bar(2.6, y + 3, 0, y + 3, 1.8)
  }
  bar(-16, h, 46, h, 4)
  bar(-16, h, 1.3, h + 8, 2)
  bar(1.3, h + 8, 46, h, 2)
  for (let i = 0; i < 14; i++) {
    bar(3 + i * 3, h, 4.5 + i * 3, h + 2.2, 1.6)
    bar(4.5 + i * 3, h + 2.2, 6 + i * 3, h, 1.6)
  }
  bar(3, h + 2.2, 44, h + 1.6, 2)
  b.rect(x - 15, h - 4, 5, 4, b.sheet.light.tone('#6b6f73'))
  bar(30, h, 30, h - 16, 1.6, '#2b2f33')
  b.rect(x + 27, h - 18, 6, 2, b.sheet.light.tone('#a8553a'))
}

function heap(b: Board, x: number, w: number, h: number, colour: string): void {
  const tone = b.sheet.light.tone(colour)
  const list: Point[] = [
    [b.x(x), b.y(0)],
    [b.x(x + w * 0.3), b.y(h * 0.8)],
    [b.x(x + w * 0.5), b.y(h * 1.2)],
    [b.x(x + w * 0.75), b.y(h * 0.7)],
    [b.x(x + w), b.y(0)],
    [b.x(x + w / 2), b.y(-0.6)],
  ]
  b.put(path(softPath(list), tone), path(softPath(list.slice(2)), darken(tone, 0.2), { opacity: 0.5 }))
}

function brickStack(b: Board, x: number, w: number, h: number): void {
  b.rect(x, 0, w, h, material(b.sheet, 'brick', b.ft).fill)
  b.rect(x + w * 0.8, 0, w * 0.2, h, b.sheet.light.shadow, { opacity: 0.3 })
}

function rods(b: Board, x: number, y: number, w: number): void {
  const rust = b.sheet.light.tone('#7a4a33')
  for (let i = 0; i < 5; i++)
    b.line(
      [
        [x + (w * i) / 4, y],
        [x + (w * i) / 4 + b.sheet.random.between(-0.2, 0.3), y + b.sheet.random.between(2.4, 4)],
      ],
      rust,
      2.2,
    )
}

/** One bay between columns: open, half built up in brick, built with an opening, or shuttered and propped. */
function bay(b: Board, x: number, y: number, w: number, h: number, done: number): void {
  const { random, light } = b.sheet
  const brick = material(b.sheet, 'brick', b.ft)
  const inside = darken(light.tone('#6d6862'), 0.35)
  b.rect(x, y, w, h, inside)
  b.rect(x, y + h * 0.55, w, h * 0.45, light.shadow, { opacity: 0.35 })
  if (done > 0.75) {
    b.rect(x, y, w, h, brick.fill)
    const ow = w * random.between(0.36, 0.5)
    b.rect(x + (w - ow) / 2, y + 2.6, ow, h - 4.4, inside)
    b.rect(x + (w - ow) / 2 - 0.6, y + h - 1.8, ow + 1.2, 0.8, light.tone('#a9a7a2'))
    b.rect(x, y, w, h, light.shadow, { opacity: 0.06 })
  } else if (done > 0.4) {
    const level = h * random.between(0.25, 0.7)
    b.rect(x, y, w * 0.5, level, brick.fill)
    b.rect(x + w * 0.5, y, w * 0.5, level * 0.72, brick.fill)
  } else {
    for (let i = 0; i < w / 2.2; i++)
      b.line(
        [
          [x + 1 + i * 2.2, y],
          [x + 1.1 + i * 2.2, y + h],
        ],
        light.tone('#b58f55'),
        3,
      )
  }
}

/** Draws a grey structure going up: frame, brick infill, bamboo scaffold, heaps and stacks. */
export function drawSite(sheet: Sheet, buildingType: number, ground: number): void {
  const { random, light } = sheet
  const tall = buildingType !== 5
  const storeys = tall ? random.int(4, 6) : random.int(2, 3)
  const ft = tall ? random.between(8.4, 9.4) : random.between(19, 22)
  const bays = tall ? random.int(5, 6) : random.int(3, 4)
  const bw = tall ? 17 : 13
  const width = bays * bw
  const sh = tall ? 12 : 11
  const b = createBoard(sheet, 800 - (width * ft) / 2 + random.between(-80, 60), ground, ft)
  const concrete = material(sheet, 'concrete', ft)
  if (tall) crane(b, -14, storeys * sh + 26)
  for (let s = 0; s < storeys; s++) {
    const cut = s === storeys - 1 ? random.int(1, 2) : 0
    for (let i = 0; i < bays - cut; i++) {
      bay(b, i * bw, s * sh + 0.8, bw, sh - 0.8, 1.05 - (s / storeys) * 0.7 - random.between(0, 0.35))
    }
    for (let i = 0; i <= bays - cut; i++) b.rect(i * bw - 0.7, s * sh, 1.4, sh, concrete.fill)
    b.rect(-1.4, (s + 1) * sh - 0.4, (bays - cut) * bw + 2.8, 1.3, concrete.fill)
    b.rect(-1.4, (s + 1) * sh - 0.9, (bays - cut) * bw + 2.8, 0.5, light.shadow, {
      opacity: light.shadowStrength,
    })
    if (s === storeys - 1) for (let i = 0; i <= bays - cut; i++) rods(b, i * bw - 0.5, (s + 1) * sh + 0.9, 1)
    if (cut > 0) for (let i = bays - cut + 1; i <= bays; i++) rods(b, i * bw - 0.5, s * sh + 0.9, 1)
  }
  scaffold(b, random.chance(0.5) ? -2 : bw * 2 - 1, bw * (tall ? 2 : 1.4), storeys * sh - 2)
  const front = createBoard(sheet, b.x(0), ground + 46, ft * 1.15)
  const k = tall ? 1.5 : 1
  heap(front, -18 * k, 16 * k, 5 * k, '#c9ac7d')
  heap(front, width * 0.62, 12 * k, 3.6 * k, '#8f9092')
  brickStack(front, width * 0.16, 8 * k, 4 * k)
  brickStack(front, width * 0.16 + 8.4 * k, 5 * k, 2.6 * k)
  for (let i = 0; i < 4; i++)
    front.rect(width * 0.42 + (i % 2) * 0.4, i * 0.9, 6, 0.8, lighten(light.tone('#b9b6ad'), 0.2), { rx: 6 })
  sheet.put(
    strokeLine(
      [
        [front.x(width * 0.8), front.y(0.4)],
        [front.x(width * 0.8 + 20), front.y(0.9)],
      ],
      light.tone('#7a4a33'),
      5,
    ),
    strokeLine(
      [
        [front.x(width * 0.8), front.y(0.8)],
        [front.x(width * 0.8 + 21), front.y(1.2)],
      ],
      light.tone('#8a553b'),
      4,
    ),
  )
}
