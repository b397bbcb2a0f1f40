import { darken, lighten } from './colours.ts'
import { legs, type Room, type Spot, solid, under, WOOD } from './furniture-parts.ts'
import { box, type Point3, type Solid } from './space.ts'

/** A sofa; `faces` is the way a sitter looks. */
export function sofa(
  room: Room,
  spot: Spot,
  w: number,
  colour: string,
  faces: 'viewer' | 'right' | 'left' | 'away' = 'viewer',
  cushion = '#d9a441',
): Solid {
  const { view } = room
  const [x, z] = spot
  const d = 3
  let body = ''
  if (faces === 'viewer' || faces === 'away') {
    body += under(room, spot, w, d)
    const backZ = faces === 'viewer' ? z + d - 0.8 : z
    const back = box(view, [x, 0.4, backZ], [w, 2.5, 0.8], colour)
    const seats = box(view, [x, 0.3, z], [w, 1.2, d], darken(colour, 0.06))
    let pads = ''
    const count = Math.max(2, Math.round(w / 2.6))
    for (let i = 0; i < count; i++)
      pads += box(
        view,
        [x + 0.7 + (i * (w - 1.4)) / count, 1.5, z + 0.1],
        [(w - 1.4) / count - 0.08, 0.3, d - 0.9],
        lighten(colour, 0.05),
      )
    const arms =
      box(view, [x, 0.3, z], [0.7, 1.9, d], colour) + box(view, [x + w - 0.7, 0.3, z], [0.7, 1.9, d], colour)
    const pillows =
      box(view, [x + 0.9, 1.8, z + d - 1.2], [1.3, 1.1, 0.4], cushion) +
      box(view, [x + w - 2.3, 1.8, z + d - 1.2], [1.3, 1.1, 0.4], lighten(cushion, 0.35))
    body += faces === 'viewer' ? back + seats + pads + pillows + arms : seats + pads + arms + back
    return solid(room, spot, [w, d], body)
  }
  const backX = faces === 'right' ? x : x + d - 0.8
  body += under(room, spot, d, w) + box(view, [x, 0.3, z], [d, 1.2, w], darken(colour, 0.06))
  const back = box(view, [backX, 0.4, z], [0.8, 2.5, w], colour)
  const arms = box(view, [x, 0.3, z + w - 0.7], [d, 1.9, 0.7], colour)
  const near = box(view, [x, 0.3, z], [d, 1.9, 0.7], colour)
  const pillow = box(
    view,
    [faces === 'right' ? x + 0.8 : x + d - 1.3, 1.6, z + w / 2],
    [0.5, 1.1, 1.3],
    cushion,
  )
  return solid(room, spot, [d, w], body + back + arms + pillow + near)
}

export function table(
  room: Room,
  spot: Spot,
  w: number,
  d: number,
  h: number,
  colour = WOOD,
  top = colour,
): Solid {
  const body =
    under(room, spot, w, d) +
    legs(room, spot, w, d, h - 0.15, darken(colour, 0.2)) +
    box(room.view, [spot[0], h - 0.2, spot[1]], [w, 0.2, d], top)
  return solid(room, spot, [w, d], body)
}

/** A plain chair, 18 inches to the seat. `back` is the side its back stands on. */
export function chair(
  room: Room,
  spot: Spot,
  colour: string,
  back: 'near' | 'far' | 'left' | 'right',
): Solid {
  const { view } = room
  const [x, z] = spot
  const s = 1.5
  const seat = box(view, [x, 1.4, z], [s, 0.2, s], colour)
  const backs: Record<typeof back, [Point3, Point3]> = {
    near: [
      [x, 1.5, z],
      [s, 1.6, 0.15],
    ],
    far: [
      [x, 1.5, z + s - 0.15],
      [s, 1.6, 0.15],
    ],
    left: [
      [x, 1.5, z],
      [0.15, 1.6, s],
    ],
    right: [
      [x + s - 0.15, 1.5, z],
      [0.15, 1.6, s],
    ],
  }
  const rest = box(view, ...backs[back], lighten(colour, 0.06))
  const frame = legs(room, spot, s, s, 1.4, darken(colour, 0.35))
  return solid(
    room,
    spot,
    [s, s],
    under(room, spot, s, s) + frame + (back === 'near' ? seat + rest : rest + seat),
  )
}

