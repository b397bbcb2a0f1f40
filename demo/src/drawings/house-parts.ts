import type { Board } from './board.ts'
import { darken, lighten, mix } from './colours.ts'
import { hedge, shrubs } from './planting.ts'
import { glow } from './sheet.ts'
import { circle, ellipse, n, path, rect } from './svg.ts'
import type { Material } from './textures.ts'

/** A steel gate of bars, louvres or plates, 7 ft high. */
export function gateAt(
  b: Board,
  x: number,
  w: number,
  kind: 'bars' | 'slats' | 'plates',
  colour: string,
): void {
  const steel = b.sheet.light.tone(colour)
  if (kind === 'bars') {
    for (let i = 0; i <= w / 0.45; i++) b.rect(x + i * 0.45, 0.3, 0.14, 6.4, steel)
    for (const y of [0.5, 3.4, 6.4]) b.rect(x, y, w, 0.3, steel)
  } else {
    b.rect(x, 0.2, w, 6.6, darken(steel, 0.3))
    const count = kind === 'slats' ? 13 : 4
    for (let i = 0; i < count; i++)
      b.rect(
        x + 0.2,
        0.35 + (i * 6.4) / count,
        w - 0.4,
        6.4 / count - (kind === 'slats' ? 0.16 : 0.1),
        i % 3 === 1 ? lighten(steel, 0.1) : steel,
      )
  }
  b.rect(x + w / 2 - 0.06, 0.2, 0.14, 6.6, darken(steel, 0.5))
  b.rect(x + w / 2 - 0.7, 3, 0.3, 0.9, b.sheet.light.tone('#d0b264'))
}

/** The boundary wall with its piers, lamps and planting, from x to x + w. */
export function boundaryWall(b: Board, x: number, w: number, wall: Material, height = 6): void {
  if (w <= 0) return
  const { sheet } = b
  b.rect(x, 0, w, height, wall.fill)
  b.rect(x, 0, w, 0.9, darken(wall.base, 0.3), { opacity: 0.5 })
  b.rect(x - 0.2, height, w + 0.4, 0.5, lighten(wall.base, 0.3))
  b.rect(x, height - 0.35, w, 0.35, sheet.light.shadow, { opacity: sheet.light.shadowStrength * 0.8 })
  const count = Math.max(1, Math.floor(w / 11))
  for (let i = 0; i < count; i++) {
    const [px, pw] = [x + (w / count) * (i + 0.16), (w / count) * 0.68]
    if (w / count > 6)
      for (let k = 0; k < 3; k++)
        b.rect(px, height * (0.34 + k * 0.18), pw, 0.35, darken(wall.base, 0.4), { opacity: 0.6 })
  }
  b.put(shrubs(sheet, b.x(x + 0.5), b.y(0), (w - 1) * b.ft, b.ft * 1.7))
}

/** A gate pier with its lamp. */
export function pierAt(b: Board, x: number, wall: Material, height = 8): void {
  const { sheet } = b
  b.rect(x, 0, 1.8, height, wall.fill)
  b.line(
    [
      [x, 0],
      [x, height],
      [x + 1.8, height],
      [x + 1.8, 0],
    ],
    wall.edge,
    1.4,
  )
  b.rect(x + 1.2, 0, 0.6, height, sheet.light.shadow, { opacity: sheet.light.shadowStrength * 0.6 })
  b.rect(x - 0.25, height, 2.3, 0.45, lighten(wall.base, 0.3))
  const lit = sheet.light.lit > 0.3
  if (lit) b.put(circle(b.x(x + 0.9), b.y(height + 1), b.ft * 4.4, glow(sheet, '#ffd88a', 0.6)))
  b.rect(x + 0.5, height + 0.45, 0.8, 1, lit ? '#fff0c4' : sheet.light.tone('#e8e4d8'))
  b.rect(x + 0.4, height + 1.45, 1, 0.2, sheet.light.tone('#33383c'))
}

/** A saloon car seen from the side, 14 ft long. */
export function carAt(b: Board, x: number, y = 0, colour = '#e8e8e6'): void {
  const { sheet, ft } = b
  const body = sheet.light.tone(colour)
  const [X, Y] = [(v: number) => n(b.x(x + v)), (v: number) => n(b.y(y + v))]
  b.put(
    ellipse(b.x(x + 7), b.y(y), 7.6 * ft, 0.4 * ft, sheet.light.shadow, { opacity: 0.4 }),
    path(
      `M${X(0.2)} ${Y(0.9)}C${X(0)} ${Y(2.2)} ${X(1.2)} ${Y(2.6)} ${X(2.9)} ${Y(2.9)}C${X(4.2)} ${Y(4.3)} ${X(5)} ${Y(4.7)} ${X(7.2)} ${Y(4.7)}C${X(9.6)} ${Y(4.7)} ${X(10.4)} ${Y(4)} ${X(11.6)} ${Y(3)}C${X(13.4)} ${Y(2.8)} ${X(14)} ${Y(2.4)} ${X(14)} ${Y(0.9)}Z`,
      body,
    ),
    path(
      `M${X(3.7)} ${Y(3)}C${X(4.6)} ${Y(4)} ${X(5.2)} ${Y(4.35)} ${X(6.9)} ${Y(4.35)}L${X(6.9)} ${Y(3)}Z`,
      sheet.light.tone('#2c3b47'),
    ),
    path(
      `M${X(7.3)} ${Y(4.35)}C${X(9)} ${Y(4.35)} ${X(9.8)} ${Y(3.9)} ${X(10.8)} ${Y(3)}L${X(7.3)} ${Y(3)}Z`,
      sheet.light.tone('#2c3b47'),
    ),
    rect(b.x(x + 0.2), b.y(y + 1.5), 13.7 * ft, 0.6 * ft, darken(body, 0.22)),
  )
  for (const wx of [2.9, 11.1])
    b.put(
      circle(b.x(x + wx), b.y(y + 0.95), 1.05 * ft, '#1c2024'),
      circle(b.x(x + wx), b.y(y + 0.95), 0.55 * ft, sheet.light.tone('#b9bfc4')),
    )
}

