import { darken, lighten } from './colours.ts'
import { foreground } from './perspective-ground.ts'
import { bigVolumes, houseVolumes, type Volume } from './perspective-volumes.ts'
import { courses, openings } from './perspective-walls.ts'
import type { Sheet } from './sheet.ts'
import { createPlane, createView, type Point3, type View } from './space.ts'
import { baseColours } from './textures.ts'
import { tree } from './trees.ts'

type Lit = 'front' | 'side'

/** One block with its two visible sides, its top edge and its shadow on the ground. */
function drawVolume(sheet: Sheet, view: View, volume: Volume, bright: Lit): string {
  const { light } = sheet
  const [x, y, z] = volume.at
  const [w, h, d] = volume.size
  const base = light.tone(baseColours[volume.kind])
  const front = createPlane(view, [x, y, z], [1, 0, 0])
  const rightSide = view.eye[0] > x + w
  const side = createPlane(view, rightSide ? [x + w, y, z] : [x, y, z], [0, 0, 1])
  const [frontColour, sideColour] =
    bright === 'front' ? [lighten(base, 0.06), darken(base, 0.36)] : [darken(base, 0.32), lighten(base, 0.06)]
  let body = ''
  if (y < 1)
    body += view.face(
      [
        [x, 0, z],
        [x + w, 0, z],
        [x + w + h * 0.45, 0, z - h * 0.22],
        [x + h * 0.45, 0, z - h * 0.22],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.6 },
    )
  if (view.eye[1] < y)
    body += view.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + d],
        [x, y, z + d],
      ],
      darken(base, 0.55),
    )
  body +=
    side.quad(0, 0, d, h, sideColour) +
    courses(sheet, side, d, h, volume.kind, sideColour) +
    openings(sheet, side, d, h, volume)
  if (bright === 'front') body += side.quad(0, 0, d, h, light.shadow, { opacity: 0.16 })
  body +=
    front.quad(0, 0, w, h, frontColour) +
    courses(sheet, front, w, h, volume.kind, frontColour) +
    openings(sheet, front, w, h, volume)
  if (bright === 'side') body += front.quad(0, 0, w, h, light.shadow, { opacity: 0.16 })
  const rim = lighten(base, 0.3)
  return (
    body +
    front.quad(-0.3, h - 0.8, w + 0.6, 0.9, rim) +
    side.quad(-0.3, h - 0.8, d + 0.6, 0.9, darken(rim, 0.22))
  )
}

/** A building seen from its corner; the eye stands on the street. `horizon` in pixels from the top. */
export function drawBuildingPerspective(sheet: Sheet, buildingType: number, horizon: number): void {
  const { random, region } = sheet
  const house = buildingType === 5 || buildingType === 9 || buildingType === 3
  const eyeX = random.between(34, 46)
  const view = createView({
    eye: [house ? eyeX : eyeX + 34, 5.6, house ? -14 : -16],
    yaw: house ? -0.52 : -0.62,
    focal: house ? 1500 : 1240,
    centre: [800, horizon],
  })
  sheet.put(foreground(sheet, view, horizon))
  const volumes = (house ? houseVolumes(sheet) : bigVolumes(sheet, buildingType)).sort(
    (p, q) => q.at[2] - p.at[2] || p.at[1] - q.at[1],
  )
  const bright = random.pick<Lit>(['front', 'side', 'front'])
  const behind = house ? 84 : 150
  for (let i = 0; i < 5; i++) {
    const at: Point3 = [random.between(-120, 70), 0, behind + random.between(0, 30)]
    const [px, py] = view.at(at)
    sheet.put(tree(sheet, random.pick(region.trees), px, py, view.scale(at) * random.between(22, 34)))
  }
  const byHeight = [...volumes].sort((p, q) => p.at[1] - q.at[1] || q.at[2] - p.at[2])
  for (const volume of byHeight) sheet.put(drawVolume(sheet, view, volume, bright))
  const near: Point3[] = house
    ? [
        [-38, 0, 34],
        [-46, 0, 24],
      ]
    : [
        [-70, 0, 58],
        [-30, 0, 50],
        [66, 0, 60],
      ]
  for (const at of near) {
    const [px, py] = view.at(at)
    sheet.put(tree(sheet, random.pick(region.trees), px, py, view.scale(at) * random.between(16, 24)))
  }
}
