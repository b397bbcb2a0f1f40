import { darken, lighten } from './colours.ts'
import { type Room, type Spot, solid, under } from './furniture-parts.ts'
import { potPlant } from './planting.ts'
import { glow } from './sheet.ts'
import { box, distanceTo, type Point3, type Solid } from './space.ts'
import { circle, ellipse, n, type Point, path, poly, strokeLine } from './svg.ts'

/** A rug with border and field, flat on the floor. */
export function rug(room: Room, [x, z]: Spot, w: number, d: number, colour: string, accent: string): string {
  const { view } = room
  const flat = (inset: number, fill: string) =>
    view.face(
      [
        [x + inset, 0.02, z + inset],
        [x + w - inset, 0.02, z + inset],
        [x + w - inset, 0.02, z + d - inset],
        [x + inset, 0.02, z + d - inset],
      ],
      fill,
    )
  let body = flat(0, darken(colour, 0.25)) + flat(0.25, accent) + flat(0.55, colour)
  const kind = room.sheet.random.int(0, 2)
  if (kind === 0) {
    const [cx, cz] = [x + w / 2, z + d / 2]
    for (const k of [0.36, 0.24, 0.12])
      body += view.face(
        [
          [cx - w * k, 0.02, cz],
          [cx, 0.02, cz + d * k],
          [cx + w * k, 0.02, cz],
          [cx, 0.02, cz - d * k],
        ],
        k === 0.24 ? colour : accent,
        { opacity: 0.8 },
      )
  } else if (kind === 1) {
    for (let i = 1; i < 8; i++)
      body += view.line(
        [
          [x + 0.6, 0.02, z + (d * i) / 8],
          [x + w - 0.6, 0.02, z + (d * i) / 8],
        ],
        accent,
        0.22,
        { opacity: 0.7 },
      )
  } else {
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 4; j++) {
        const [px, pz] = [x + 1 + ((w - 2) * (i + 0.5)) / 6, z + 0.8 + ((d - 1.6) * (j + 0.5)) / 4]
        body += view.face(
          [
            [px - 0.4, 0.02, pz],
            [px, 0.02, pz + 0.4],
            [px + 0.4, 0.02, pz],
            [px, 0.02, pz - 0.4],
          ],
          accent,
          { opacity: 0.75 },
        )
      }
  }
  return body
}

/** A lamp hung from the ceiling; its shade's foot is at `y`. */
export function pendant(
  room: Room,
  x: number,
  z: number,
  y: number,
  ceiling: number,
  kind: 'dome' | 'globe' | 'drum',
  colour: string,
): Solid {
  const { view, sheet } = room
  const s = view.scale([x, y, z])
  const [px, py] = view.at([x, y, z])
  const cord = view.line(
    [
      [x, ceiling, z],
      [x, y + 0.8, z],
    ],
    '#2b2b2b',
    0.06,
  )
  const halo = circle(px, py, s * (room.evening ? 4 : 2.2), glow(sheet, '#ffe2a0', room.evening ? 0.6 : 0.35))
  const shapes = {
    dome:
      path(
        `M${n(px - s)} ${n(py)}C${n(px - s)} ${n(py - s * 0.9)} ${n(px - s * 0.3)} ${n(py - s)} ${n(px)} ${n(py - s)}C${n(px + s * 0.3)} ${n(py - s)} ${n(px + s)} ${n(py - s * 0.9)} ${n(px + s)} ${n(py)}Z`,
        colour,
      ) + ellipse(px, py, s * 0.9, s * 0.14, '#fff1c9'),
    globe:
      circle(px, py - s * 0.4, s * 0.62, '#fff3d2') +
      circle(px - s * 0.15, py - s * 0.55, s * 0.25, '#ffffff'),
    drum:
      poly(
        [
          [px - s * 0.9, py],
          [px - s * 0.75, py - s * 0.95],
          [px + s * 0.75, py - s * 0.95],
          [px + s * 0.9, py],
        ],
        lighten(colour, 0.55),
      ) +
      poly(
        [
          [px + s * 0.3, py],
          [px + s * 0.28, py - s * 0.95],
          [px + s * 0.75, py - s * 0.95],
          [px + s * 0.9, py],
        ],
        lighten(colour, 0.4),
      ),
  }
  return { distance: distanceTo(view, [x, 0, z]), svg: cord + halo + shapes[kind] }
}

export function floorLamp(room: Room, [x, z]: Spot): Solid {
  const { view, sheet } = room
  const s = view.scale([x, 5, z])
  const [px, py] = view.at([x, 5, z])
  const body =
    view.line(
      [
        [x, 0, z],
        [x, 5, z],
      ],
      '#3a3430',
      0.1,
    ) +
    circle(px, py - s * 0.4, s * 3.6, glow(sheet, '#ffdf9b', room.evening ? 0.65 : 0.25)) +
    poly(
      [
        [px - s * 0.8, py],
        [px - s * 0.5, py - s * 1.2],
        [px + s * 0.5, py - s * 1.2],
        [px + s * 0.8, py],
      ],
      '#f6e6c2',
    )
  return { distance: distanceTo(view, [x, 0, z]), svg: body }
}

