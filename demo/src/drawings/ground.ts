import { darken, lighten, mix } from './colours.ts'
import { gradient, type Sheet } from './sheet.ts'
import { ellipse, HEIGHT, type Point, poly, rect, strokeLine, WIDTH } from './svg.ts'

export type GroundKind = 'street' | 'lawn' | 'plaza' | 'water'

function street(sheet: Sheet, y: number): string {
  const { light, random } = sheet
  const kerb = y + 46
  const asphalt = light.tone('#6f7173')
  const path = light.tone('#c3b8a6')
  let body = rect(0, y - 2, WIDTH, 48, path)
  for (let x = random.between(-60, 0); x < WIDTH; x += 74)
    body += strokeLine(
      [
        [x, y],
        [x - 16, kerb],
      ],
      darken(path, 0.16),
      1.4,
    )
  // Kerb stones are painted by turns, as along every cantonment road.
  for (let x = 0; x < WIDTH; x += 50)
    body += rect(x, kerb, 50, 11, light.tone((x / 50) % 2 === 0 ? '#e9e4d8' : '#caa637'))
  body += rect(
    0,
    kerb + 11,
    WIDTH,
    HEIGHT - kerb,
    gradient(sheet, 'asphalt', [darken(asphalt, 0.1), asphalt, lighten(asphalt, 0.08)]),
  )
  for (let x = random.between(-100, 0); x < WIDTH; x += 210)
    body += poly(
      [
        [x, y + 158],
        [x + 110, y + 158],
        [x + 104, y + 168],
        [x - 8, y + 168],
      ],
      light.tone('#ded9c8'),
      { opacity: 0.85 },
    )
  return body
}

function lawn(sheet: Sheet, y: number): string {
  const { light, random, region } = sheet
  const grass = light.tone(mix('#b5a86a', '#7fa257', region.green))
  let body = rect(
    0,
    y - 2,
    WIDTH,
    HEIGHT - y + 2,
    gradient(sheet, 'lawn', [lighten(grass, 0.12), grass, darken(grass, 0.18)]),
  )
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 0.7
    const [gx, gy] = [random.next() * WIDTH, y + 6 + t * (HEIGHT - y)]
    body += strokeLine(
      [
        [gx, gy],
        [gx + 2 + 4 * t, gy - 4 - 10 * t],
      ],
      random.chance(0.5) ? darken(grass, 0.24) : lighten(grass, 0.22),
      1 + 1.4 * t,
      { opacity: 0.7 },
    )
  }
  for (let i = 0; i < 6; i++)
    body += ellipse(
      random.next() * WIDTH,
      y + random.between(30, 220),
      random.between(90, 320),
      random.between(6, 16),
      darken(grass, 0.3),
      { opacity: 0.22 },
    )
  return body
}

function plaza(sheet: Sheet, y: number): string {
  const { light, random } = sheet
  const stone = light.tone(random.pick(['#cfc3b0', '#bdb9b2', '#c9a58a', '#d9cfbd']))
  let body = rect(
    0,
    y - 2,
    WIDTH,
    HEIGHT - y + 2,
    gradient(sheet, 'plaza', [darken(stone, 0.06), lighten(stone, 0.14)]),
  )
  const vanish: Point = [800, y - 140]
  for (let i = -14; i <= 14; i++) {
    const x = 800 + i * 260
    const t = (y - vanish[1]) / (HEIGHT - vanish[1])
    body += strokeLine(
      [
        [vanish[0] + (x - vanish[0]) * t, y],
        [x, HEIGHT],
      ],
      darken(stone, 0.2),
      1.5,
    )
  }
  for (const t of [0.05, 0.12, 0.22, 0.36, 0.56, 0.82])
    body += strokeLine(
      [
        [0, y + (HEIGHT - y) * t],
        [WIDTH, y + (HEIGHT - y) * t],
      ],
      darken(stone, 0.2),
      1.2 + t,
    )
  return body
}

/** A long pool before the building; what stands on its far edge is drawn again upside down by the caller. */
function pool(sheet: Sheet, y: number): string {
  const { light, random } = sheet
  const edge = light.tone('#d9d0c0')
  const water = mix(light.tone('#4d9aa8'), light.sky[1] ?? '#6fa9d8', 0.45)
  let body = rect(0, y - 2, WIDTH, HEIGHT - y, edge) + rect(0, y + 62, WIDTH, 9, darken(edge, 0.25))
  for (let x = -40; x < WIDTH; x += 100)
    body += strokeLine(
      [
        [x, y],
        [x - 20, y + 62],
      ],
      darken(edge, 0.14),
      1.4,
    )
  body += rect(
    0,
    y + 71,
    WIDTH,
    HEIGHT - y - 71,
    gradient(sheet, 'pool', [darken(water, 0.25), water, lighten(water, 0.18)]),
  )
  for (let i = 0; i < 60; i++) {
    const [x, d] = [random.next() * WIDTH, random.next()]
    const ry = y + 80 + d * (HEIGHT - y - 80)
    body += strokeLine(
      [
        [x, ry],
        [x + 30 + 130 * d * random.next(), ry],
      ],
      lighten(water, 0.5),
      1 + 1.8 * d,
      { opacity: 0.5 },
    )
  }
  return body
}

/** Everything from the foot of the building to the lower edge of the sheet. */
export function drawGround(sheet: Sheet, y: number, kind: GroundKind): void {
  if (sheet.light.hour === 'paper') {
    sheet.put(rect(0, y, WIDTH, HEIGHT - y, '#f4efe2'), rect(60, y, 1480, 5, '#3b464d'))
    for (let i = 0; i < 40; i++) {
      const x = 70 + sheet.random.next() * 1440
      const gy = y + 14 + sheet.random.next() * 60
      sheet.put(
        strokeLine(
          [
            [x, gy],
            [x + sheet.random.between(20, 120), gy],
          ],
          '#8b949a',
          1.2,
          { opacity: 0.6 },
        ),
      )
    }
    return
  }
  sheet.put({ street, lawn, plaza, water: pool }[kind](sheet, y))
}
