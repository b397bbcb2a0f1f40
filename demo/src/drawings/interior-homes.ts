import { darken, lighten } from './colours.ts'
import { artwork, floorLamp, pendant, plant, rug } from './fittings.ts'
import { bed, chair, counter, shelves, sofa, table } from './furniture.ts'
import { createShell, curtains, roomWindow, type Shell } from './room-shell.ts'
import type { Sheet } from './sheet.ts'
import { box, inOrder, type Point3, type Solid } from './space.ts'

type Scheme = { wall: string; feature: string; cloth: string; accent: string; wood: string }

const schemes: readonly Scheme[] = [
  { wall: '#efe9dd', feature: '#e2d6c2', cloth: '#44606f', accent: '#d9a441', wood: '#8d5f3c' },
  { wall: '#e9ebe4', feature: '#7f9380', cloth: '#d9cdb8', accent: '#b5573a', wood: '#6f4a30' },
  { wall: '#f1e7da', feature: '#b8674a', cloth: '#e6ddcc', accent: '#2f5d6b', wood: '#5d3d28' },
  { wall: '#e4e6e8', feature: '#2f4559', cloth: '#b9a37f', accent: '#c9503c', wood: '#9a6d45' },
  { wall: '#f4f0e8', feature: '#d9cfc0', cloth: '#7d3f3a', accent: '#3f6f68', wood: '#7a5236' },
  { wall: '#e7e0d6', feature: '#57534e', cloth: '#c8bfb0', accent: '#c98a35', wood: '#a9794e' },
]

export function wallArt(
  shell: Shell,
  u: number,
  v: number,
  w: number,
  h: number,
  side: 'back' | 'right' | 'left' = 'back',
  frame = '#2f2a26',
): string {
  const wall = shell[side]
  const corners: readonly [Point3, Point3, Point3, Point3] = [
    wall.point(u, v),
    wall.point(u + w, v),
    wall.point(u + w, v + h),
    wall.point(u, v + h),
  ]
  return artwork(shell, corners, frame)
}

/** The far wall's dress: bricks, timber strips, panels or a niche. */
function dressBack(shell: Shell, scheme: Scheme): void {
  const { sheet, back, w, h } = shell
  const kind = sheet.random.int(0, 3)
  if (kind === 0) {
    for (let u = 0.2; u < w; u += 0.55)
      sheet.put(
        back.quad(u, 0.5, 0.34, h - 1, darken(scheme.wood, 0.06)),
        back.quad(u + 0.34, 0.5, 0.08, h - 1, darken(scheme.wood, 0.45)),
      )
  } else if (kind === 1) {
    for (let i = 0; i < h / 0.5; i++) {
      const y = i * 0.5
      for (let u = i % 2 === 0 ? 0 : -0.55; u < w; u += 1.1) {
        const from = Math.max(0, u)
        sheet.put(
          back.quad(
            from,
            y,
            Math.min(w, u + 1.04) - from,
            0.43,
            sheet.random.pick(['#b06548', '#a5593e', '#bb7455', '#9c5239']),
            { opacity: 0.9 },
          ),
        )
      }
    }
  } else if (kind === 2) {
    for (let i = 0; i < 4; i++) {
      const [u, pw] = [0.8 + (i * (w - 1)) / 4, (w - 1) / 4 - 0.6]
      sheet.put(
        back.quad(u, 1.2, pw, h - 2.4, darken(scheme.feature, 0.16)),
        back.quad(u + 0.12, 1.2, pw - 0.12, h - 2.52, lighten(scheme.feature, 0.05)),
      )
    }
  }
}

function openRoom(sheet: Sheet, size: readonly [number, number, number]): { shell: Shell; scheme: Scheme } {
  const { random } = sheet
  const scheme = random.pick(schemes)
  const shell = createShell(sheet, {
    w: size[0],
    h: size[1],
    d: size[2],
    yaw: random.pick([0, 0, 0.16, -0.16]),
    wall: scheme.wall,
    feature: scheme.feature,
    floor: random.pick(['boards', 'terrazzo', 'tiles', 'chequer']),
    evening: sheet.light.lit > 0.3,
  })
  return { shell, scheme }
}

