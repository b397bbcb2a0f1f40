// Counted things are whole, and a larger house never has fewer or smaller ones.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import type { BillLine } from './bill.ts'
import { cities, grades } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

const count = fc.integer({ min: 1, max: 10 })
const anyHouse = fc.record({
  city: fc.constantFrom(...cities),
  grade: fc.constantFrom(...grades),
  plotSize: fc.integer({ min: 2, max: 40 }),
  coveredAreaSft: fc.integer({ min: 500, max: 15_000 }),
  storeys: fc.integer({ min: 1, max: 4 }),
  ...{ bedrooms: count, bathrooms: count, kitchens: count, livingRooms: count, drawingRooms: count },
})
type House = Partial<Answers>

function linesOf(house: House): Map<string, BillLine> {
  const result = detailedEstimate({ ...house, constructionType: 'Complete' })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return new Map(result.estimate.sections.flatMap(({ lines }) => lines.map((line) => [line.id, line])))
}

const isCounted = ({ unit }: Pick<BillLine, 'unit'>) => unit === 'Unit' || unit === 'Set'
const sized = currentPriceBook.lines.filter((line) => isCounted(line) && line.sizes)

describe('what is counted', () => {
  it('is a whole number of things in any house, bricks in pieces', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        // One comparison a house: an `expect` for each line takes more time than the estimates.
        const broken = [...linesOf(house).values()].filter(({ id, unit, quantity }) => {
          const pieces = unit === 'per 1000 bricks' ? Math.round(quantity * 1_000_000) / 1_000 : quantity
          return (isCounted({ unit }) || id === 'bricks') && !Number.isInteger(pieces)
        })
        expect(broken).toEqual([])
      }),
    )
  })

  it('is one when it comes in sizes', () => {
    expect(sized.map(({ id }) => id)).toEqual([
      ...['ug_tank', 'septic', 'soil_test', 'elec_conn', 'gas_conn', 'bore'],
    ])
    fc.assert(
      fc.property(anyHouse, (house) => {
        const lines = linesOf(house)
        for (const { id } of sized) expect(lines.get(id)?.quantity, id).toBe(1)
      }),
    )
  })

  const steps = [
    ['plotSize', 40],
    ['coveredAreaSft', 15_000],
    ...(['bedrooms', 'bathrooms', 'kitchens', 'livingRooms', 'drawingRooms'] as const).map(
      (room) => [room, 10] as const,
    ),
  ] as const

  it.each(steps)('is never fewer or smaller in a house with more: %s', (field, most) => {
    fc.assert(
      fc.property(anyHouse, fc.integer({ min: 1, max: 3_000 }), (house, more) => {
        const larger = { ...house, [field]: Math.min(most, house[field] + more) }
        const [before, after] = [linesOf(house), linesOf(larger)]
        const fewer = [...before.values()].filter(isCounted).filter(({ id, quantity, ratePkr }) => {
          const grown = after.get(id)
          return !grown || grown.quantity < quantity || grown.ratePkr < ratePkr
        })
        expect(fewer).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each(['plotSize', 'coveredAreaSft'] as const)('grows over the whole range of %s', (field) => {
    const range = field === 'plotSize' ? [2, 40] : [500, 15_000]
    const [least, most] = range.map((size) => linesOf({ city: 'Lahore', plotSize: 10, [field]: size }))
    const driver = field === 'plotSize' ? 'plotArea' : 'coveredArea'
    for (const { id, sizes } of sized) {
      if (sizes?.driver !== driver) continue
      expect(most?.get(id)?.ratePkr, id).toBeGreaterThan(least?.get(id)?.ratePkr ?? 0)
      expect(most?.get(id)?.item, id).not.toBe(least?.get(id)?.item)
    }
  })

  it('is enough for the bathrooms: two tanks from six on, a geyser for three', () => {
    const counts = (id: string) =>
      [1, 3, 4, 5, 6, 7, 9, 10].map(
        (bathrooms) => linesOf({ city: 'Lahore', plotSize: 20, bathrooms }).get(id)?.quantity,
      )
    expect(counts('oh_tank')).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(counts('geyser')).toEqual([1, 1, 2, 2, 2, 3, 3, 4])
  })

  it('includes in Karachi the tank that a house 1.5 times as large has elsewhere', () => {
    const tank = (city: 'Lahore' | 'Karachi', coveredAreaSft: number) =>
      linesOf({ city, plotSize: 10, coveredAreaSft }).get('ug_tank')?.item
    expect(tank('Lahore', 3_375)).toBe('Underground water tank, 1,500 gallons, built')
    expect(tank('Karachi', 3_375)).toBe('Underground water tank, 2,000 gallons, built')
    expect(tank('Karachi', 3_000)).toBe(tank('Lahore', 4_500))
  })
})

describe('what is bought', () => {
  const houses = cities.flatMap((city) => grades.map((grade) => ({ city, grade })))

  it('has a specification that is complete without another line or grade', () => {
    for (const house of houses)
      for (const { id, spec } of linesOf({ ...house, plotSize: 20, bathrooms: 7 }).values()) {
        expect(spec, id).not.toMatch(/\b(?:the same|same make|as above|in line|ditto)\b/i)
        expect(spec, id).toMatch(/^[^a-z\s]/)
      }
  })

  it('names a size once', () => {
    const sizes = (text = '') => text.match(/\d[\d,]* (?:gallons?|in|ft|kW)\b/g) ?? []
    for (const house of houses)
      for (const { id, item, spec } of linesOf({ ...house, plotSize: 20 }).values()) {
        const named = [...sizes(item), ...sizes(spec)]
        expect(new Set(named).size, id).toBe(named.length)
      }
  })

  it('is no material of Lahore in Karachi', () => {
    const ofLahore = /Ravi|Chenab|Margalla|Sargodha|ghassu|brick|Gharibwal|Flying|Maple Leaf/i
    for (const grade of grades)
      for (const { id, item, spec } of linesOf({ city: 'Karachi', plotSize: 10, grade }).values())
        expect(`${item}: ${spec}`, id).not.toMatch(ofLahore)
  })

  it('has Islamabad’s own rates of sand and crush, from the list of Rawalpindi and Islamabad', () => {
    const lines = linesOf({ city: 'Islamabad', plotSize: 10 })
    const own = ['sand_ravi', 'sand_chenab', 'crush_margalla', 'crush_sargodha'].map((id) => lines.get(id))
    expect(own.map((line) => line?.ratePkr)).toEqual([88, 98, 150, 135])
    for (const line of own) {
      expect(line).toMatchObject({ rateSources: ['C1'], status: { rate: 'published' } })
      expect(line?.item).toMatch(/\((?:Ravi|Chenab|Margalla|Sargodha)\)/)
    }
  })

  it('costs one fee for gas in every city, the regulator’s', () => {
    const fees = cities.flatMap((city) =>
      [10, 20].map((plotSize) => linesOf({ city, plotSize }).get('gas_conn')),
    )
    expect(fees.map((line) => line?.ratePkr)).toEqual([21_500, 23_000, 21_500, 23_000, 21_500, 23_000])
    for (const line of fees)
      expect(line).toMatchObject({ rateSources: ['S23'], status: { rate: 'published' } })
  })
})
