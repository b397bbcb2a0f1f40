import type { Sheet } from './sheet.ts'
import { box, distanceTo, type Point3, type Solid, type View } from './space.ts'

/** Feet on the floor: the piece's near left corner. */
export type Spot = readonly [x: number, z: number]

export type Room = { sheet: Sheet; view: View /** true in the evening */; evening: boolean }

export const WOOD = '#8d5f3c'

export function solid(room: Room, spot: Spot, size: readonly [number, number], svg: string): Solid {
  const centre: Point3 = [spot[0] + size[0] / 2, 0, spot[1] + size[1] / 2]
  return { distance: distanceTo(room.view, centre), svg }
}

/** A soft shade on the floor under a piece. */
export function under(room: Room, [x, z]: Spot, w: number, d: number): string {
  return room.view.face(
    [
      [x - 0.3, 0.01, z - 0.4],
      [x + w + 0.9, 0.01, z - 0.4],
      [x + w + 0.9, 0.01, z + d],
      [x - 0.3, 0.01, z + d],
    ],
    '#1d1a22',
    { opacity: 0.2 },
  )
}

export function legs(room: Room, [x, z]: Spot, w: number, d: number, h: number, colour: string): string {
  const { view } = room
  const t = 0.18
  let body = ''
  for (const [dx, dz] of [
    [0.1, d - 0.3],
    [w - 0.3, d - 0.3],
    [0.1, 0.1],
    [w - 0.3, 0.1],
  ] as const)
    body += box(view, [x + dx, 0, z + dz], [t, h, t], colour)
  return body
}