export function livingRoom(sheet: Sheet): void {
  const { random } = sheet
  const { shell, scheme } = openRoom(sheet, [
    random.between(20, 24),
    random.pick([10, 11, 13]),
    random.between(15, 18),
  ])
  const { w, h, d, view } = shell
  dressBack(shell, scheme)
  const backWindow = random.chance(0.4)
  if (backWindow) {
    roomWindow(shell, 'back', w * 0.22, 1.4, w * 0.56, h - 3.2, 4, '#3a3a38')
    curtains(shell, 'back', w * 0.22, 0.5, w * 0.56, h - 2, lighten(scheme.accent, 0.5))
  } else {
    for (const u of [3, 9.5]) roomWindow(shell, 'left', u, 1.6, 4, h - 3.2, 2)
    sheet.put(
      random.chance(0.5)
        ? wallArt(shell, w / 2 - 3, 4.6, 6, 3.6)
        : wallArt(shell, w / 2 - 4.4, 4.6, 3.6, 4) + wallArt(shell, w / 2 + 0.6, 4.6, 3.6, 4),
    )
  }
  sheet.put(wallArt(shell, 6, 4.2, 4, 3.4, 'right'))
  const [cx, z] = [w / 2, d * 0.3]
  sheet.put(
    rug(
      shell,
      [cx - 6.4, z - 2],
      12.8,
      d * 0.58,
      random.pick(['#8f3b32', '#d8cdb8', '#2f4b60', '#b98a5a']),
      scheme.accent,
    ),
  )
  const things: Solid[] = [
    sofa(shell, [cx - 4.2, d - 4.2], 8.4, scheme.cloth, 'viewer', scheme.accent),
    table(shell, [cx - 2.2, z + 1.5], 4.4, 2.4, 1.3, scheme.wood),
    floorLamp(shell, [cx + 5.6, d - 2.2]),
    plant(shell, [1.8, d - 1.4], random.between(4, 6)),
    sofa(shell, [cx + 3.9, z], 4, random.chance(0.5) ? scheme.accent : scheme.cloth, 'left', scheme.accent),
  ]
  if (random.chance(0.6))
    things.push(
      chair(shell, [cx - 6, z + 0.4], scheme.wood, 'left'),
      chair(shell, [cx - 6, z + 2.8], scheme.wood, 'left'),
    )
  else things.push(sofa(shell, [cx - 6.8, z], 4, scheme.cloth, 'right', scheme.accent))
  if (random.chance(0.7))
    things.push(
      pendant(shell, cx, z + 2.4, h - 3.4, h, random.pick(['drum', 'globe', 'dome']), scheme.accent),
    )
  things.push({
    distance: 0.1 + Math.hypot(cx - view.eye[0], z + 1.5 - view.eye[2]),
    svg:
      box(view, [cx - 0.9, 1.3, z + 2.2], [1.2, 0.2, 0.8], scheme.accent) +
      box(view, [cx + 0.7, 1.3, z + 2.4], [0.4, 0.8, 0.4], '#e9e4d8'),
  })
  sheet.put(inOrder(things))
}

