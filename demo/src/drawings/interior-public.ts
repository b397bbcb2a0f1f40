import { darken, lighten } from './colours.ts'
import { floorLamp, pendant, plant, treadmill, weights } from './fittings.ts'
import { chair, counter, desk, shelves } from './furniture.ts'
import { hall } from './interior-hall.ts'
import { wallArt } from './interior-homes.ts'
import { curtains, roomWindow } from './room-shell.ts'
import type { Sheet } from './sheet.ts'
import { box, createPlane, inOrder, type Solid } from './space.ts'

export function office(sheet: Sheet): void {
  const { random } = sheet
  const accent = random.pick(['#2f6b8a', '#c9503c', '#3f7a5c', '#d19a35'])
  const shell = hall(
    sheet,
    30,
    11,
    26,
    { wall: '#eceae4', feature: random.pick(['#dfe4e4', accent, '#c9c4ba']), ceiling: '#e4e5e4' },
    random.pick(['carpet', 'boards', 'terrazzo']),
  )
  const { w, h, d, view } = shell
  for (const u of [1, 8, 15]) roomWindow(shell, 'left', u, 1.4, 6.4, 8, 3, '#40474d')
  for (let i = 0; i < 4; i++) {
    const z = 2 + i * 6
    sheet.put(
      view.face(
        [
          [7, h - 0.02, z],
          [9, h - 0.02, z],
          [9, h - 0.02, z + 4],
          [7, h - 0.02, z + 4],
        ],
        '#fffbe8',
      ),
      view.face(
        [
          [20, h - 0.02, z],
          [22, h - 0.02, z],
          [22, h - 0.02, z + 4],
          [20, h - 0.02, z + 4],
        ],
        '#fffbe8',
      ),
    )
  }
  // A glass meeting room at the far end.
  sheet.put(
    shell.back.quad(16, 0.4, 12, 8, shell.evening ? '#f3cf92' : '#cfe0e4'),
    wallArt(shell, 19, 3, 6, 3),
    wallArt(shell, 3, 3.4, 9, 4),
  )
  for (let u = 16; u <= 28; u += 3) sheet.put(shell.back.line(u, 0.4, u, 8.4, '#33393e', 0.14))
  const things: Solid[] = []
  for (const z of [15, 8.6, 2.4]) {
    for (const x of [5.6, 11, 18.4, 23.6])
      things.push(
        desk(shell, [x, z], 4.6, random.pick(['#d9b98d', '#efe9dd', '#caa277'])),
        chair(shell, [x + 1.5, z - 1.7], accent, 'near'),
      )
  }
  things.push(
    plant(shell, [2, d - 2], 5.5),
    plant(shell, [w - 2, 12], 5),
    shelves(shell, [4, d - 1.4], 9, 3, '#8d6b4a', [accent, '#e9e4d8', '#5b6b75']),
  )
  sheet.put(inOrder(things))
}

export function clinic(sheet: Sheet): void {
  const { random } = sheet
  const accent = random.pick(['#3f8f8a', '#5b8fb5', '#7aa06a', '#d98f5c'])
  const shell = hall(
    sheet,
    26,
    10,
    20,
    { wall: '#f1f3f0', feature: lighten(accent, 0.45) },
    random.pick(['tiles', 'terrazzo']),
  )
  const { w, d, h, view, back } = shell
  const ceiling = createPlane(view, [0, h - 0.02, 0], [1, 0, 0], [0, 0, 1])
  const floor = createPlane(view, [0, 0.015, 0], [1, 0, 0], [0, 0, 1])
  for (const u of [2, 9]) roomWindow(shell, 'left', u, 2.6, 5.6, 5.4, 3)
  // The cross every patient looks for, over the desk.
  sheet.put(back.quad(w / 2 - 0.5, 5.6, 1, 3, accent), back.quad(w / 2 - 1.5, 6.6, 3, 1, accent))
  for (const u of [2, w - 5.6])
    sheet.put(
      back.quad(u, 0, 3.6, 7.2, '#d9d4c8'),
      back.quad(u + 0.2, 0, 3.2, 7, lighten(accent, 0.15)),
      back.quad(u + 2.3, 4, 0.7, 2, '#dcebee'),
    )
  for (let i = 0; i < 3; i++) for (const x of [6, 18]) sheet.put(ceiling.quad(x, 2 + i * 6, 2, 3, '#ffffff'))
  sheet.put(
    shell.left.line(0, 3, d, 3, accent, 0.25),
    floor.quad(w / 2 - 6, 1, 0.6, d - 1, accent, { opacity: 0.7 }),
  )
  const things: Solid[] = [
    counter(shell, [w / 2 - 5, d - 5], 10, 2.2, 3.6, lighten(accent, 0.1), '#f4f1ea', false),
    counter(shell, [w / 2 - 5, d - 5.1], 10, 0.1, 1.2, '#d8b58a', '#d8b58a', false),
  ]
  for (const z of [3, 5.4, 7.8, 10.2])
    things.push(chair(shell, [w - 3, z], accent, 'right'), chair(shell, [2.4, z], accent, 'left'))
  for (const x of [8.4, 10.2, 14.4, 16.2]) things.push(chair(shell, [x, 3.4], darken(accent, 0.2), 'near'))
  things.push(
    plant(shell, [w - 1.8, d - 3], 5),
    plant(shell, [1.6, d - 2], 4.4),
    pendant(shell, w / 2 - 2.6, d - 4, 6.6, h, 'drum', accent),
    pendant(shell, w / 2 + 2.6, d - 4, 6.6, h, 'drum', accent),
  )
  sheet.put(inOrder(things))
}

