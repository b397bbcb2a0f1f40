import type { Board } from './board.ts'
import { darken, lighten } from './colours.ts'
import { n, type Point, poly } from './svg.ts'
import type { Material } from './textures.ts'

/** A block of building in feet; `out` is how far it stands before the wall line. */
export type Mass = {
  x: number
  y: number
  w: number
  h: number
  out: number
  wall: Material
  /** A coping of this height closes the wall at the top; none when left out. */
  coping?: number
  dress?: (b: Board) => void
}

/** The shadow of `front` upon `back`, as draughtsmen cast it: the sun over the left shoulder at 45 degrees. */
function castOn(b: Board, front: Mass, back: Mass): void {
  const reach = (front.out - back.out) * 0.8
  if (reach <= 0) return
  const { light } = b.sheet
  const { x, y, w, h } = front
  const outline: Point[] = [
    [x, y],
    [x, y + h],
    [x + w, y + h],
    [x + w + reach, y + h - reach],
    [x + w + reach, y - reach],
    [x + reach, y - reach],
  ]
  const id = `clip${n(back.x)}_${n(back.y)}_${n(back.w)}_${n(back.h)}`
    .replaceAll('.', 'p')
    .replaceAll('-', 'm')
  const clip = b.sheet.define(
    id,
    (name) =>
      `<clipPath id="${name}"><rect x="${n(b.x(back.x))}" y="${n(b.y(back.y + back.h))}" width="${n(back.w * b.ft)}" height="${n(back.h * b.ft)}"/></clipPath>`,
  )
  b.put(
    poly(
      outline.map(([px, py]): Point => [b.x(px), b.y(py)]),
      light.shadow,
      { opacity: light.shadowStrength, 'clip-path': clip },
    ),
  )
}

/** Draws the blocks from the rearmost forward, each with its openings and the shadows that fall on it. */
export function drawMasses(b: Board, masses: readonly Mass[]): void {
  const order = [...masses].sort((p, q) => p.out - q.out)
  for (const mass of order) {
    const { x, y, w, h, wall, coping } = mass
    b.rect(
      x,
      y,
      w,
      h,
      wall.fill,
      b.sheet.light.hour === 'paper' ? { stroke: '#3b464d', 'stroke-width': 2 } : {},
    )
    b.line(
      [
        [x, y],
        [x, y + h],
        [x + w, y + h],
        [x + w, y],
      ],
      wall.edge,
      1.6,
      { opacity: 0.7 },
    )
    mass.dress?.(b)
    if (coping) {
      b.rect(x - 0.3, y + h - coping, w + 0.6, coping, lighten(wall.base, 0.22))
      b.rect(x - 0.3, y + h - coping - 0.35, w + 0.6, 0.35, b.sheet.light.shadow, {
        opacity: b.sheet.light.shadowStrength,
      })
      b.line(
        [
          [x - 0.3, y + h],
          [x + w + 0.3, y + h],
        ],
        darken(wall.base, 0.4),
        1.5,
      )
    }
    for (const front of order) if (front.out > mass.out) castOn(b, front, mass)
  }
}

/** A slab standing out of the wall, such as a chajja, with the shade it gives. Thickness and depth in feet. */
export function slab(
  b: Board,
  x: number,
  y: number,
  w: number,
  thickness: number,
  depth: number,
  colour = '#e9e4da',
): void {
  const { light } = b.sheet
  const tone = light.tone(colour)
  b.rect(x + depth * 0.3, y - depth * 0.8, w - depth * 0.3, depth * 0.8, light.shadow, {
    opacity: light.shadowStrength,
  })
  b.rect(x, y, w, thickness, tone)
  b.rect(x, y, w, thickness * 0.3, darken(tone, 0.2))
  b.line(
    [
      [x, y + thickness],
      [x + w, y + thickness],
    ],
    darken(tone, 0.35),
    1.4,
  )
}
