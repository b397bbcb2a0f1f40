import { darken, lighten, mix } from './colours.ts'
import { glow, gradient, type Sheet } from './sheet.ts'
import { circle, ellipse, group, HEIGHT, type Point, poly, rect, tag, WIDTH } from './svg.ts'

/** Close to a brick jaali: bricks turned and left out, the evening behind them. */
export function jaaliClose(sheet: Sheet): void {
  const { random, light } = sheet
  const clay = light.tone(random.pick(['#a8553a', '#b9683f', '#c9a36e', '#9c4a38', '#e0d6c4']))
  sheet.put(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      gradient(
        sheet,
        'jaali-sky',
        random.chance(0.55) ? ['#f7c877', '#f0a050', '#a8552f'] : ['#8fc1e0', '#cfe3ea', '#9fbb7c'],
      ),
    ),
  )
  sheet.put(circle(random.between(300, 1300), random.between(200, 700), 520, glow(sheet, '#fff3cf', 0.8)))
  const [w, h] = [160, 58]
  const kind = random.int(0, 2)
  for (let row = 0; row * h < HEIGHT; row++) {
    for (let i = -1; i * w < WIDTH + w; i++) {
      const x = i * w + (row % 2 === 0 ? 0 : w / 2)
      const y = row * h
      // Never so wide that a brick would rest on nothing.
      const open =
        [0.38, 0.24 + 0.15 * Math.sin(row * 0.45 + i * 0.5), 0.14 + 0.025 * Math.abs(row - 10)][kind] ?? 0.3
      const bw = w * (1 - open)
      const tone = mix(
        random.chance(0.5) ? lighten(clay, random.next() * 0.1) : darken(clay, random.next() * 0.14),
        clay,
        0.4,
      )
      const bx = x + (w - bw) / 2
      const turn = kind === 2 ? 16 : 22
      sheet.put(
        rect(bx, y, bw, h, tone),
        poly(
          [
            [bx + bw, y],
            [bx + bw + turn, y + 5],
            [bx + bw + turn, y + h - 7],
            [bx + bw, y + h],
          ],
          darken(tone, 0.5),
        ),
        rect(bx, y + h - 7, bw, 7, mix(tone, '#d9cdb9', 0.5)),
        rect(bx, y, bw, 4, lighten(tone, 0.2)),
      )
    }
  }
  sheet.put(
    poly(
      [
        [0, 0],
        [540, 0],
        [0, 900],
      ],
      '#fff3cf',
      { opacity: 0.12 },
    ),
  )
}

/** A panel of glazed tiles in the manner of Multan: stars, buds and interlaced borders. */
export function tilePanel(sheet: Sheet): void {
  const { random, light } = sheet
  const [cobalt, turquoise, white, ochre] = [
    light.tone(random.pick(['#1f4f96', '#22387a', '#1d5a7a'])),
    light.tone('#3f9fb5'),
    light.tone('#f0ede2'),
    light.tone('#d9a441'),
  ]
  sheet.put(rect(0, 0, WIDTH, HEIGHT, white))
  const s = random.pick([200, 160, 266])
  const star = (x: number, y: number, r: number, fill: string, tips: number) => {
    const list: Point[] = []
    for (let i = 0; i < tips * 2; i++) {
      const a = (i / (tips * 2)) * Math.PI * 2
      const k = i % 2 === 0 ? r : r * 0.72
      list.push([x + Math.cos(a) * k, y + Math.sin(a) * k])
    }
    return poly(list, fill, { stroke: white, 'stroke-width': 3 })
  }
  // One tile, its corners shared with its neighbours, repeated over the wall.
  let tile =
    rect(0, 0, s - 2, s - 2, cobalt) +
    star(s / 2, s / 2, s * 0.42, white, 8) +
    star(s / 2, s / 2, s * 0.34, cobalt, 8)
  for (const x of [0, s]) {
    for (const y of [0, s])
      tile +=
        star(x, y, s * 0.36, turquoise, 8) + star(x, y, s * 0.22, white, 8) + circle(x, y, s * 0.09, ochre)
  }
  for (let k = 0; k < 8; k++) {
    const petal = ellipse(s / 2 + s * 0.17, s / 2, s * 0.085, s * 0.04, k % 2 === 0 ? turquoise : white)
    tile += group(petal, { transform: `rotate(${k * 45} ${s / 2} ${s / 2})` })
  }
  tile += circle(s / 2, s / 2, s * 0.06, ochre)
  const wall = sheet.define('kashi', (name) =>
    tag('pattern', { id: name, width: s, height: s, patternUnits: 'userSpaceOnUse' }, tile),
  )
  sheet.put(rect(0, 0, WIDTH, HEIGHT, wall))
  for (let i = 0; i < 14; i++) {
    const [x, y] = [random.int(0, Math.floor(WIDTH / s)) * s, random.int(0, Math.floor(HEIGHT / s)) * s]
    sheet.put(rect(x, y, s - 2, s - 2, random.pick([white, cobalt]), { opacity: 0.1 }))
  }
  sheet.put(
    poly(
      [
        [500, 0],
        [900, 0],
        [300, HEIGHT],
        [-100, HEIGHT],
      ],
      '#ffffff',
      { opacity: 0.14 },
    ),
    poly(
      [
        [1000, 0],
        [1100, 0],
        [500, HEIGHT],
        [400, HEIGHT],
      ],
      '#ffffff',
      { opacity: 0.12 },
    ),
  )
}
