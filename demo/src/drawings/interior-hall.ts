import { darken } from './colours.ts'
import { createShell, type Shell } from './room-shell.ts'
import type { Sheet } from './sheet.ts'

export function hall(
  sheet: Sheet,
  w: number,
  h: number,
  d: number,
  colours: { wall: string; feature: string; ceiling?: string },
  floor: 'boards' | 'terrazzo' | 'tiles' | 'chequer' | 'carpet',
): Shell {
  return createShell(sheet, {
    w,
    h,
    d,
    yaw: sheet.random.pick([0, 0.12, -0.12]),
    floor,
    evening: sheet.light.lit > 0.3,
    ...colours,
  })
}

/** Round arches painted on the far wall, open to a lit space behind. */
export function archesBehind(shell: Shell, count: number, colour: string): void {
  const { sheet, back, w, h } = shell
  const bay = w / count
  for (let i = 0; i < count; i++) {
    const [u, aw, top] = [i * bay + bay * 0.15, bay * 0.7, h * 0.74]
    const spring = top - aw / 2
    const corners = [back.point(u, 0.4), back.point(u, spring)]
    for (let k = 1; k < 12; k++)
      corners.push(
        back.point(
          u + aw / 2 - Math.cos((k / 12) * Math.PI) * (aw / 2),
          spring + Math.sin((k / 12) * Math.PI) * (aw / 2),
        ),
      )
    corners.push(back.point(u + aw, spring), back.point(u + aw, 0.4))
    sheet.put(shell.view.face(corners, colour, { stroke: darken(colour, 0.4), 'stroke-width': 3 }))
  }
}
