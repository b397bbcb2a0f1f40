import { darken } from './colours.ts'
import type { MaterialKind } from './region.ts'
import type { Sheet } from './sheet.ts'
import { circle, group, HEIGHT, type Point, rect, strokes, WIDTH } from './svg.ts'
import { material } from './textures.ts'

type Spot = readonly [x: number, y: number, w: number, h: number, turn: number]

const layouts: readonly (readonly Spot[])[] = [
  [
    [130, 110, 560, 430, -3],
    [640, 70, 420, 330, 2],
    [1010, 150, 460, 560, 4],
    [200, 520, 420, 520, 2.5],
    [560, 430, 520, 400, -2],
    [900, 690, 480, 400, -4],
    [540, 800, 380, 300, 3],
  ],
  [
    [60, 60, 460, 640, 0],
    [540, 60, 700, 300, 0],
    [540, 380, 340, 420, 0],
    [900, 380, 340, 320, 0],
    [1260, 300, 280, 700, 0],
    [60, 720, 460, 320, 0],
    [900, 720, 340, 420, 0],
  ],
  [
    [90, 330, 640, 480, 6],
    [520, 90, 520, 380, -5],
    [1000, 330, 500, 420, 3],
    [300, 720, 560, 380, -3],
    [960, 640, 380, 470, -7],
  ],
]

/** Samples laid out on a table: stone, brick, timber, cloth, paint. */
export function sampleBoard(sheet: Sheet): void {
  const { random } = sheet
  const kinds = random.shuffle<MaterialKind>([
    'brick',
    'buff-brick',
    'stone',
    'timber',
    'concrete',
    'grey-tile',
    'rubble',
    'plaster',
  ])
  const boards = Array.from({ length: 6 }, (_, i): [Point, Point] => [
    [0, 150 + i * 190],
    [WIDTH, 150 + i * 190],
  ])
  const table = random.pick(['#d9cdb9', '#e9e6e0', '#4a4f54', '#b9a78f', '#8a6a4c'])
  sheet.put(rect(0, 0, WIDTH, HEIGHT, table), strokes(boards, darken(table, 0.12), 2))
  random.pick(layouts).forEach(([x, y, w, h, turn], i) => {
    const kind = kinds[i % kinds.length] ?? 'stone'
    const skin = material(sheet, kind, random.between(34, 52))
    sheet.put(
      group(
        rect(x + 12, y + 16, w, h, '#15181d', { opacity: 0.28 }) +
          rect(x, y, w, h, skin.fill) +
          rect(x, y, w, h, 'none', { stroke: darken(skin.base, 0.35), 'stroke-width': 2 }) +
          rect(x, y + h, w, 12, darken(skin.base, 0.45)),
        { transform: `rotate(${turn} ${x + w / 2} ${y + h / 2})` },
      ),
    )
  })
  paintCards(sheet)
}

/** Paint cards in a fan, a cup of tea and a rule. */
function paintCards(sheet: Sheet): void {
  const paints = sheet.random.shuffle([
    '#b3472f',
    '#2f5d86',
    '#d9a441',
    '#3f6f55',
    '#e9dfc9',
    '#20303f',
    '#8a5a78',
    '#c98f6c',
  ])
  paints.slice(0, 5).forEach((colour, i) => {
    const a = -26 + i * 13
    sheet.put(
      group(
        rect(770, 640, 110, 380, '#f7f4ec', { stroke: '#8b8a84', 'stroke-width': 1.5 }) +
          rect(778, 648, 94, 270, colour),
        { transform: `rotate(${a} 825 1010)` },
      ),
    )
  })
  const [cx, cy] = [1340, 150]
  sheet.put(
    circle(cx + 8, cy + 12, 92, '#15181d', { opacity: 0.25 }),
    circle(cx, cy, 92, '#f4f1ea'),
    circle(cx, cy, 70, '#6b3f26'),
    circle(cx - 16, cy - 16, 46, '#8a5636', { opacity: 0.6 }),
  )
  sheet.put(
    group(
      rect(120, 1060, 620, 46, '#e3c14f') +
        Array.from({ length: 30 }, (_, i) =>
          rect(132 + i * 20, 1060, 2, i % 5 === 0 ? 24 : 14, '#5b4a20'),
        ).join(''),
      { transform: 'rotate(-5 400 1080)' },
    ),
  )
}
