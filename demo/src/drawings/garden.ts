import { darken, lighten, mix } from './colours.ts'
import { shrubs } from './planting.ts'
import { gradient, type Sheet } from './sheet.ts'
import { box, createView, type Point3, type View } from './space.ts'
import { ellipse, HEIGHT, n, path, rect, strokeLine, strokePath, WIDTH } from './svg.ts'
import { baseColours } from './textures.ts'
import { tree } from './trees.ts'

const flat = (x: number, z: number, w: number, d: number, y = 0): Point3[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y, z + d],
  [x, y, z + d],
]

/** The pavilion at the end of the walk: arches on a plinth, or posts under a thin roof. */
function pavilion(sheet: Sheet, view: View, z: number, arched: boolean): string {
  const { light, random } = sheet
  const wall = light.tone(baseColours[random.pick(sheet.region.walls)])
  const dark = sheet.light.lit > 0.3 ? '#ffd58a' : darken(wall, 0.6)
  if (!arched) {
    let body = box(view, [-16, 0, z], [32, 1, 14], light.tone('#d5ccba'))
    for (const x of [-14, -5, 4, 13]) body += box(view, [x, 1, z + 11], [0.8, 9, 0.8], light.tone('#7a5236'))
    body += box(view, [-9, 1, z + 10], [18, 8, 1], wall)
    for (const x of [-14, -5, 4, 13]) body += box(view, [x, 1, z + 1], [0.8, 9, 0.8], light.tone('#8a5d3c'))
    body += box(view, [-18, 10, z - 1], [36, 0.9, 16], light.tone('#e9e4da'))
    for (let i = 0; i < 9; i++)
      body += view.line(
        [
          [-17 + i * 4.2, 10, z - 1],
          [-17 + i * 4.2, 10, z + 15],
        ],
        light.tone('#7a5236'),
        0.4,
      )
    return body
  }
  let body =
    box(view, [-22, 0, z], [44, 2, 16], light.tone('#d5ccba')) +
    box(view, [-20, 2, z + 1], [40, 15, 14], wall, { top: -0.1, front: 0, left: 0.1, right: 0.2 })
  for (let i = 0; i < 5; i++) {
    const [x, w] = [-18.4 + i * 7.5, 6]
    const h = i === 2 ? 12.5 : 10.5
    const corners: Point3[] = [
      [x, 2, z + 1],
      [x, 2 + h * 0.6, z + 1],
      [x + w * 0.2, 2 + h * 0.84, z + 1],
      [x + w / 2, 2 + h, z + 1],
      [x + w * 0.8, 2 + h * 0.84, z + 1],
      [x + w, 2 + h * 0.6, z + 1],
      [x + w, 2, z + 1],
    ]
    body += view.face(corners, dark, { stroke: darken(wall, 0.3), 'stroke-width': 2 })
  }
  const [cx, cy] = view.at([0, 17, z + 8])
  const s = view.scale([0, 17, z + 8])
  const dome = lighten(light.tone(random.pick(['#f0ebe0', '#3f8f9a', '#e3cdaa'])), 0.1)
  body +=
    path(
      `M${n(cx - s * 7)} ${n(cy)}C${n(cx - s * 9)} ${n(cy - s * 7)} ${n(cx - s * 2)} ${n(cy - s * 9)} ${n(cx)} ${n(cy - s * 12)}C${n(cx + s * 2)} ${n(cy - s * 9)} ${n(cx + s * 9)} ${n(cy - s * 7)} ${n(cx + s * 7)} ${n(cy)}Z`,
      dome,
    ) +
    path(
      `M${n(cx + s * 1.5)} ${n(cy)}C${n(cx + s * 4)} ${n(cy - s * 6)} ${n(cx + s)} ${n(cy - s * 9)} ${n(cx)} ${n(cy - s * 12)}C${n(cx + s * 2)} ${n(cy - s * 9)} ${n(cx + s * 9)} ${n(cy - s * 7)} ${n(cx + s * 7)} ${n(cy)}Z`,
      darken(dome, 0.2),
    ) +
    box(view, [-20.5, 16.4, z + 0.6], [41, 0.8, 15], lighten(wall, 0.25))
  return body
}

