import { darken, lighten, mix } from './colours.ts'
import type { Room } from './furniture-parts.ts'
import { gradient, type Sheet } from './sheet.ts'
import { createPlane, createView, type Plane, type Point3 } from './space.ts'
import { group, HEIGHT, rect, WIDTH } from './svg.ts'

export type FloorKind = 'boards' | 'terrazzo' | 'tiles' | 'chequer' | 'carpet'
export type Shell = Room & {
  w: number
  h: number
  d: number
  back: Plane
  left: Plane
  right: Plane
}

type ShellSpec = {
  w: number
  h: number
  d: number
  yaw: number
  wall: string
  feature: string
  floor: FloorKind
  evening: boolean
  ceiling?: string
}

function floorMarks(
  sheet: Sheet,
  floor: Plane,
  w: number,
  d: number,
  kind: FloorKind,
  colour: string,
): string {
  const { random } = sheet
  let body = ''
  if (kind === 'boards') {
    for (let x = 0; x < w; x += 0.8) {
      body += floor.quad(
        x,
        -4,
        0.8,
        d + 4,
        random.chance(0.5) ? lighten(colour, random.next() * 0.12) : darken(colour, random.next() * 0.12),
      )
      const cut = random.between(0, d)
      body += floor.line(x, cut, x + 0.8, cut, darken(colour, 0.4), 0.05)
    }
  } else if (kind === 'chequer' || kind === 'tiles') {
    const s = kind === 'chequer' ? 2 : 3
    for (let i = 0; i * s < w; i++) {
      for (let j = -2; j * s < d; j++) {
        const fill =
          kind === 'chequer'
            ? (i + j) % 2 === 0
              ? lighten(colour, 0.5)
              : darken(colour, 0.35)
            : lighten(colour, random.next() * 0.1)
        body += floor.quad(i * s, j * s, Math.min(s, w - i * s) - 0.04, Math.min(s, d - j * s) - 0.04, fill)
      }
    }
  } else if (kind === 'terrazzo') {
    for (let i = 0; i < 260; i++) {
      const [u, v, s] = [random.next() * w, random.between(-2, d), random.between(0.05, 0.2)]
      body += floor.quad(
        u,
        v,
        s,
        s,
        random.pick([lighten(colour, 0.4), darken(colour, 0.3), '#b3745a', '#5f6b6a']),
        { opacity: 0.6 },
      )
    }
  }
  return body
}

/** An empty room seen from its open side: floor, ceiling and three walls with skirtings and soft corners. */
export function createShell(sheet: Sheet, spec: ShellSpec): Shell {
  const { w, h, d, yaw, evening } = spec
  const eye: Point3 = [w / 2 + Math.sin(yaw) * -d * 0.35, 5, -d * 0.42 - 3]
  // The far wall takes a little over half of the picture's width in every room.
  const focal = (WIDTH * 0.58 * (d * 1.42 + 3)) / w
  const view = createView({ eye, yaw, focal, centre: [WIDTH / 2, HEIGHT * 0.47] })
  const back = createPlane(view, [0, 0, d], [1, 0, 0])
  const left = createPlane(view, [0, 0, 0], [0, 0, 1])
  const right = createPlane(view, [w, 0, 0], [0, 0, 1])
  const floor = createPlane(view, [0, 0, 0], [1, 0, 0], [0, 0, 1])
  const dim = (colour: string) => (evening ? mix(colour, '#6a3f2a', 0.3) : colour)
  const floorColour = dim(
    { boards: '#a9794e', terrazzo: '#d6d0c4', tiles: '#cfc9bd', chequer: '#8d8a86', carpet: '#7d8288' }[
      spec.floor
    ],
  )
  const [wall, feature] = [dim(spec.wall), dim(spec.feature)]
  const ceiling = dim(spec.ceiling ?? '#f4f1ea')
  const near = -d
  sheet.put(
    rect(0, 0, WIDTH, HEIGHT, wall),
    view.face(
      [
        [0, h, near],
        [w, h, near],
        [w, h, d],
        [0, h, d],
      ],
      ceiling,
    ),
    view.face(
      [
        [0, 0, near],
        [w, 0, near],
        [w, 0, d],
        [0, 0, d],
      ],
      floorColour,
    ),
    floorMarks(sheet, floor, w, d, spec.floor, floorColour),
    left.quad(near, 0, d - near, h, darken(wall, 0.05)),
    right.quad(near, 0, d - near, h, darken(wall, 0.14)),
    back.quad(0, 0, w, h, feature),
  )
  const shade = gradient(sheet, 'room-shade', ['#2a2430', '#5a5460'])
  sheet.put(
    back.quad(0, h - 0.7, w, 0.7, shade, { opacity: 0.13 }),
    back.quad(0, 0, w, 0.5, darken(feature, 0.35)),
    left.quad(near, 0, d - near, 0.45, darken(wall, 0.3)),
    right.quad(near, 0, d - near, 0.45, darken(wall, 0.36)),
    view.face(
      [
        [0, 0.01, d - 2],
        [w, 0.01, d - 2],
        [w, 0.01, d],
        [0, 0.01, d],
      ],
      '#241f2a',
      { opacity: 0.14 },
    ),
  )
  return { sheet, view, evening, w, h, d, back, left, right }
}