export function gallery(sheet: Sheet): void {
  const { random } = sheet
  const brick = random.chance(0.5)
  const shell = hall(
    sheet,
    30,
    16,
    28,
    {
      wall: brick ? '#b56f52' : '#f4f1ea',
      feature: random.pick(['#f4f1ea', '#7a2f2a', '#24405a', '#e2d6c2']),
    },
    random.pick(['terrazzo', 'boards', 'tiles']),
  )
  const { w, h, d, view } = shell
  if (brick)
    for (let y = 0.4; y < h; y += 0.4)
      sheet.put(
        shell.left.line(-10, y, d, y, '#8a4d36', 0.03, { opacity: 0.6 }),
        shell.right.line(-10, y, d, y, '#7a422f', 0.03, { opacity: 0.6 }),
      )
  // Roof lights between deep beams, and the bars of sun they lay on the floor.
  for (let z = 1; z < d; z += 5) {
    sheet.put(
      view.face(
        [
          [3, h - 0.02, z],
          [w - 3, h - 0.02, z],
          [w - 3, h - 0.02, z + 2.6],
          [3, h - 0.02, z + 2.6],
        ],
        shell.evening ? '#3d4d7d' : '#dff0f7',
      ),
      box(view, [0, h - 1.4, z + 3.4], [w, 1.4, 1], '#d9d4c8'),
    )
    if (!shell.evening)
      sheet.put(
        view.face(
          [
            [9, 0.02, z],
            [w - 2, 0.02, z],
            [w - 4, 0.02, z + 2.2],
            [7, 0.02, z + 2.2],
          ],
          '#fff3cf',
          { opacity: 0.4 },
        ),
      )
  }
  sheet.put(wallArt(shell, 3, 4, 6, 6), wallArt(shell, 11, 3.6, 8, 7), wallArt(shell, 21, 4, 6, 6))
  for (const u of [4, 13, 21])
    sheet.put(wallArt(shell, u, 4, 5, 5, 'left'), wallArt(shell, u, 4, 5, 5, 'right'))
  const things: Solid[] = [counter(shell, [w / 2 - 3, 9], 6, 1.8, 1.5, '#7a5236', '#8d6240', false)]
  for (const [x, z] of [
    [7, 18],
    [21, 18],
    [6, 7],
  ] as const) {
    const [px, py] = view.at([x + 1, 3.4, z + 1])
    const s = view.scale([x, 3, z])
    const vase = `<path d="M${px - s * 0.3} ${py}C${px - s * 1.1} ${py - s * 0.9} ${px - s * 0.2} ${py - s * 1.4} ${px - s * 0.3} ${py - s * 2}H${px + s * 0.3}C${px + s * 0.2} ${py - s * 1.4} ${px + s * 1.1} ${py - s * 0.9} ${px + s * 0.3} ${py}Z" fill="${random.pick(['#2c67a6', '#b3633f', '#3f7a6b'])}"/>`
    things.push({
      distance: Math.hypot(x - view.eye[0], z - view.eye[2]),
      svg: box(view, [x, 0, z], [2, 3.4, 2], '#f4f1ea') + vase,
    })
  }
  sheet.put(inOrder(things))
}

export function gym(sheet: Sheet): void {
  const { random } = sheet
  const accent = random.pick(['#d1a132', '#c9503c', '#3f8f8a', '#7a9a3a'])
  const shell = hall(
    sheet,
    32,
    14,
    26,
    { wall: '#dfe0dd', feature: random.pick(['#33383d', '#a5593e', accent]), ceiling: '#4a4e52' },
    random.pick(['boards', 'carpet']),
  )
  const { w, h, d, view } = shell
  for (const u of [0.5, 7, 13.5, 20]) roomWindow(shell, 'left', u, 0.6, 6, 11, 2, '#2b2f33')
  sheet.put(
    shell.right.quad(3, 1, 20, 8, '#b9cdd4'),
    shell.right.quad(6, 1, 3, 8, '#d8e6ea'),
    shell.right.quad(14, 1, 2, 8, '#d8e6ea'),
  )
  for (const u of [8, 13, 18]) sheet.put(shell.right.line(u, 1, u, 9, '#8a9aa2', 0.06))
  sheet.put(
    shell.back.quad(3, 5, 26, 0.7, accent),
    shell.back.quad(3, 6.4, 18, 0.7, lighten(accent, 0.3)),
    shell.back.quad(3, 7.8, 10, 0.7, '#f1ece2'),
  )
  for (let z = 2; z < d; z += 5)
    sheet.put(
      box(view, [0, h - 1, z], [w, 0.5, 0.4], '#33373a'),
      view.line(
        [
          [10, h - 1.2, z],
          [22, h - 1.2, z],
        ],
        '#fff6da',
        0.35,
      ),
    )
  const things: Solid[] = [weights(shell, [18, d - 2.2], 12), weights(shell, [3, d - 2.2], 12)]
  for (const x of [3, 7, 11, 15]) things.push(treadmill(shell, [x, 11]))
  for (const x of [21, 26]) things.push(counter(shell, [x, 8], 1.6, 4.6, 1.4, '#23282d', accent, false))
  for (const x of [4, 9, 14])
    things.push({
      distance: 9,
      svg: view.face(
        [
          [x, 0.03, 2],
          [x + 2.6, 0.03, 2],
          [x + 2.6, 0.03, 8],
          [x, 0.03, 8],
        ],
        random.pick([accent, '#5b6b75', '#8a5a78']),
      ),
    })
  things.push(plant(shell, [w - 2, d - 4], 5.5), floorLamp(shell, [w - 2, 4]))
  sheet.put(inOrder(things))
  if (shell.evening) curtains(shell, 'left', 0.5, 0.6, 25, 11, '#55606a')
}