export function bedroom(sheet: Sheet): void {
  const { random } = sheet
  const { shell, scheme } = openRoom(sheet, [
    random.between(17, 20),
    random.pick([10, 11]),
    random.between(14, 16),
  ])
  const { w, h, d, view } = shell
  dressBack(shell, scheme)
  roomWindow(shell, 'left', 4, 1, 7.4, h - 2.6, 3)
  curtains(shell, 'left', 4, 0.3, 7.4, h - 1.6, lighten(scheme.cloth, 0.3))
  sheet.put(
    wallArt(shell, w / 2 - 2, 5.6, 4, 2.8),
    rug(
      shell,
      [w / 2 - 5.6, d - 8.6],
      11.2,
      5.6,
      random.pick(['#d8cdb8', '#8f3b32', '#59707a']),
      scheme.accent,
    ),
  )
  const x = w / 2 - 3
  const things: Solid[] = [
    bed(shell, [x, d - 7.6], 6, scheme.cloth, scheme.wood),
    counter(shell, [x - 2.6, d - 2], 1.9, 1.6, 1.8, scheme.wood, lighten(scheme.wood, 0.2)),
    counter(shell, [x + 6.8, d - 2], 1.9, 1.6, 1.8, scheme.wood, lighten(scheme.wood, 0.2)),
    pendant(shell, x - 1.6, d - 1.2, 4.6, h, 'globe', scheme.accent),
    pendant(shell, x + 7.7, d - 1.2, 4.6, h, 'globe', scheme.accent),
    counter(shell, [w - 1.9, d - 9], 1.9, 6, 7.6, lighten(scheme.wood, 0.14), scheme.wood, false),
    plant(shell, [1.4, d - 1.3], 4.4),
    sofa(shell, [x + 0.8, d - 11], 4.4, scheme.accent, 'away', scheme.cloth),
  ]
  sheet.put(
    inOrder(things),
    view.line(
      [
        [w - 1.9, 0.3, d - 6],
        [w - 1.9, 7.5, d - 6],
      ],
      darken(scheme.wood, 0.4),
      0.06,
    ),
  )
}

export function kitchen(sheet: Sheet): void {
  const { random } = sheet
  const { shell, scheme } = openRoom(sheet, [random.between(17, 20), 10, random.between(12, 14)])
  const { w, h, d, view, back } = shell
  const front = random.pick(['#3f5d55', '#e9e4d8', '#2f4559', scheme.wood, '#b9573e'])
  const stone = random.pick(['#efece4', '#3a3d40', '#d9cdb9'])
  // Splash-back of tiles in the pattern of Multan's kashi work, or plain.
  const tile = random.pick(['#2c67a6', '#e7ece9', '#7fa89a', '#d8a15b'])
  for (let i = 0; i < w / 0.7; i++)
    for (let j = 0; j < 4; j++)
      sheet.put(
        back.quad(
          i * 0.7,
          3 + j * 0.6,
          0.66,
          0.56,
          (i + j) % 3 === 0 ? lighten(tile, 0.25) : (i * j) % 5 === 0 ? lighten(tile, 0.5) : tile,
        ),
      )
  roomWindow(shell, 'back', w / 2 - 2.6, 3.6, 5.2, 4.4, 2)
  roomWindow(shell, 'left', 2.6, 2, 6, 6, 2)
  const hood =
    box(view, [w * 0.76, 5.6, d - 1.6], [3, 1, 1.6], '#b9bdbf') +
    box(view, [w * 0.76 + 1, 6.6, d - 1.2], [1, h - 6.6, 1], '#b9bdbf')
  const things: Solid[] = [
    counter(shell, [0.2, d - 2], w - 3.4, 2, 2.9, front, stone),
    counter(shell, [w - 3, d - 2.4], 2.8, 2.4, 7.4, '#c3c7c9', '#8d9296', false),
    {
      distance: d * 1.3,
      svg: box(view, [1, 6, d - 1.1], [w / 2 - 4.4, 2.6, 1.1], front) + (w > 17.5 ? hood : ''),
    },
    counter(shell, [w / 2 - 4.6, d * 0.36], 8.4, 2.8, 3, lighten(front, 0.14), stone, false),
    ...[0, 1, 2].map((i) => chair(shell, [w / 2 - 4 + i * 2.7, d * 0.36 - 1.9], scheme.wood, 'near')),
    ...[0, 1, 2].map((i) => pendant(shell, w / 2 - 3.2 + i * 2.8, d * 0.45, 6.6, h, 'dome', scheme.accent)),
    plant(shell, [1.2, d - 3], 3.4),
    shelves(shell, [w * 0.62, d - 1.2], 0.1, 0.2, scheme.wood, [scheme.accent]),
  ]
  const bowl = box(view, [w / 2 + 1, 3.2, d * 0.36 + 1], [1.5, 0.35, 1], scheme.accent)
  sheet.put(inOrder(things), bowl)
}
