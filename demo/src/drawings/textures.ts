import { createRandom } from '../random.ts'
import { darken, lighten, mix } from './colours.ts'
import type { MaterialKind } from './region.ts'
import type { Sheet } from './sheet.ts'
import { n, type Point, poly, rect } from './svg.ts'

/** A wall's dress: `fill` for walls seen straight on, `base` for walls seen at an angle. */
export type Material = { kind: MaterialKind; fill: string; base: string; edge: string }

export const baseColours: Record<MaterialKind, string> = {
  brick: '#a8553a',
  'buff-brick': '#cdab7c',
  plaster: '#f0ebe0',
  'warm-plaster': '#e3cdaa',
  concrete: '#b3b1ab',
  stone: '#bda988',
  rubble: '#a3917a',
  timber: '#8a5a36',
  mud: '#cf9f6c',
  'grey-tile': '#6f757c',
}

function pattern(id: string, w: number, h: number, body: string): string {
  return `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse">${body}</pattern>`
}

function bricks(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const [w, h] = [0.78 * ft, 0.3 * ft]
  const joint = Math.max(0.6, 0.045 * ft)
  let body = rect(0, 0, w * 5, h * 6, lighten(mix(colour, '#b9a48d', 0.4), 0.12))
  for (let row = 0; row < 6; row++) {
    for (let i = row % 2 === 0 ? 0 : -0.5; i < 5; i++) {
      const brick = mix(
        random.chance(0.5) ? darken(colour, random.next() * 0.16) : lighten(colour, random.next() * 0.12),
        colour,
        0.3,
      )
      const wrap = i + 1 > 5 ? rect(-w / 2, row * h, w - joint, h - joint, brick) : ''
      body += rect(i * w, row * h, w - joint, h - joint, brick) + wrap
    }
  }
  return pattern(id, w * 5, h * 6, body)
}

function specks(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const size = 7 * ft
  let body = rect(0, 0, size, size, colour)
  for (let i = 0; i < 46; i++) {
    const fleck = random.chance(0.5) ? lighten(colour, 0.1) : darken(colour, 0.06)
    body += rect(
      random.next() * size * 0.9,
      random.next() * size,
      random.between(2, ft * 0.7),
      random.between(0.8, 1.8),
      fleck,
    )
  }
  return pattern(id, size, size, body)
}

/** Board-marked concrete: lift lines, tie holes, and the grain of the shutter. */
function shuttered(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const [w, h] = [8 * ft, 4 * ft]
  let body = rect(0, 0, w, h, colour)
  for (let i = 0; i < 8; i++) {
    body += rect(
      0,
      (i * h) / 8,
      w,
      h / 8 - 1,
      random.chance(0.5) ? lighten(colour, random.next() * 0.07) : darken(colour, random.next() * 0.05),
    )
  }
  body += rect(0, h - 1.4, w, 1.4, darken(colour, 0.2)) + rect(w - 1.2, 0, 1.2, h, darken(colour, 0.14))
  for (const x of [1.2, 4, 6.8])
    body += `<circle cx="${n(x * ft)}" cy="${n(2 * ft)}" r="${n(0.13 * ft)}" fill="${darken(colour, 0.3)}"/>`
  return pattern(id, w, h, body)
}

function ashlar(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const w = 9 * ft
  const rows = [0.9, 0.6, 1.1, 0.7].map((row) => row * ft)
  let body = ''
  let y = 0
  for (const row of rows) {
    let x = 0
    while (x < w - 0.01) {
      const length = Math.min(w - x, random.between(1.1, 2.6) * ft)
      const stone = mix(
        random.pick([lighten(colour, 0.14), darken(colour, 0.1), mix(colour, '#9a8f86', 0.4), colour]),
        colour,
        random.next() * 0.5,
      )
      body += rect(x, y, length - 1.3, row - 1.3, stone)
      x += length
    }
    y += row
  }
  return pattern(id, w, y, rect(0, 0, w, y, darken(colour, 0.34)) + body)
}

function rubble(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const [cols, rows, cell] = [8, 7, 1.05 * ft]
  let body = rect(0, 0, cols * cell, rows * cell, darken(colour, 0.3))
  for (let i = 0; i < cols; i++) {
    for (let j = 0; j < rows; j++) {
      const [x, y] = [i * cell, j * cell]
      const jog = () => random.between(0.02, 0.2) * cell
      const corners: Point[] = [
        [x + jog(), y + jog()],
        [x + cell * 0.55, y + jog() * 0.4],
        [x + cell - jog(), y + jog()],
        [x + cell - jog() * 0.4, y + cell - jog()],
        [x + cell * 0.4, y + cell - jog() * 0.4],
        [x + jog(), y + cell - jog()],
      ]
      body += poly(
        corners,
        random.pick([
          lighten(colour, 0.16),
          darken(colour, 0.12),
          mix(colour, '#8d7b74', 0.45),
          colour,
          lighten(colour, 0.06),
        ]),
      )
    }
  }
  return pattern(id, cols * cell, rows * cell, body)
}

function slats(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const w = 0.5 * ft
  let body = rect(0, 0, w * 8, 40, darken(colour, 0.45))
  for (let i = 0; i < 8; i++)
    body += rect(
      i * w,
      0,
      w * 0.84,
      40,
      random.chance(0.5) ? lighten(colour, random.next() * 0.14) : darken(colour, random.next() * 0.12),
    )
  return pattern(id, w * 8, 40, body)
}

function largeTiles(id: string, colour: string, ft: number): string {
  const random = createRandom(id)
  const [w, h] = [4 * ft, 2 * ft]
  let body = rect(0, 0, w * 2, h * 2, darken(colour, 0.35))
  for (let i = 0; i < 4; i++)
    body += rect((i % 2) * w, Math.floor(i / 2) * h, w - 1.2, h - 1.2, lighten(colour, random.next() * 0.1))
  return pattern(id, w * 2, h * 2, body)
}

const makers: Record<MaterialKind, (id: string, colour: string, ft: number) => string> = {
  brick: bricks,
  'buff-brick': bricks,
  plaster: specks,
  'warm-plaster': specks,
  mud: specks,
  concrete: shuttered,
  stone: ashlar,
  rubble,
  timber: slats,
  'grey-tile': largeTiles,
}

/** `ft` is the picture's scale in pixels per foot, so that a brick stays nine inches long. */
export function material(sheet: Sheet, kind: MaterialKind, ft: number, colour = baseColours[kind]): Material {
  const base = sheet.light.tone(colour)
  const id = `m-${kind}-${Math.round(ft * 10)}-${colour.slice(1)}`
  return {
    kind,
    base,
    edge: darken(base, 0.42),
    fill: sheet.define(id, (name) => makers[kind](name, base, ft)),
  }
}
