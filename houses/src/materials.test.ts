import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import { expect, it } from 'vitest'
import {
  type DeliveryOfHouse,
  linesOfOwner,
  type MaterialHouse,
  materialLines,
  materialParts,
} from './materials.ts'

const answers = { city: 'Lahore', plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 }
const result = detailedEstimate(answers, currentPriceBook, currentPriceBook.pricesAsOf)
if (!result.ok) throw new Error('no estimate')
const bill = result.estimate.sections.flatMap(({ lines }) => lines)
const parts = materialParts(bill, currentPriceBook)

type Stages = MaterialHouse['stages']
const estimateStages: Stages = [
  { stage: 'start', state: 'agreed' },
  { stage: 'foundation', state: 'agreed' },
  { stage: 'structure', state: 'begun' },
  { stage: 'walls', state: 'planned' },
]

let count = 0
const delivery = (
  quantity: number,
  material: DeliveryOfHouse['material'] = 'cement',
  corrects: string | null = null,
): DeliveryOfHouse => {
  count += 1
  return { id: String(count), material, quantity, corrects }
}
const cement = (deliveries: DeliveryOfHouse[], given: Partial<MaterialHouse> = {}) =>
  materialLines({ basis: 'estimate', stages: estimateStages, parts, deliveries, ...given })[0]

it('takes the materials of the bill in the units in which they are bought', () => {
  const whole = parts.map(({ material, quantity }) => [material, quantity])
  expect(whole).toEqual([
    ['cement', 548],
    ['steel', 3473],
    ['bricks', 47_760],
    ['sand', 1658],
    ['sand', 897],
    ['crush', 1131],
    ['crush', 293],
  ])
  expect(parts[0]?.shares).toEqual({ foundation: 25, structure: 40, walls: 35 })
})

it.each([
  [409, false, null],
  [410, true, 15],
  [420, true, 18],
])('sets %i bags beside about 356 (example 6)', (bags, flagged, morePercent) => {
  const line = { material: 'cement', bought: bags, about: 356, flagged, morePercent }
  expect(cement([delivery(bags)])).toEqual(line)
})

it('adds up deliveries of one material, and both kinds of sand', () => {
  const deliveries = [delivery(300), delivery(109), delivery(500, 'sand')]
  const lines = materialLines({ basis: 'estimate', stages: estimateStages, parts, deliveries })
  expect(lines.map(({ material, bought, about }) => [material, bought, about])).toEqual([
    ['cement', 409, 356],
    ['steel', 0, 3473],
    ['bricks', 0, 11_940],
    // 1658 × 10 % and 897 × 100 %.
    ['sand', 500, 1063],
    ['crush', 0, 1424],
  ])
})

it('counts a correction at once in the place of what it corrects, and that of a correction too', () => {
  const first = delivery(4200)
  const second = delivery(400, 'cement', first.id)
  expect(cement([first])).toMatchObject({ bought: 4200, flagged: true })
  expect(cement([second, first])).toMatchObject({ bought: 400, flagged: false })
  const third = delivery(420, 'cement', second.id)
  expect(cement([first, second, third])).toMatchObject({ bought: 420, morePercent: 18 })
})

it('flags nothing before work begins that needs the material', () => {
  const stages: Stages = [{ stage: 'start', state: 'agreed' }]
  expect(cement([delivery(50)], { stages })).toMatchObject({ about: 0, flagged: false, morePercent: null })
})

it('leaves a stage in work while the family asks about it', () => {
  const stages: Stages = [{ stage: 'foundation', state: 'questioned' }]
  expect(cement([], { stages })?.about).toBe(137)
})

it.each([
  ['advance', 0],
  ['excavation', 0],
  ['in own words', 0],
  ['foundation', 25],
  ['plinth', 25],
  ['walls', 60],
  ['roof-slab', 65],
  ['grey-structure', 100],
  ['plaster', 100],
  ['after-handover', 100],
])('reads the stage “%s” of a quote as %i per cent of the cement', (stage, percent) => {
  const stages: Stages = [{ stage, state: 'claimed' }]
  const about = Math.round((548 * percent) / 100)
  expect(cement([], { basis: 'quote', stages })?.about).toBe(about)
})

it('takes each stage of the book once', () => {
  const stages: Stages = [
    { stage: 'foundation', state: 'agreed' },
    { stage: 'plinth', state: 'agreed' },
    { stage: 'walls', state: 'begun' },
  ]
  expect(cement([], { basis: 'quote', stages })?.about).toBe(329)
})

it('shows of a quote the lines that the family buys', () => {
  const lines = bill.map((line) => ({ ...line, section: 'grey', phase: 'grey' as const }))
  const marks = [
    { level: 'line' as const, id: 'cement', cover: 'owner' as const },
    { level: 'line' as const, id: 'steel', cover: 'excluded' as const },
  ]
  const owned = linesOfOwner({ coveredAreaSft: 1, totalPkr: 1, lines }, marks)
  expect(materialParts(owned, currentPriceBook).map(({ material }) => material)).toEqual(['cement'])
})
