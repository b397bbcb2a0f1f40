import { darken, lighten } from './colours.ts'
import { lampString, pendant, plant, rug } from './fittings.ts'
import { chair, counter, shelves, sofa, table } from './furniture.ts'
import { archesBehind, hall } from './interior-hall.ts'
import { wallArt } from './interior-homes.ts'
import { roomWindow } from './room-shell.ts'
import type { Sheet } from './sheet.ts'
import { box, inOrder, type Solid } from './space.ts'

export function hotelLobby(sheet: Sheet): void {
  const { random } = sheet
  const accent = random.pick(['#b5573a', '#2f6b68', '#8a5a78', '#c98a35'])
  const shell = hall(
    sheet,
    34,
    17,
    26,
    { wall: '#efe6d6', feature: random.pick(['#d9c4a3', '#7a4a35', '#40564f']) },
    random.pick(['terrazzo', 'chequer', 'tiles']),
  )
  const { w, h, d, view } = shell
  archesBehind(shell, 5, shell.evening ? '#f2c888' : '#cfe3ea')
  for (const u of [3, 10.5, 18]) roomWindow(shell, 'left', u, 0.6, 5.6, 13, 2, '#4a3a2d')
  sheet.put(rug(shell, [w / 2 - 8, 4], 16, 12, '#7d3530', '#d9b36a'))
  const things: Solid[] = [
    counter(shell, [w / 2 - 7, d - 4], 14, 2.4, 3.8, '#6b4630', '#e9e4d8', false),
    ...[-1, 0, 1].map((i) => pendant(shell, w / 2 + i * 4, d - 3, 8, h, 'drum', '#d9a441')),
    sofa(shell, [w / 2 - 7.5, 6], 7, '#e3d6bf', 'right', accent),
    sofa(shell, [w / 2 + 4.5, 6], 7, '#e3d6bf', 'left', accent),
    sofa(shell, [w / 2 - 3.5, 13], 7, accent, 'viewer', '#e9c46a'),
    table(shell, [w / 2 - 2, 8], 4, 3, 1.4, '#3a2d25', '#d9cdb9'),
    plant(shell, [3, d - 2], 8),
    plant(shell, [w - 3, d - 2], 8),
    plant(shell, [w - 2.4, 6], 6.4),
    pendant(shell, w / 2, 9, 10, h, 'globe', '#ffffff'),
  ]
  for (const x of [2.2, w - 3.2])
    things.push({ distance: 40, svg: box(view, [x, 0, d - 5], [1, h, 1], '#d9cdb9') })
  sheet.put(inOrder(things))
}

export function restaurant(sheet: Sheet): void {
  const { random } = sheet
  const wall = random.pick(['#e9dcc6', '#3f4f48', '#8f4636', '#d9cbb8', '#24405a'])
  const shell = hall(
    sheet,
    26,
    12,
    22,
    {
      wall,
      feature: random.pick(['#a5593e', '#2f4559', '#c9a15b', '#5b6b55']),
      ceiling: random.pick(['#f1ece2', '#3a3431']),
    },
    random.pick(['chequer', 'boards', 'terrazzo']),
  )
  const { w, h, d } = shell
  const cloth = random.pick(['#b3472f', '#2f6b68', '#caa24a', '#6f452a'])
  if (random.chance(0.5)) archesBehind(shell, 3, shell.evening ? '#e7b268' : '#d8e3df')
  else sheet.put(wallArt(shell, 4, 4.6, 5, 4), wallArt(shell, 10.5, 4.6, 5, 4), wallArt(shell, 17, 4.6, 5, 4))
  for (const u of [2, 8.6, 15.2]) roomWindow(shell, 'left', u, 2, 5, 7.6, 3, '#2f2a26')
  const things: Solid[] = []
  for (const [x, z] of [
    [6, 15],
    [15.5, 15],
    [5.5, 8],
    [15.5, 8],
    [10, 2.4],
    [18, 2],
  ] as const) {
    things.push(
      table(shell, [x, z], 3.6, 3, 2.5, '#6f4a30', random.chance(0.3) ? '#efe9dd' : '#8d5f3c'),
      chair(shell, [x - 1.7, z + 0.8], cloth, 'left'),
      chair(shell, [x + 3.8, z + 0.8], cloth, 'right'),
    )
    things.push(pendant(shell, x + 1.8, z + 1.5, 6.4, h, x > 12 ? 'dome' : 'globe', darken(cloth, 0.1)))
  }
  things.push(
    counter(shell, [w - 3.2, 7], 2.6, 12, 3.6, '#4a3526', '#d8cdb9', false),
    plant(shell, [1.6, d - 1.4], 5.6),
  )
  sheet.put(inOrder(things))
  if (random.chance(0.6))
    sheet.put(
      lampString(shell, [1, h - 1, 2], [w - 1, h - 1, 12]),
      lampString(shell, [w - 1, h - 1, 3], [1, h - 1, 15]),
    )
}

export function shop(sheet: Sheet): void {
  const { random } = sheet
  const accent = random.pick(['#b3472f', '#2f5d86', '#3f6f55', '#8a4a70', '#c98a35'])
  const goods = random.shuffle(['#d9a441', '#b3472f', '#e9dfc9', '#2f5d86', '#7a9a6a', '#8a5a78', '#caa277'])
  const shell = hall(
    sheet,
    26,
    12,
    22,
    { wall: '#f0ebe1', feature: lighten(accent, 0.2), ceiling: random.pick(['#3a3a3c', '#f4f1ea']) },
    random.pick(['boards', 'terrazzo', 'chequer']),
  )
  const { w, h, d, view } = shell
  for (const u of [3, 10]) roomWindow(shell, 'left', u, 1, 5.6, 8.4, 2, '#2f3236')
  const things: Solid[] = [
    shelves(shell, [2, d - 1.4], 9, 8, '#9a6d45', goods),
    shelves(shell, [15, d - 1.4], 9, 8, '#9a6d45', goods),
    counter(shell, [w / 2 - 1.8, d - 6], 3.6, 2.4, 3.2, accent, '#f4f1ea', false),
  ]
  for (const [x, z] of [
    [5, 11],
    [16, 11],
    [5, 4.5],
    [16, 4.5],
  ] as const) {
    things.push(table(shell, [x, z], 5, 3, 2.6, '#8d5f3c'))
    let stack = ''
    for (let i = 0; i < 4; i++)
      stack += box(
        view,
        [x + 0.3 + i * 1.15, 2.6, z + 0.8],
        [0.9, random.between(0.3, 1.3), 1.2],
        random.pick(goods),
      )
    things.push({ distance: Math.hypot(x + 2.5 - view.eye[0], z + 1.5 - view.eye[2]) - 0.01, svg: stack })
  }
  for (const x of [7.5, 13, 18.5]) things.push(pendant(shell, x, 8, h - 4, h, 'dome', accent))
  things.push(plant(shell, [w - 2, 3], 5))
  for (let i = 0; i < 5; i++)
    sheet.put(
      view.line(
        [
          [0, h - 0.6, 2 + i * 5],
          [w, h - 0.6, 2 + i * 5],
        ],
        '#55585a',
        0.25,
      ),
    )
  sheet.put(inOrder(things))
}
