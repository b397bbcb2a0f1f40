import { darken, lighten } from './colours.ts'
import { type Attrs, type Point, poly, strokeLine } from './svg.ts'

/** Feet: x to the right, y up, z away from the viewer. */
export type Point3 = readonly [x: number, y: number, z: number]

export type View = {
  eye: Point3
  at(point: Point3): Point
  /** Pixels in a foot at this point. */
  scale(point: Point3): number
  face(corners: readonly Point3[], fill: string, attrs?: Attrs): string
  /** `width` in feet at the line's first point, so that far lines grow thin. */
  line(corners: readonly Point3[], stroke: string, width: number, attrs?: Attrs): string
}

type Camera = { eye: Point3; yaw: number; focal: number; centre: Point }

const NEAR = 0.6

/** A camera that keeps uprights upright, as an architect's perspective does. Yaw in radians, focal length in pixels. */
export function createView({ eye, yaw, focal, centre }: Camera): View {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const turn = ([x, y, z]: Point3): Point3 => {
    const [dx, dz] = [x - eye[0], z - eye[2]]
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos]
  }
  const flatten = ([x, y, z]: Point3): Point => [centre[0] + (x * focal) / z, centre[1] - (y * focal) / z]
  const clip = (list: readonly Point3[], closed: boolean): Point3[] => {
    const kept: Point3[] = []
    list.forEach((here, i) => {
      const before = list[i - 1] ?? (closed ? list[list.length - 1] : undefined)
      if (before && before[2] < NEAR !== here[2] < NEAR) {
        const t = (NEAR - before[2]) / (here[2] - before[2])
        kept.push([before[0] + (here[0] - before[0]) * t, before[1] + (here[1] - before[1]) * t, NEAR])
      }
      if (here[2] >= NEAR) kept.push(here)
    })
    return kept
  }
  const depth = (point: Point3) => Math.max(NEAR, turn(point)[2])
  return {
    eye,
    at: (point) => {
      const [x, y, z] = turn(point)
      return flatten([x, y, Math.max(NEAR, z)])
    },
    scale: (point) => focal / depth(point),
    face: (corners, fill, attrs) => {
      const kept = clip(corners.map(turn), true)
      return kept.length < 3 ? '' : poly(kept.map(flatten), fill, attrs)
    },
    line: (corners, stroke, width, attrs) => {
      const kept = clip(corners.map(turn), false)
      const [first] = kept
      return first && kept.length > 1
        ? strokeLine(kept.map(flatten), stroke, Math.max(0.5, (width * focal) / first[2]), attrs)
        : ''
    },
  }
}

/** A flat surface in space with its own feet: u along, v up. */
export type Plane = {
  view: View
  point(u: number, v: number): Point3
  quad(u: number, v: number, w: number, h: number, fill: string, attrs?: Attrs): string
  line(u1: number, v1: number, u2: number, v2: number, stroke: string, width: number, attrs?: Attrs): string
}

export function createPlane(view: View, origin: Point3, along: Point3, up: Point3 = [0, 1, 0]): Plane {
  const point = (u: number, v: number): Point3 => [
    origin[0] + along[0] * u + up[0] * v,
    origin[1] + along[1] * u + up[1] * v,
    origin[2] + along[2] * u + up[2] * v,
  ]
  return {
    view,
    point,
    quad: (u, v, w, h, fill, attrs) =>
      view.face([point(u, v), point(u + w, v), point(u + w, v + h), point(u, v + h)], fill, attrs),
    line: (u1, v1, u2, v2, stroke, width, attrs) =>
      view.line([point(u1, v1), point(u2, v2)], stroke, width, attrs),
  }
}

export type Solid = { distance: number; svg: string }

/** How much darker each side of a solid is than its colour: top, front and back, left, right. */
export type Shade = { top: number; front: number; left: number; right: number }
export const roomShade: Shade = { top: -0.14, front: 0.12, left: 0.02, right: 0.26 }

const shaded = (colour: string, amount: number) =>
  amount < 0 ? lighten(colour, -amount) : darken(colour, amount)

/** An upright box from its lower left front corner; only the sides the eye can see are drawn. */
export function box(
  view: View,
  corner: Point3,
  size: Point3,
  colour: string,
  shade: Shade = roomShade,
): string {
  const [x, y, z] = corner
  const [w, h, d] = size
  const { eye } = view
  const [x2, y2, z2] = [x + w, y + h, z + d]
  let body = ''
  if (eye[0] < x)
    body += view.face(
      [
        [x, y, z],
        [x, y, z2],
        [x, y2, z2],
        [x, y2, z],
      ],
      shaded(colour, shade.left),
    )
  if (eye[0] > x2)
    body += view.face(
      [
        [x2, y, z],
        [x2, y, z2],
        [x2, y2, z2],
        [x2, y2, z],
      ],
      shaded(colour, shade.right),
    )
  if (eye[1] > y2)
    body += view.face(
      [
        [x, y2, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x, y2, z2],
      ],
      shaded(colour, shade.top),
    )
  if (eye[1] < y)
    body += view.face(
      [
        [x, y, z],
        [x2, y, z],
        [x2, y, z2],
        [x, y, z2],
      ],
      shaded(colour, 0.45),
    )
  if (eye[2] < z)
    body += view.face(
      [
        [x, y, z],
        [x2, y, z],
        [x2, y2, z],
        [x, y2, z],
      ],
      shaded(colour, shade.front),
    )
  return body
}

export function distanceTo(view: View, [x, , z]: Point3): number {
  return Math.hypot(x - view.eye[0], z - view.eye[2])
}

/** Farthest first. */
export function inOrder(solids: readonly Solid[]): string {
  return [...solids]
    .sort((a, b) => b.distance - a.distance)
    .map((solid) => solid.svg)
    .join('')
}
