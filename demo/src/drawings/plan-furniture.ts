import type { Random } from '../random.ts'
import type { PlanRoom } from './plan-layouts.ts'
import { circle, n, type Point, rect, straight, strokeLine, strokePath } from './svg.ts'

export type PlanPen = {
  ft: number
  ink: string
  paper: string
  soft: string
  leaf: string
  water: string
  random: Random
  x(feet: number): number
  y(feet: number): number
}

function outline(
  pen: PlanPen,
  x: number,
  y: number,
  w: number,
  h: number,
  fill = pen.paper,
  round = 0.15,
): string {
  return rect(pen.x(x), pen.y(y), w * pen.ft, h * pen.ft, fill, {
    stroke: pen.ink,
    'stroke-width': 1.4,
    rx: round * pen.ft,
  })
}

function seats(pen: PlanPen, x: number, y: number, w: number, h: number): string {
  let body = ''
  for (let i = 0; i < Math.floor(w / 2.2); i++)
    for (const sy of [y - 1.5, y + h + 0.2])
      body += outline(pen, x + 0.4 + i * 2.2, sy, 1.4, 1.3, pen.paper, 0.4)
  return body + outline(pen, x, y, w, h, pen.soft)
}

/** A tree from above: a ragged rim and its ribs. */
export function planTree(pen: PlanPen, x: number, y: number, r: number): string {
  const rim: Point[] = []
  for (let i = 0; i <= 22; i++) {
    const a = (i / 22) * Math.PI * 2
    const k = r * (i % 2 === 0 ? 1 : 0.88) * pen.ft
    rim.push([pen.x(x) + Math.cos(a) * k, pen.y(y) + Math.sin(a) * k])
  }
  let body =
    circle(pen.x(x) + 5, pen.y(y) + 6, r * pen.ft, pen.ink, { opacity: 0.13 }) +
    circle(pen.x(x), pen.y(y), r * pen.ft * 0.95, pen.leaf) +
    strokeLine(rim, pen.ink, 1.3)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.2
    body += strokeLine(
      [
        [pen.x(x), pen.y(y)],
        [pen.x(x) + Math.cos(a) * r * pen.ft * 0.7, pen.y(y) + Math.sin(a) * r * pen.ft * 0.7],
      ],
      pen.ink,
      0.9,
    )
  }
  return body
}

function stair(pen: PlanPen, x: number, y: number, w: number, h: number): string {
  const flat = w > h
  const length = flat ? w : h
  const [l, r, t, f] = [pen.x(x), pen.x(x + w), pen.y(y), pen.y(y + h)]
  let body = ''
  for (let i = 1; i < length / 0.9; i++) {
    const step = i * 0.9 * pen.ft
    body += flat
      ? straight(l + step, t, l + step, f, pen.ink, 1.2)
      : straight(l, t + step, r, t + step, pen.ink, 1.2)
  }
  // The arrow points up the flight.
  const [cx, cy] = [(l + r) / 2, (t + f) / 2]
  const reach = n((length / 2 - 0.8) * pen.ft)
  const turn = flat ? 90 : 0
  const arrow = `M0 ${reach}V-${reach}M-6 ${9 - Number(reach)}L0 -${reach}L6 ${9 - Number(reach)}`
  return body + strokePath(arrow, pen.ink, 2, { transform: `translate(${n(cx)} ${n(cy)}) rotate(${turn})` })
}

function car(pen: PlanPen, x: number, y: number): string {
  const [l, t] = [pen.x(x), pen.y(y)]
  const [w, h] = [13.5 * pen.ft, 5.6 * pen.ft]
  return (
    rect(l, t, w, h, pen.paper, { stroke: pen.ink, 'stroke-width': 1.6, rx: h * 0.32 }) +
    strokePath(
      `M${n(l + w * 0.28)} ${n(t + h * 0.1)}Q${n(l + w * 0.2)} ${n(t + h / 2)} ${n(l + w * 0.28)} ${n(t + h * 0.9)}M${n(l + w * 0.78)} ${n(t + h * 0.12)}Q${n(l + w * 0.84)} ${n(t + h / 2)} ${n(l + w * 0.78)} ${n(t + h * 0.88)}M${n(l + w * 0.28)} ${n(t + h * 0.16)}H${n(l + w * 0.78)}M${n(l + w * 0.28)} ${n(t + h * 0.84)}H${n(l + w * 0.78)}`,
      pen.ink,
      1.3,
    )
  )
}

