import { type Board, createBoard } from './board.ts'
import { lettering } from './letters.ts'
import { potPlant, shrubs } from './planting.ts'
import { hatch, type Sheet } from './sheet.ts'
import { circle, HEIGHT, rect, sheetBorder, straight, strokePath, WIDTH } from './svg.ts'
import { material } from './textures.ts'

/** Its words, the point it speaks of, and the height at which it is written; in feet. */
type Note = readonly [text: string, x: number, y: number, written: number]

function label(b: Board, [text, x, y, written]: Note, ink: string): string {
  const [px, py, qy] = [b.x(x), b.y(y), b.y(written)]
  const left = x < 0
  const lx = left ? 170 : 1310
  return (
    straight(px, py, left ? lx + 74 : lx - 180, qy, ink, 1.4) +
    circle(px, py, 5, ink) +
    lettering(text, lx, qy + 9, 22, ink, 2.4)
  )
}

/** The cut through an outer wall from footing to parapet, with its layers marked. */
export function wallCut(sheet: Sheet): void {
  const { random } = sheet
  const blue = random.chance(0.3)
  const [paper, ink, soft] = blue
    ? ['#123f6d', '#dcecf8', '#2b5c8a']
    : random.pick([
        ['#f7f3e8', '#2b333a', '#e3d8c2'] as const,
        ['#eef3f5', '#5a3426', '#dfd2bd'] as const,
        ['#f1ead9', '#24405a', '#d5dad0'] as const,
      ])
  const [sill, head] = [random.pick([2, 2.6, 3]), random.pick([7, 7.5])]
  const shade = random.between(1.4, 3.4)
  sheet.put(rect(0, 0, WIDTH, HEIGHT, paper), sheetBorder(ink))
  const b = createBoard(sheet, 420, 880, 62)
  const brick = material(
    sheet,
    'brick',
    62,
    blue ? '#3a74a8' : random.pick(['#b5654a', '#a8553a', '#c49a6b', '#9c6f5a']),
  )
  const line = { stroke: ink, 'stroke-width': 2.4 }
  sheet.put(
    rect(62, 880, 358, 258, soft),
    rect(62, 880, 358, 258, hatch(sheet, ink, 20, 1.2), { opacity: 0.45 }),
  )
  b.rect(-1.1, -3.6, 3.2, 0.9, soft, line)
  for (let i = 0; i < 3; i++) b.rect(-0.75 + i * 0.22, -2.7 + i * 0.5, 2.5 - i * 0.44, 0.5, brick.fill, line)
  b.rect(0, -1.2, 1, 13.2, brick.fill, line)
  b.rect(0, -0.2, 1, 0.16, ink)
  b.rect(1, -0.5, 9, 0.5, soft, line)
  b.rect(1, -0.9, 9, 0.4, soft, line)
  b.rect(1, 0, 9, 0.14, ink)
  b.rect(0, sill, 1, head - sill, paper, line)
  b.rect(0.35, sill, 0.3, head - sill, blue ? '#7fb8dc' : '#bcd6df', line)
  b.rect(-shade, head, shade + 1, 0.5, soft, line)
  b.rect(0, 10, 10, 0.7, soft, line)
  for (let i = 0; i < 21; i++) b.put(circle(b.x(0.4 + i * 0.44), b.y(10.2), 4, ink))
  b.rect(0, 12, 1, 0.25, ink)
  for (let i = 0; i < 4; i++) b.rect(1, 10.7 + i * 0.22, 9, 0.2, i % 2 === 0 ? soft : paper, line)
  const notes: readonly Note[] = [
    ['PARAPET', 0.5, 11.6, 11.4],
    ['BRICK TILE ROOF', 5, 11.3, 10.4],
    ['R C SLAB 6', 7, 10.3, 9.2],
    ['CHAJJA', -1.2, head + 0.25, head + 0.9],
    ['BRICK 9', 0.5, 8.6, 6.2],
    ['D P C', 0.5, -0.1, 1.4],
    ['FLOOR', 6, 0.1, 2.6],
    ['FOOTING', 0.5, -3.2, -2.2],
  ]
  for (const note of notes) sheet.put(label(b, note, ink))
  sheet.put(
    shrubs(sheet, 90, 880, 220, 70, false),
    strokePath('M62 880H420', ink, 5),
    potPlant(sheet, 640, 870, 230),
  )
}