export function plant(room: Room, [x, z]: Spot, h: number): Solid {
  const [px, py] = room.view.at([x, 0, z])
  return {
    distance: distanceTo(room.view, [x, 0, z]),
    svg: under(room, [x - 0.5, z - 0.5], 1, 1) + potPlant(room.sheet, px, py, h * room.view.scale([x, 0, z])),
  }
}

/** A treadmill facing the far wall. */
export function treadmill(room: Room, [x, z]: Spot): Solid {
  const { view } = room
  const body =
    under(room, [x, z], 2.6, 5.6) +
    box(view, [x, 0.2, z], [2.6, 0.4, 5.6], '#33383d') +
    view.face(
      [
        [x + 0.35, 0.62, z + 0.1],
        [x + 2.25, 0.62, z + 0.1],
        [x + 2.25, 0.62, z + 4.6],
        [x + 0.35, 0.62, z + 4.6],
      ],
      '#14171a',
    ) +
    box(view, [x + 0.05, 0.6, z + 4.6], [0.2, 3.6, 0.3], '#8a9096') +
    box(view, [x + 2.35, 0.6, z + 4.6], [0.2, 3.6, 0.3], '#8a9096') +
    box(view, [x + 0.1, 3.9, z + 4.4], [2.4, 0.9, 0.3], '#23282d') +
    view.face(
      [
        [x + 0.6, 4.05, z + 4.39],
        [x + 2, 4.05, z + 4.39],
        [x + 2, 4.65, z + 4.39],
        [x + 0.6, 4.65, z + 4.39],
      ],
      '#6fd0c4',
    ) +
    view.line(
      [
        [x + 0.15, 3.4, z + 3],
        [x + 0.15, 3.6, z + 4.6],
      ],
      '#8a9096',
      0.14,
    ) +
    view.line(
      [
        [x + 2.45, 3.4, z + 3],
        [x + 2.45, 3.6, z + 4.6],
      ],
      '#8a9096',
      0.14,
    )
  return solid(room, [x, z], [2.6, 5.6], body)
}

/** Dumb-bells on a sloping rack. */
export function weights(room: Room, [x, z]: Spot, w: number): Solid {
  const { view } = room
  let body = under(room, [x, z], w, 1.6)
  for (const y of [2.6, 1.6, 0.6]) {
    body += box(view, [x, y, z + 0.2], [w, 0.15, 1.2], '#4a5056')
    for (let i = 0; i < w / 1.1 - 0.5; i++) {
      const [px, py] = view.at([x + 0.6 + i * 1.1, y + 0.45, z])
      const r = view.scale([x, y, z]) * 0.32
      body += circle(px, py, r, '#1d2023') + circle(px, py, r * 0.45, '#c9973a')
    }
  }
  for (const dx of [0, w - 0.2]) body += box(view, [x + dx, 0, z], [0.2, 3.2, 1.5], '#33383d')
  return solid(room, [x, z], [w, 1.6], body)
}

/** A framed picture on a wall, between two lower and two upper corners of any plane. */
export function artwork(
  room: Room,
  corners: readonly [Point3, Point3, Point3, Point3],
  frame: string,
): string {
  const { view, sheet } = room
  const { random } = sheet
  const between = (u: number, v: number): Point3 => {
    const [a, b, , d] = corners
    return [
      a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v,
      a[1] + (d[1] - a[1]) * v,
      a[2] + (b[2] - a[2]) * u + (d[2] - a[2]) * v,
    ]
  }
  const area = (u: number, v: number, w: number, h: number, fill: string) =>
    view.face([between(u, v), between(u + w, v), between(u + w, v + h), between(u, v + h)], fill)
  const ground = random.pick(['#e9dfc9', '#dfe7e6', '#f3ede0'])
  const [one, two, three] = random.shuffle(['#b3472f', '#2f5d86', '#d9a441', '#3f6f55', '#6b4c7a', '#20303f'])
  let body = area(0, 0, 1, 1, frame) + area(0.06, 0.06, 0.88, 0.88, ground)
  const kind = random.int(0, 2)
  if (kind === 0)
    body += area(0.06, 0.06, 0.88, 0.3, one ?? frame) + area(0.06, 0.36, 0.88, 0.16, two ?? frame)
  else if (kind === 1)
    body += area(0.18, 0.2, 0.3, 0.6, one ?? frame) + area(0.42, 0.34, 0.38, 0.3, two ?? frame)
  const [cx, cy] = view.at(between(0.6, 0.66))
  const low = view.at(between(0.6, 0))
  const high = view.at(between(0.6, 1))
  return body + circle(cx, cy, Math.abs(low[1] - high[1]) * 0.13, three ?? frame)
}

/** Strings of small lamps between two points. */
export function lampString(room: Room, from: Point3, to: Point3): string {
  const { view, sheet } = room
  const dots: Point[] = []
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    dots.push(
      view.at([
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * 1.1,
        from[2] + (to[2] - from[2]) * t,
      ]),
    )
  }
  return (
    strokeLine(dots, '#3a3430', 1.6) +
    dots
      .map(([x, y]) => circle(x, y, 16, glow(sheet, '#ffdf9b', 0.6)) + circle(x, y, 4.5, '#fff3cf'))
      .join('')
  )
}
