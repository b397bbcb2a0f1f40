import { darken, lighten, mix } from './colours.ts'
import type { Skyline } from './region.ts'
import type { Sheet } from './sheet.ts'
import { gradient } from './sheet.ts'
import { circle, type Point, path, poly, rect, softPath, strokeLine, WIDTH } from './svg.ts'

/** Heights of a ridge line: a few broad waves with a finer one on top, always within 0 to 1. */
function ridge(sheet: Sheet, rough: number): number[] {
  const { random } = sheet
  const waves = [1.3, 2.7, 5.3, 11].map((f, i) => ({
    f,
    phase: random.next() * 6.3,
    size: i < 2 ? 1 / (i + 1) : rough / (i + 1),
  }))
  const total = waves.reduce((sum, wave) => sum + wave.size, 0)
  return Array.from({ length: 65 }, (_, i) => {
    const t = i / 64
    const value = waves.reduce(
      (sum, wave) => sum + wave.size * (0.5 + 0.5 * Math.sin(wave.f * t * 6.28 + wave.phase)),
      0,
    )
    return Math.min(1, value / total + random.next() * 0.05 * rough)
  })
}

function range(sheet: Sheet, horizon: number, height: number, colour: string, rough: number): string {
  const line = ridge(sheet, rough).map(
    (v, i): Point => [(i * WIDTH) / 64, horizon - height * (0.25 + 0.75 * v)],
  )
  const body = poly(
    [[0, horizon + 40], ...line, [WIDTH, horizon + 40]],
    gradient(sheet, `range${Math.round(height)}${colour.slice(1)}`, [
      colour,
      mix(colour, sheet.light.haze, 0.55),
    ]),
  )
  if (rough < 1.5) return body
  // Lit and shaded spurs give bare mountains their folds.
  const spurs = line
    .filter((_, i) => i % 4 === 1)
    .map(([x, y]) =>
      poly(
        [
          [x, y],
          [x + 18, y + height * 0.2],
          [x + 62, horizon + 20],
          [x - 8, horizon + 20],
        ],
        darken(colour, 0.3),
        { opacity: 0.2 },
      ),
    )
  return body + spurs.join('')
}

function cityline(sheet: Sheet, horizon: number): string {
  const { random, light } = sheet
  const colour = mix(light.tone('#8b95a1'), light.haze, 0.55)
  let body = ''
  let x = -20
  while (x < WIDTH) {
    const [w, h] = [random.between(40, 120), random.between(24, 110)]
    body += rect(x, horizon - h, w + 1, h + 40, random.chance(0.5) ? colour : mix(colour, light.haze, 0.3))
    if (random.chance(0.3)) body += rect(x + w * 0.3, horizon - h - 14, 18, 14, colour)
    if (random.chance(0.12)) {
      // A mosque far off: dome and minaret.
      body +=
        circle(x + w / 2, horizon - h, w * 0.3, colour) +
        rect(x - 6, horizon - h - 90, 9, 130, colour) +
        circle(x - 1.5, horizon - h - 92, 7, colour)
    }
    if (light.lit > 0.3) {
      for (let i = 0; i < 5; i++)
        if (random.chance(light.lit))
          body += rect(x + random.next() * w, horizon - random.next() * h, 4, 5, '#ffd98a', { opacity: 0.8 })
    }
    x += w
  }
  return body
}

function sea(sheet: Sheet, horizon: number): string {
  const { random, light } = sheet
  const deep = mix(light.tone('#2f7d97'), light.sky[0] ?? '#3f86c4', 0.3)
  let body = rect(0, horizon - 46, WIDTH, 110, gradient(sheet, 'sea', [mix(deep, light.haze, 0.35), deep]))
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.next() * WIDTH, horizon - 40 + random.next() * 44]
    body += strokeLine(
      [
        [x, y],
        [x + random.between(20, 110), y],
      ],
      lighten(deep, 0.5),
      1.6,
      { opacity: 0.5 },
    )
  }
  if (random.chance(0.6)) {
    const x = random.between(80, 1500)
    body +=
      poly(
        [
          [x, horizon - 46],
          [x + 8, horizon - 100],
          [x + 40, horizon - 50],
        ],
        lighten(light.tone('#f4efe2'), 0.1),
      ) +
      poly(
        [
          [x - 22, horizon - 46],
          [x + 46, horizon - 46],
          [x + 34, horizon - 36],
          [x - 12, horizon - 36],
        ],
        light.tone('#6d3f2c'),
      )
  }
  return body
}

function treeline(sheet: Sheet, horizon: number): string {
  const { random, light, region } = sheet
  const leaf = mix(light.tone(mix('#8d9162', '#5f7f55', region.green)), light.haze, 0.45)
  const top: Point[] = []
  for (let x = -40; x <= WIDTH + 40; x += 36) top.push([x, horizon - random.between(14, 60)])
  return path(softPath([[-80, horizon + 50], ...top, [WIDTH + 80, horizon + 50]]), leaf)
}

/** Draws the distant background behind the building, by its region. */
export function drawBackdrop(sheet: Sheet, horizon: number, skyline: Skyline): void {
  const { light, random } = sheet
  const far = (colour: string, haze: number) => mix(light.tone(colour), light.haze, haze)
  if (light.hour === 'paper') {
    sheet.put(
      strokeLine(
        ridge(sheet, 1).map(
          (v, i): Point => [100 + (i * 1400) / 64, horizon - 40 - (skyline === 'plain' ? 20 : 150) * v],
        ),
        '#7d8b95',
        1.6,
        { opacity: 0.7 },
      ),
    )
    return
  }
  if (skyline === 'hills') {
    sheet.put(
      range(sheet, horizon, random.between(230, 320), far('#6d8793', 0.5), 0.8),
      range(sheet, horizon, random.between(140, 200), far('#577a68', 0.3), 0.8),
      range(sheet, horizon, 90, far('#4c6f4b', 0.16), 0.9),
    )
  } else if (skyline === 'mountains') {
    sheet.put(
      range(sheet, horizon, random.between(330, 430), far('#96867c', 0.46), 2.4),
      range(sheet, horizon, random.between(170, 240), far('#a58467', 0.22), 1.8),
    )
  } else if (skyline === 'desert') {
    sheet.put(range(sheet, horizon, 70, far('#d3ac78', 0.3), 0.2))
  } else if (skyline === 'sea') {
    sheet.put(sea(sheet, horizon))
    return
  } else if (skyline === 'city') {
    sheet.put(cityline(sheet, horizon))
  }
  sheet.put(treeline(sheet, horizon))
}