function water(sheet: Sheet, view: View, x: number, z: number, w: number, d: number): string {
  const { light, random } = sheet
  const tone = mix(light.tone('#4d9aa8'), light.sky[1] ?? '#6fa9d8', 0.45)
  let body =
    view.face(flat(x - 1, z - 1, w + 2, d + 2), light.tone('#e3dccd')) +
    view.face(
      flat(x, z, w, d, 0.02),
      gradient(sheet, 'garden-water', [lighten(tone, 0.25), tone, darken(tone, 0.2)]),
    )
  for (let i = 0; i < 26; i++) {
    const [lx, lz] = [x + random.next() * w * 0.7, z + random.next() * d]
    body += view.line(
      [
        [lx, 0.03, lz],
        [lx + w * 0.25, 0.03, lz],
      ],
      lighten(tone, 0.5),
      0.08,
      { opacity: 0.6 },
    )
  }
  return body
}

function fountain(sheet: Sheet, view: View, z: number): string {
  const [x, y] = view.at([0, 0, z])
  const s = view.scale([0, 0, z])
  const spray = lighten(sheet.light.tone('#cfe6ee'), 0.3)
  let body = ellipse(x, y, s * 2.6, s * 0.5, sheet.light.tone('#e9e2d3'))
  for (const dx of [-1.6, -0.7, 0.7, 1.6])
    body += strokePath(
      `M${n(x)} ${n(y)}Q${n(x + s * dx * 0.5)} ${n(y - s * 5.6)} ${n(x + s * dx)} ${n(y - s * 0.2)}`,
      spray,
      s * 0.09,
      { opacity: 0.8 },
    )
  return (
    body +
    strokeLine(
      [
        [x, y],
        [x, y - s * 4],
      ],
      spray,
      s * 0.14,
    )
  )
}

/** Draws a garden along its axis: water or path in the middle, planting at the sides, a pavilion at the end. */
export function drawGarden(sheet: Sheet, horizon: number): void {
  const { random, light, region } = sheet
  const view = createView({
    eye: [random.pick([0, 8, -8, 14]), random.between(6, 14), -8],
    yaw: 0,
    focal: 1000,
    centre: [800, horizon],
  })
  const grass = light.tone(mix('#b5a86a', '#7fa257', region.green))
  sheet.put(
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      gradient(sheet, 'garden-grass', [mix(grass, light.haze, 0.4), grass, darken(grass, 0.16)]),
    ),
  )
  const formal = random.chance(0.55)
  const end = random.between(84, 110)
  const paving = light.tone(random.pick(['#c98f6c', '#cfc3b0', '#b9b4aa']))
  sheet.put(view.face(flat(-16, -6, 32, end + 6, 0), paving))
  for (let z = -2; z < end; z += 4) sheet.put(view.face(flat(-16, z, 32, 0.12, 0.01), darken(paving, 0.2)))
  for (const x of [-26, -21, 21, 26])
    sheet.put(view.face(flat(x, -6, 0.4, end + 6, 0.01), darken(grass, 0.2), { opacity: 0.5 }))
  const wide = random.pick([12, 12, 5, 18])
  if (formal) sheet.put(water(sheet, view, -wide / 2, wide > 14 ? 24 : 2, wide, wide > 14 ? 44 : end - 8))
  else
    sheet.put(
      water(sheet, view, random.pick([-14, 2]), 16, 12, 40),
      view.face(flat(-3, -6, 6, end, 0.03), lighten(paving, 0.25)),
    )
  for (let i = 0; i < 7; i++) {
    const at: Point3 = [random.between(-110, 110), 0, end + random.between(10, 40)]
    const [px, py] = view.at(at)
    sheet.put(tree(sheet, random.pick(region.trees), px, py, view.scale(at) * random.between(18, 30)))
  }
  sheet.put(pavilion(sheet, view, end, formal))
  const row = random.pick(formal ? (['cypress', 'palm', 'cypress'] as const) : region.trees)
  for (let z = end - 6; z > 8; z -= formal ? 13 : 19) {
    for (const x of [-22, 22]) {
      const at: Point3 = [x + (formal ? 0 : random.between(-5, 9) * Math.sign(x)), 0, z]
      const [px, py] = view.at(at)
      const s = view.scale(at)
      sheet.put(
        tree(sheet, row, px, py, s * (formal ? 17 : random.between(13, 20))),
        shrubs(sheet, view.at([x < 0 ? -20 : 17, 0, z - 3])[0], view.at([x, 0, z - 3])[1], s * 3.4, s * 1.5),
      )
    }
    if (formal && wide !== 5 && z > 26 && z < end - 12) sheet.put(fountain(sheet, view, z))
  }
  sheet.put(shrubs(sheet, -40, HEIGHT + 10, 420, 100), shrubs(sheet, 1240, HEIGHT + 10, 420, 100))
}