/** View through a window: the hour's sky and a low line of trees or roofs. */
function outlook(shell: Shell, wall: Plane, u: number, v: number, w: number, h: number): string {
  const { sheet, evening } = shell
  const sky = evening ? ['#1c2a52', '#7a5478', '#e59a66'] : ['#8fc1e0', '#d3e8ef']
  let body = wall.quad(u, v, w, h, gradient(sheet, evening ? 'view-evening' : 'view-day', sky))
  const line = Math.min(h * 0.45, Math.max(0.6, 4 - v))
  const green = evening ? '#2c3a3c' : '#7da06a'
  let x = u
  while (x < u + w - 0.05) {
    const step = Math.min(u + w - x, sheet.random.between(0.5, 1.6))
    body += wall.quad(
      x,
      v,
      step,
      line * sheet.random.between(0.5, 1.2),
      mix(green, evening ? '#e59a66' : '#d3e8ef', sheet.random.next() * 0.4),
    )
    x += step
  }
  return body
}

/** A window with bars; by day it throws its light over the floor when it stands in the left wall. */
export function roomWindow(
  shell: Shell,
  side: 'left' | 'right' | 'back',
  u: number,
  v: number,
  w: number,
  h: number,
  panes: number,
  frame = '#f4f1ea',
): void {
  const { sheet, view, evening } = shell
  const wall = shell[side]
  let body =
    wall.quad(u - 0.25, v - 0.25, w + 0.5, h + 0.5, darken(frame, 0.12)) + outlook(shell, wall, u, v, w, h)
  for (let i = 0; i <= panes; i++)
    body += wall.line(u + (w * i) / panes, v, u + (w * i) / panes, v + h, frame, 0.22)
  if (h > 5) body += wall.line(u, v + h * 0.72, u + w, v + h * 0.72, frame, 0.18)
  body += wall.line(u, v, u + w, v, frame, 0.3) + wall.line(u, v + h, u + w, v + h, frame, 0.25)
  sheet.put(body)
  if (evening) return
  const fall = (x: number, z: number, height: number): Point3 =>
    side === 'back'
      ? [x + height * 0.3, 0.015, shell.d - height * 0.9]
      : side === 'left'
        ? [height * 0.95, 0.015, z - height * 0.35]
        : [shell.w - height * 0.95, 0.015, z - height * 0.35]
  let sun = ''
  for (let i = 0; i < panes; i++) {
    const [a, b] = [u + (w * (i + 0.06)) / panes, u + (w * (i + 0.94)) / panes]
    sun += view.face([fall(a, a, v), fall(b, b, v), fall(b, b, v + h), fall(a, a, v + h)], '#fff0c8', {
      opacity: 0.42,
    })
  }
  sheet.put(group(sun))
}

/** Curtains drawn to the two sides of a window. */
export function curtains(
  shell: Shell,
  side: 'left' | 'right' | 'back',
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
): void {
  const wall = shell[side]
  let body = wall.line(u - 1.6, v + h + 0.5, u + w + 1.6, v + h + 0.5, '#5b4a38', 0.18)
  for (const start of [u - 1.4, u + w - 0.4]) {
    for (let i = 0; i < 6; i++)
      body += wall.quad(start + i * 0.3, v, 0.3, h + 0.5, i % 2 === 0 ? colour : darken(colour, 0.14))
  }
  shell.sheet.put(body)
}
