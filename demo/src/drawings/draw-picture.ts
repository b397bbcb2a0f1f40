import { createRandom } from '../random.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawBlockElevation } from './block-elevation.ts'
import { drawBuildingPerspective } from './building-perspective.ts'
import { drawDetail } from './detail.ts'
import { drawGarden } from './garden.ts'
import { drawGardenPlan } from './garden-plan.ts'
import { drawGround, type GroundKind } from './ground.ts'
import { drawHallElevation } from './hall-elevation.ts'
import { drawHouseElevation } from './house-elevation.ts'
import { drawInterior } from './interior.ts'
import type { Hour } from './light.ts'
import { drawPlan } from './plan.ts'
import { shrubs } from './planting.ts'
import { drawSection } from './section.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { drawSite } from './site.ts'
import { drawSky } from './sky.ts'
import { tree } from './trees.ts'

export type PictureKind =
  | 'elevation'
  | 'perspective'
  | 'interior'
  | 'plan'
  | 'section'
  | 'detail'
  | 'site'
  | 'garden'

/** Specification of a drawing. The same specification always gives the same drawing. */
export type PictureSpec = {
  kind: PictureKind
  /** Category id: 4 Architecture (the default), 5 Construction, 6 Interior Design. */
  service?: number
  city: string
  /** Building type id, 1 to 9. */
  buildingType: number
  seed: string
  /** Chosen from the seed when left out. */
  hour?: Hour
}

const HOUSE = 5
const LANDSCAPE = 9

const hours: Record<PictureKind, readonly Hour[]> = {
  elevation: ['noon', 'morning', 'golden', 'dusk', 'dawn', 'night', 'monsoon', 'paper'],
  perspective: ['noon', 'morning', 'golden', 'dusk', 'dawn', 'night', 'monsoon'],
  interior: ['noon', 'noon', 'morning', 'dusk'],
  plan: ['noon'],
  section: ['paper'],
  detail: ['noon', 'noon', 'golden'],
  site: ['noon', 'morning', 'dawn', 'monsoon', 'golden'],
  garden: ['morning', 'noon', 'dawn', 'dusk', 'golden'],
}

function groundFor(sheet: Sheet, buildingType: number): GroundKind {
  const { random } = sheet
  if (buildingType === HOUSE) return 'street'
  if (buildingType === 1 || buildingType === 7) return random.pick(['water', 'lawn', 'plaza'])
  if (buildingType === 6) return random.pick(['street', 'plaza'])
  return random.pick(['lawn', 'plaza', 'street'])
}

function drawElevation(sheet: Sheet, buildingType: number): void {
  const { random, region } = sheet
  const house = buildingType === HOUSE
  const horizon = house ? random.between(960, 1000) : random.between(965, 1005)
  drawSky(sheet, horizon)
  drawBackdrop(sheet, horizon, random.pick(region.skylines))
  const usual = random.pick(region.trees)
  for (let i = 0; i < random.int(3, 5); i++) {
    const kind = random.chance(0.6) ? usual : random.pick(region.trees)
    sheet.put(tree(sheet, kind, random.between(0, 1600), horizon, random.between(380, 620)))
  }
  drawGround(sheet, horizon, groundFor(sheet, buildingType))
  if (house) drawHouseElevation(sheet, horizon)
  else if (buildingType === 3 || buildingType === 7 || buildingType === 8)
    drawHallElevation(sheet, buildingType, horizon)
  else drawBlockElevation(sheet, buildingType, horizon)
  for (const x of [random.between(-60, 110), random.between(1500, 1660)]) {
    if (random.chance(0.75))
      sheet.put(tree(sheet, random.pick(region.trees), x, horizon + 30, random.between(440, 700)))
  }
  if (!house) sheet.put(shrubs(sheet, -20, horizon + 36, 260, 46), shrubs(sheet, 1370, horizon + 36, 260, 46))
}

function drawOutdoors(sheet: Sheet, kind: 'perspective' | 'garden' | 'site', buildingType: number): void {
  const { random, region } = sheet
  const horizon =
    kind === 'site' ? 960 : kind === 'garden' ? random.between(520, 600) : buildingType === HOUSE ? 800 : 880
  drawSky(sheet, horizon)
  drawBackdrop(sheet, horizon, random.pick(region.skylines))
  if (kind === 'perspective') drawBuildingPerspective(sheet, buildingType, horizon)
  else if (kind === 'garden') drawGarden(sheet, horizon)
  else {
    for (let i = 0; i < 4; i++)
      sheet.put(
        tree(sheet, random.pick(region.trees), random.between(0, 1600), horizon, random.between(260, 460)),
      )
    drawGround(sheet, horizon, 'lawn')
    drawSite(sheet, buildingType, horizon)
  }
}

/** Draws a picture of 1600 by 1200 and returns it as an SVG document. */
export function drawPicture(spec: PictureSpec): string {
  const { kind, service = 4, city, buildingType, seed } = spec
  const choice = createRandom(`${seed}/${kind}/${city}/${buildingType}`)
  const sheet = createSheet(`${seed}-${kind}-${city}-${service}`, city, spec.hour ?? choice.pick(hours[kind]))
  switch (kind) {
    case 'interior':
      drawInterior(sheet, buildingType)
      break
    case 'plan':
      if (buildingType === LANDSCAPE) drawGardenPlan(sheet)
      else drawPlan(sheet, buildingType)
      return sheet.finish()
    case 'section':
      drawSection(sheet, buildingType)
      return sheet.finish()
    case 'detail':
      drawDetail(sheet, service)
      return sheet.finish()
    case 'elevation':
      if (buildingType === LANDSCAPE) drawOutdoors(sheet, 'garden', buildingType)
      else drawElevation(sheet, buildingType)
      break
    default:
      drawOutdoors(sheet, buildingType === LANDSCAPE ? 'garden' : kind, buildingType)
  }
  return sheet.finish(choice.chance(0.5))
}