/** Typical things on a Pakistani roof: the water tank on its stand, the mumty, a dish or panels. */
export function roofThings(b: Board, x: number, y: number, w: number, wall: Material): void {
  const { random, light } = b.sheet
  const mumty = random.between(0.5, 0.66) * w
  b.rect(x + mumty, y, 9, 7.5, wall.fill)
  b.rect(x + mumty - 0.5, y + 7.5, 10, 0.6, lighten(wall.base, 0.2))
  b.rect(x + mumty + 1, y + 3.4, 2, 2.6, light.tone('#46535c'))
  const tank = random.chance(0.5) ? '#2f6d9a' : '#e4ddca'
  const tx = x + w * random.between(0.12, 0.3)
  for (const leg of [0.3, 3.4]) b.rect(tx + leg, y, 0.3, 2.6, light.tone('#555b60'))
  b.rect(tx, y + 2.6, 4, 3.8, light.tone(tank), { rx: b.ft * 0.6 })
  b.rect(tx + 2.8, y + 2.7, 1.2, 3.6, darken(light.tone(tank), 0.25), { rx: b.ft * 0.4 })
  if (random.chance(0.4)) {
    for (let i = 0; i < 3; i++) {
      const px = x + w * 0.36 + i * 2.9
      b.poly(
        [
          [px, y + 0.6],
          [px + 2.2, y + 2.9],
          [px + 2.5, y + 2.8],
          [px + 0.3, y + 0.5],
        ],
        mix(light.tone('#1f3a63'), light.glass[1], 0.2),
      )
      b.line(
        [
          [px + 2.2, y + 2.8],
          [px + 2.4, y],
        ],
        light.tone('#555b60'),
        2,
      )
    }
  }
}

/** The wind catchers (mangh) of lower Sindh, facing the evening breeze. */
export function windCatcher(b: Board, x: number, y: number, wall: Material): void {
  b.poly(
    [
      [x, y],
      [x, y + 9],
      [x + 1.2, y + 9],
      [x + 5, y + 5.5],
      [x + 5, y],
    ],
    wall.fill,
    { stroke: wall.edge, 'stroke-width': 1.4 },
  )
  b.poly(
    [
      [x + 0.2, y + 3.5],
      [x + 0.2, y + 8.2],
      [x + 1, y + 8.4],
      [x + 1, y + 3.5],
    ],
    darken(wall.base, 0.65),
  )
  b.poly(
    [
      [x - 0.4, y + 9],
      [x - 0.2, y + 9.6],
      [x + 1.3, y + 9.6],
      [x + 5.4, y + 5.8],
      [x + 5.2, y + 5.2],
      [x + 1.2, y + 9],
    ],
    lighten(wall.base, 0.2),
  )
}

/** A band of glazed tiles in cobalt, turquoise and white, as made in Multan and Hala. */
export function tileBand(b: Board, x: number, y: number, w: number, h = 1.1): void {
  const { light } = b.sheet
  const [blue, sky, white] = ['#1f4f96', '#3f9fb5', '#f0ede2'].map((colour) => light.tone(colour))
  b.rect(x, y, w, h, blue ?? '#1f4f96')
  for (let i = 0; i + 1 <= w / h; i++) {
    const [cx, cy] = [x + (i + 0.5) * h, y + h / 2]
    b.poly(
      [
        [cx - h * 0.42, cy],
        [cx, cy + h * 0.42],
        [cx + h * 0.42, cy],
        [cx, cy - h * 0.42],
      ],
      (i % 2 === 0 ? white : sky) ?? white ?? '#fff',
    )
    b.put(circle(b.x(cx), b.y(cy), h * b.ft * 0.16, blue ?? '#1f4f96'))
  }
}

/** A planter along a ledge. */
export function planter(b: Board, x: number, y: number, w: number): void {
  b.put(shrubs(b.sheet, b.x(x), b.y(y + 0.6), w * b.ft, b.ft * 1.4))
  b.rect(x, y, w, 0.9, b.sheet.light.tone('#8b8a84'))
}

export function hedgeAt(b: Board, x: number, w: number, h: number): void {
  b.put(hedge(b.sheet, b.x(x), b.y(0), w * b.ft, h * b.ft))
}
