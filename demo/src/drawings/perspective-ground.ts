import { darken, lighten, mix } from './colours.ts'
import { gradient, type Sheet } from './sheet.ts'
import type { View } from './space.ts'
import { HEIGHT, type Point, rect, strokes, WIDTH } from './svg.ts'

function pool(sheet: Sheet, view: View): string {
  const { light, random } = sheet
  const water = mix(light.tone('#4d9aa8'), light.sky[1] ?? '#6fa9d8', 0.45)
  const [x, w] = [-34, 30]
  let body =
    view.face(
      [
        [x, 0, 14],
        [x + w, 0, 14],
        [x + w, 0, 32],
        [x, 0, 32],
      ],
      light.tone('#e3dccd'),
    ) +
    view.face(
      [
        [x + 1.5, 0.02, 15.5],
        [x + w - 1.5, 0.02, 15.5],
        [x + w - 1.5, 0.02, 30.5],
        [x + 1.5, 0.02, 30.5],
      ],
      gradient(sheet, 'ppool', [lighten(water, 0.2), water]),
    )
  for (let i = 0; i < 14; i++) {
    const [lx, lz] = [x + 3 + random.next() * (w - 9), 16.5 + random.next() * 13]
    body += view.line(
      [
        [lx, 0.03, lz],
        [lx + random.between(1, 5), 0.03, lz],
      ],
      lighten(water, 0.5),
      0.1,
      { opacity: 0.7 },
    )
  }
  return body
}

/** Lawn, drive and at times a pool, from the horizon to the viewer's feet. */
export function foreground(sheet: Sheet, view: View, horizon: number): string {
  const { light, random, region } = sheet
  const grass = light.tone(mix('#b5a86a', '#7fa257', region.green))
  const paving = light.tone(random.pick(['#cfc3b0', '#bdb9b2', '#c9a58a']))
  let body = rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    gradient(sheet, 'far-ground', [mix(grass, light.haze, 0.5), grass, darken(grass, 0.14)]),
  )
  // The drive, from the front of the house to where the viewer stands.
  body += view.face(
    [
      [2, 0, -40],
      [24, 0, -40],
      [18, 0, 48],
      [4, 0, 48],
    ],
    paving,
  )
  for (let z = -12; z < 44; z += 3.4)
    body += view.line(
      [
        [4, 0.01, z],
        [20, 0.01, z],
      ],
      darken(paving, 0.25),
      0.1,
    )
  if (random.chance(0.45)) body += pool(sheet, view)
  const blades: [Point, Point][][] = [[], []]
  for (let i = 0; i < 110; i++) {
    const [gx, gz] = [random.between(-70, 60), random.between(-6, 60)]
    if (gx > -4 && gx < 24) continue
    const s = view.scale([gx, 0, gz])
    const [x, y] = view.at([gx, 0, gz])
    blades[i % 2]?.push([
      [x, y],
      [x + s * 0.2, y - s * 0.8],
    ])
  }
  return (
    body + strokes(blades[0] ?? [], lighten(grass, 0.2), 2) + strokes(blades[1] ?? [], darken(grass, 0.2), 2)
  )
}