/** Books, boxes and pots on open shelves; `h` and `w` in feet, against the far wall at z. */
export function shelves(
  room: Room,
  [x, z]: Spot,
  w: number,
  h: number,
  colour: string,
  goods: readonly string[],
): Solid {
  const { view, sheet } = room
  const d = 1.1
  let body = under(room, [x, z], w, d) + box(view, [x, 0, z + d - 0.1], [w, h, 0.1], darken(colour, 0.3))
  const rows = Math.max(2, Math.round(h / 1.5))
  const cols = Math.max(1, Math.round(w / 3))
  for (let r = 0; r < rows; r++) {
    const y = (h * r) / rows
    let gx = x + 0.25
    while (gx < x + w - 0.6) {
      const gw = sheet.random.between(0.14, 0.5)
      const gh = sheet.random.between(0.5, (h / rows) * 0.8)
      if (sheet.random.chance(0.82))
        body += box(view, [gx, y + 0.12, z + 0.4], [gw, gh, 0.5], sheet.random.pick(goods))
      gx += gw + (sheet.random.chance(0.12) ? 0.6 : 0.05)
    }
    body += box(view, [x, y, z], [w, 0.12, d], colour)
  }
  for (let c = 0; c <= cols; c++) body += box(view, [x + (w * c) / cols - 0.06, 0, z], [0.12, h, d], colour)
  return solid(room, [x, z], [w, d], body + box(view, [x, h, z], [w, 0.12, d], colour))
}

export function bed(room: Room, spot: Spot, w: number, colour: string, head: string): Solid {
  const { view } = room
  const [x, z] = spot
  const d = 6.6
  const body =
    under(room, spot, w, d) +
    box(view, [x - 0.5, 0, z + d], [w + 1, 4, 0.4], head) +
    box(view, [x, 0.2, z], [w, 1, d], darken(head, 0.15)) +
    box(view, [x + 0.1, 1.2, z], [w - 0.2, 0.8, d], '#f1ece2') +
    box(view, [x + 0.3, 2, z + d - 1.5], [w / 2 - 0.5, 0.5, 1.2], '#ffffff') +
    box(view, [x + w / 2 + 0.2, 2, z + d - 1.5], [w / 2 - 0.5, 0.5, 1.2], '#ffffff') +
    box(view, [x, 1.2, z - 0.05], [w, 0.95, d * 0.55], colour) +
    box(view, [x, 2.1, z + d * 0.3], [w, 0.1, 1], lighten(colour, 0.4))
  return solid(room, spot, [w, d], body)
}

/** A desk with its screen; the worker's chair is drawn apart. */
export function desk(room: Room, spot: Spot, w: number, colour: string): Solid {
  const { view } = room
  const [x, z] = spot
  const screen =
    box(view, [x + w / 2 - 0.9, 2.9, z + 1.5], [1.8, 1.1, 0.1], '#23282d') +
    view.face(
      [
        [x + w / 2 - 0.8, 3, z + 1.49],
        [x + w / 2 + 0.8, 3, z + 1.49],
        [x + w / 2 + 0.8, 3.9, z + 1.49],
        [x + w / 2 - 0.8, 3.9, z + 1.49],
      ],
      '#8fc0d8',
    ) +
    box(view, [x + w / 2 - 0.1, 2.4, z + 1.5], [0.2, 0.5, 0.1], '#23282d')
  const body =
    under(room, spot, w, 2.4) +
    legs(room, spot, w, 2.4, 2.3, '#3c4146') +
    box(view, [x, 2.25, z], [w, 0.16, 2.4], colour) +
    screen
  return solid(room, spot, [w, 2.4], body)
}

/** A counter or cupboard run with doors on the viewer's side. */
export function counter(
  room: Room,
  spot: Spot,
  w: number,
  d: number,
  h: number,
  colour: string,
  top: string,
  doors = true,
): Solid {
  const { view } = room
  const [x, z] = spot
  let body =
    under(room, spot, w, d) +
    box(view, [x, 0.3, z], [w, h - 0.3, d], colour) +
    box(view, [x + 0.1, 0, z + 0.2], [w - 0.2, 0.3, d - 0.2], '#23211f')
  if (doors && view.eye[2] < z) {
    const count = Math.max(1, Math.round(w / 1.9))
    for (let i = 1; i < count; i++)
      body += view.line(
        [
          [x + (w * i) / count, 0.4, z],
          [x + (w * i) / count, h - 0.1, z],
        ],
        darken(colour, 0.4),
        0.05,
      )
    for (let i = 0; i < count; i++)
      body += view.line(
        [
          [x + (w * (i + 0.3)) / count, h - 0.45, z],
          [x + (w * (i + 0.7)) / count, h - 0.45, z],
        ],
        '#c9a75e',
        0.08,
      )
  }
  return solid(room, spot, [w, d], body + box(view, [x - 0.1, h, z - 0.1], [w + 0.2, 0.2, d + 0.1], top))
}
