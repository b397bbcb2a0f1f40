import { lighten, mix } from './colours.ts'
import { glow, gradient, type Sheet } from './sheet.ts'
import {
  circle,
  ellipse,
  group,
  n,
  type Point,
  path,
  rect,
  softPath,
  strokePath,
  strokes,
  tag,
  WIDTH,
} from './svg.ts'

/** A fair-weather cloud: heaped above, nearly flat below. */
function cloud(sheet: Sheet, x: number, y: number, w: number): string {
  const { random, light } = sheet
  const top: Point[] = []
  const bumps = random.int(5, 8)
  for (let i = 0; i <= bumps; i++) {
    const t = i / bumps
    top.push([x + t * w, y - Math.sin(t * Math.PI) * w * random.between(0.1, 0.24)])
  }
  const low: Point[] = [
    [x + w * 1.08, y + w * 0.02],
    [x + w * 0.6, y + w * 0.045],
    [x - w * 0.1, y + w * 0.03],
  ]
  const shape = softPath([...top, ...low])
  const belly = softPath([[x, y], [x + w * 0.3, y - w * 0.04], [x + w * 0.8, y - w * 0.03], ...low])
  return (
    path(shape, light.cloud, { opacity: 0.62 }) +
    path(belly, mix(light.cloud, light.sky[0] ?? light.cloud, 0.4), { opacity: 0.35 })
  )
}

/** Long thin bars of cloud, as at either end of the day. */
function streak(sheet: Sheet, x: number, y: number, w: number): string {
  const h = sheet.random.between(5, 16)
  return path(
    softPath([
      [x, y],
      [x + w * 0.3, y - h],
      [x + w * 0.7, y - h * 0.5],
      [x + w, y],
      [x + w * 0.6, y + h * 0.6],
      [x + w * 0.2, y + h * 0.4],
    ]),
    sheet.light.cloud,
    { opacity: n(sheet.random.between(0.3, 0.7)) },
  )
}

function stars(sheet: Sheet, horizon: number): string {
  let body = ''
  for (let i = 0; i < 90; i++) {
    const y = sheet.random.next() ** 1.5 * horizon * 0.8
    body += circle(sheet.random.next() * WIDTH, y, sheet.random.between(0.7, 2.1), '#eef2ff', {
      opacity: 0.35 + 0.5 * sheet.random.next(),
    })
  }
  return body
}

function birds(sheet: Sheet): string {
  const { random } = sheet
  const [x0, y0] = [random.between(200, 1300), random.between(120, 330)]
  let body = ''
  for (let i = 0; i < random.int(3, 7); i++) {
    const [x, y, s] = [x0 + random.between(-120, 120), y0 + random.between(-50, 50), random.between(7, 15)]
    body += strokePath(
      `M${n(x - s)} ${n(y - s * 0.3)}Q${n(x - s * 0.4)} ${n(y - s * 0.7)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(y - s * 0.7)} ${n(x + s)} ${n(y - s * 0.3)}`,
      sheet.light.tone('#3b4350'),
      2,
    )
  }
  return group(body, { opacity: 0.7 })
}

function crescent(x: number, y: number, r: number, colour: string): string {
  return path(
    `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(x)} ${n(y - r)}Z`,
    colour,
  )
}

/** On paper the sky is a loose wash of water and a patch of pencil hatching. */
function paperSky(sheet: Sheet, horizon: number): string {
  const { random } = sheet
  const wash: Point[] = []
  for (let i = 0; i <= 9; i++) wash.push([90 + i * 158, random.between(70, 190)])
  for (let i = 9; i >= 0; i--) wash.push([90 + i * 158, horizon - random.between(10, 120)])
  // Strokes cut to the wash: a rotated pattern over so large a field takes ten times as long to render.
  const clip = sheet.define('wash-edge', (name) =>
    tag('clipPath', { id: name }, path(softPath(wash), '#000000')),
  )
  const pencil = Array.from({ length: 190 }, (_, i): [Point, Point] => [
    [i * 13, 0],
    [i * 13 - horizon, horizon],
  ])
  const tint = random.pick(['#bcd3df', '#d8c9b0', '#c4d2c4', '#d9bfae'])
  const fill = gradient(sheet, `wash${tint.slice(1)}`, [tint, mix(tint, '#f4efe2', 0.8)])
  return (
    path(softPath(wash), fill, { opacity: 0.9 }) +
    group(strokes(pencil, '#8fa3b0', 1), { opacity: 0.4, 'clip-path': clip })
  )
}

/** Fills the sheet down to the horizon, and a little below it. */
export function drawSky(sheet: Sheet, horizon: number): void {
  const { random, light } = sheet
  sheet.put(rect(0, 0, WIDTH, horizon + 60, gradient(sheet, `sky-${light.hour}`, light.sky)))
  if (light.hour === 'paper') {
    sheet.put(paperSky(sheet, horizon))
    return
  }
  if (light.hour === 'night') sheet.put(stars(sheet, horizon))
  if (light.sun) {
    const { x, y, r, colour } = light.sun
    const sunY = light.hour === 'night' ? y : horizon - (930 - y) * 0.7
    sheet.put(
      circle(x, sunY, r * 7, glow(sheet, lighten(colour, 0.2), 0.55)),
      light.hour === 'night' ? crescent(x, sunY, r, colour) : circle(x, sunY, r, colour),
    )
  }
  if (light.hour === 'monsoon') {
    for (let i = 0; i < 7; i++) {
      const [x, y, w] = [random.between(-200, 1400), random.between(20, 360), random.between(420, 900)]
      sheet.put(
        ellipse(x + w / 2, y, w / 2, random.between(26, 70), light.cloud, { opacity: 0.26 }),
        cloud(sheet, x, y + 20, w),
      )
    }
  } else if (light.hour === 'noon' || light.hour === 'morning') {
    for (let i = 0; i < random.int(1, 4); i++)
      sheet.put(
        cloud(
          sheet,
          random.between(-100, 1350),
          random.between(110, horizon * 0.5),
          random.between(180, 460),
        ),
      )
  } else {
    for (let i = 0; i < random.int(4, 9); i++)
      sheet.put(
        streak(
          sheet,
          random.between(-200, 1300),
          random.between(120, horizon * 0.85),
          random.between(260, 800),
        ),
      )
  }
  if (light.hour !== 'night' && random.chance(0.6)) sheet.put(birds(sheet))
}