type Furnish = (pen: PlanPen, x: number, y: number, w: number, h: number) => string

const furnish: Partial<Record<PlanRoom[1], Furnish>> = {
  bed: (pen, x, y, w, h) => {
    const bx = x + w / 2 - 3
    return (
      outline(pen, bx, y + 0.5, 6, 6.4, pen.soft) +
      outline(pen, bx + 0.4, y + 0.8, 2.4, 1.4) +
      outline(pen, bx + 3.2, y + 0.8, 2.4, 1.4) +
      strokeLine(
        [
          [pen.x(bx), pen.y(y + 3)],
          [pen.x(bx + 6), pen.y(y + 3)],
        ],
        pen.ink,
        1.2,
      ) +
      outline(pen, bx - 1.7, y + 0.5, 1.4, 1.4) +
      outline(pen, bx + 6.3, y + 0.5, 1.4, 1.4) +
      (h > 11 ? outline(pen, x + 0.6, y + h - 2.4, w * 0.55, 1.9) : '')
    )
  },
  living: (pen, x, y, w, h) =>
    outline(pen, x + w * 0.2, y + h * 0.3, w * 0.6, h * 0.44, pen.soft, 0) +
    outline(pen, x + w * 0.22, y + 0.8, w * 0.56, 2.6, pen.paper, 0.5) +
    outline(pen, x + 0.8, y + h * 0.32, 2.5, h * 0.4, pen.paper, 0.5) +
    outline(pen, x + w / 2 - 2, y + h * 0.42, 4, 2),
  dining: (pen, x, y, w, h) => seats(pen, x + w / 2 - 3.6, y + h / 2 - 1.8, 7.2, 3.6),
  kitchen: (pen, x, y, w, h) =>
    outline(pen, x + 0.4, y + 0.4, w - 0.8, 2, pen.soft, 0) +
    outline(pen, x + w - 2.4, y + 2.4, 2, h - 3.4, pen.soft, 0) +
    outline(pen, x + w * 0.3, y + 0.7, 2, 1.3, pen.paper, 0.3) +
    [0, 1, 2, 3]
      .map((i) =>
        circle(
          pen.x(x + w - 1.8 + (i % 2) * 0.8),
          pen.y(y + h * 0.5 + Math.floor(i / 2) * 0.8),
          0.26 * pen.ft,
          pen.paper,
          { stroke: pen.ink, 'stroke-width': 1.2 },
        ),
      )
      .join(''),
  bath: (pen, x, y, w, h) =>
    outline(pen, x + 0.5, y + h - 2.6, 1.8, 2, pen.paper, 0.8) +
    outline(pen, x + w - 2.4, y + h - 2, 1.8, 1.5, pen.paper, 0.6) +
    (h > 7 ? outline(pen, x + 0.5, y + 0.5, w - 1, 2.4, pen.paper, 0.5) : ''),
  car: (pen, x, y, w, h) => car(pen, x + w / 2 - 6.7, y + h / 2 - 2.8),
  stair: (pen, x, y, w, h) => stair(pen, x + 0.4, y + 0.4, w - 0.8, h - 0.8),
  lawn: (pen, x, y, w, h) =>
    planTree(pen, x + w * 0.3, y + h * 0.36, 2.8) +
    planTree(pen, x + w * 0.72, y + h * 0.66, 2.1) +
    planTree(pen, x + w * 0.24, y + h * 0.8, 1.5),
  court: (pen, x, y, w, h) =>
    outline(pen, x + w * 0.36, y + h * 0.28, w * 0.28, h * 0.44, pen.water, 0.2) +
    planTree(pen, x + w * 0.17, y + h * 0.5, Math.min(2.9, h * 0.24)) +
    planTree(pen, x + w * 0.83, y + h * 0.5, Math.min(2.9, h * 0.24)),
  desks: (pen, x, y, w, h) => {
    let body = ''
    for (let i = 0; i < Math.floor((w - 3) / 6.6); i++)
      for (let j = 0; j < Math.floor((h - 3) / 6.6); j++)
        body +=
          outline(pen, x + 2 + i * 6.6, y + 2.4 + j * 6.6, 5, 2.2, pen.soft, 0) +
          outline(pen, x + 3.8 + i * 6.6, y + 4.9 + j * 6.6, 1.4, 1.3, pen.paper, 0.5)
    return body
  },
  meeting: (pen, x, y, w, h) =>
    seats(pen, x + w / 2 - Math.min(5, w * 0.3), y + h / 2 - 1.6, Math.min(10, w * 0.6), 3.2),
  ward: (pen, x, y, w) =>
    Array.from(
      { length: Math.floor((w - 2) / 6.4) },
      (_, i) =>
        outline(pen, x + 2 + i * 6.4, y + 0.8, 3, 6.4, pen.soft) +
        outline(pen, x + 2.4 + i * 6.4, y + 1, 2.2, 1.2) +
        strokeLine(
          [
            [pen.x(x + 6.6 + i * 6.4), pen.y(y)],
            [pen.x(x + 6.6 + i * 6.4), pen.y(y + 7)],
          ],
          pen.ink,
          1,
          { 'stroke-dasharray': '5 4' },
        ),
    ).join(''),
  tables: (pen, x, y, w, h) => {
    let body = ''
    for (let i = 0; i < Math.floor((w - 2) / 7); i++)
      for (let j = 0; j < Math.max(1, Math.floor((h - 2) / 7)); j++) {
        const [cx, cy] = [x + 4.6 + i * 7, y + 4.4 + j * 7]
        if ((i + j) % 2 === 0)
          body +=
            [0, 1, 2, 3]
              .map((k) =>
                circle(
                  pen.x(cx + Math.cos((k * Math.PI) / 2) * 2.2),
                  pen.y(cy + Math.sin((k * Math.PI) / 2) * 2.2),
                  0.7 * pen.ft,
                  pen.paper,
                  { stroke: pen.ink, 'stroke-width': 1.2 },
                ),
              )
              .join('') +
            circle(pen.x(cx), pen.y(cy), 1.6 * pen.ft, pen.soft, { stroke: pen.ink, 'stroke-width': 1.4 })
        else body += seats(pen, cx - 2.2, cy - 1.3, 4.4, 2.6)
      }
    return body
  },
  machines: (pen, x, y, w, h) => {
    let body = ''
    for (let i = 0; i < Math.floor((w - 2) / 4.6); i++)
      for (let j = 0; j < Math.floor((h - 2) / 9); j++)
        body +=
          outline(pen, x + 2 + i * 4.6, y + 2 + j * 9, 2.6, 6, pen.soft, 0.3) +
          outline(pen, x + 2.3 + i * 4.6, y + 2.2 + j * 9, 2, 0.9)
    return body
  },
  art: (pen, x, y, w, h) =>
    Array.from({ length: 4 }, (_, i) =>
      rect(pen.x(x + (w * (i + 0.6)) / 4.4), pen.y(y + 0.4), w * 0.14 * pen.ft, 0.4 * pen.ft, pen.ink),
    ).join('') +
    outline(pen, x + w / 2 - 3, y + h * 0.6, 6, 1.6, pen.soft) +
    circle(pen.x(x + w * 0.26), pen.y(y + h * 0.62), 1.1 * pen.ft, pen.soft, {
      stroke: pen.ink,
      'stroke-width': 1.4,
    }),
  shelves: (pen, x, y, w, h) =>
    Array.from({ length: Math.max(1, Math.floor((h - 4) / 5)) }, (_, i) =>
      outline(pen, x + 2, y + 2.4 + i * 5, w - 4, 1.8, pen.soft, 0),
    ).join('') + outline(pen, x + w - 1.6, y + 1, 1.1, h - 2, pen.soft, 0),
}

/** The furniture of one room, drawn inside its walls. */
export function planFurniture(pen: PlanPen, [, use, x, y, w, h]: PlanRoom): string {
  return furnish[use]?.(pen, x + 0.4, y + 0.4, w - 0.8, h - 0.8) ?? ''
}
