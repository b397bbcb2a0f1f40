import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { City, PricedLine } from './dataset/price-book.ts'
import { driversOf } from './house.ts'
import { inProportion, measureLine, percentOf } from './measure.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

const { sizes: _, national: __, ...plain } = currentPriceBook.lines.find(({ id }) => id === 'gas_conn')!
const fee: PricedLine = {
  ...plain,
  ratesPkr: [500, 500, 500],
  drivers: { plotArea: [{ upTo: 2250, value: 43 }, { value: 46 }] },
}

function measure(line: PricedLine, plotAreaSft: number, book = currentPriceBook) {
  const { rooms } = book.reference
  const drivers = driversOf({ plotAreaSft, coveredAreaSft: 3375, storeys: 2, rooms })
  return measureLine(line, { drivers, city: 'Lahore', grade: 'Standard', storeys: 2 }, book)
}

describe('measureLine', () => {
  it('takes the step that the size does not exceed', () => {
    const fees = [500, 2250, 2251, 9000].map((sft) => measure(fee, sft).costPkr)
    expect(fees).toEqual([21_500, 21_500, 23_000, 23_000])
  })

  it('adds steps to what grows evenly', () => {
    const line = { ...fee, drivers: { storeys: 3, ...fee.drivers } }
    expect(measure(line, 2250).quantity).toBe(2 * 3 + 43)
  })

  it('counts at least one of an existing thing, and none of a missing one', () => {
    const count = (fixed: number) => measure({ ...fee, drivers: { fixed } }, 2250).quantity
    expect([0, 0.2, 1.5].map(count)).toEqual([0, 1, 2])
    const { Lahore } = currentPriceBook.cities
    const cities = { ...currentPriceBook.cities, Lahore: { ...Lahore, quantityFactors: { gas_conn: 0 } } }
    expect(measure(fee, 2250, { ...currentPriceBook, cities }).quantity).toBe(0)
  })

  it('rounds half a rupee up, also where floats are below the half', () => {
    const line = {
      ...fee,
      rounding: 'hundredth' as const,
      ratesPkr: [7.7, 7.7, 7.7] as [number, number, number],
    }
    expect(measure({ ...line, drivers: { fixed: 975 } }, 2250).costPkr).toBe(7508)
    expect(measure({ ...line, drivers: { fixed: 974.99 } }, 2250).costPkr).toBe(7507)
  })
})

describe('a thing of a size', () => {
  const tank: PricedLine = {
    ...fee,
    drivers: { fixed: 1 },
    sizes: {
      driver: 'plotArea',
      steps: [
        { upTo: 2250, items: ['small', 'small', 'small'], ratesPkr: [1, 2, 3] },
        { items: ['large', 'larger', 'largest'], ratesPkr: [10, 20, 30] },
      ],
    },
  }
  const inCity = (quantityFactors: { [line: string]: number }) => {
    const cities = {
      ...currentPriceBook.cities,
      Lahore: { ...currentPriceBook.cities.Lahore, quantityFactors },
    }
    return { ...currentPriceBook, cities }
  }

  it('is one, at the rate of the size that the house takes', () => {
    expect([500, 2250, 2251].map((sft) => measure(tank, sft))).toEqual([
      ...Array(2).fill({ quantity: 1, ratePkr: 2, costPkr: 2 }),
      { quantity: 1, ratePkr: 20, costPkr: 20 },
    ])
  })

  it('has a larger house’s size if the city’s factor is larger, and is left out if the factor is 0', () => {
    expect(measure(tank, 1500, inCity({ gas_conn: 1.5 })).ratePkr).toBe(2)
    expect(measure(tank, 1501, inCity({ gas_conn: 1.5 }))).toEqual({ quantity: 1, ratePkr: 20, costPkr: 20 })
    expect(measure(tank, 1501, inCity({ gas_conn: 0 })).quantity).toBe(0)
  })
})

it('takes a city’s own rate, or the country’s, before the index on Lahore’s', () => {
  const { rooms } = currentPriceBook.reference
  const drivers = driversOf({ plotAreaSft: 2250, coveredAreaSft: 3375, storeys: 2, rooms })
  const rateOf = (line: PricedLine, city: City) =>
    measureLine(line, { drivers, city, grade: 'Standard', storeys: 2 }, currentPriceBook).ratePkr
  const local = { Islamabad: { rates: { pkr: [7, 8, 9], status: 'published' } } } as const
  expect(rateOf({ ...fee, local }, 'Islamabad')).toBe(8)
  // 500 x 1.1: the index of fees is 1.1.
  expect(rateOf({ ...fee, local }, 'Karachi')).toBe(550)
  expect(rateOf({ ...fee, national: true }, 'Karachi')).toBe(500)
})

describe('a percentage of rupees', () => {
  it('is rounded half up', () => {
    expect(percentOf(1_000_125, 16.4)).toBe(164_021)
    expect(percentOf(1_000_124, 16.4)).toBe(164_020)
  })

  it('is exact for any bill and any percentage of one decimal', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 11), fc.nat(300), (pkr, tenths) => {
        const exact = (BigInt(pkr) * BigInt(tenths) * 2n + 1000n) / 2000n
        expect(percentOf(pkr, tenths / 10)).toBe(Number(exact))
      }),
    )
  })
})

it('splits amounts in proportion exactly, also when products exceed the range of floats', () => {
  const amount = fc.integer({ min: 1_000_000, max: 10_000_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (pkr, part, whole) => {
      const twice = 2n * BigInt(pkr) * BigInt(part)
      const off = twice - 2n * BigInt(whole) * BigInt(inProportion(pkr, part, whole))
      expect(off >= -BigInt(whole) && off < BigInt(whole)).toBe(true)
    }),
  )
  expect([inProportion(7, 5, 0), inProportion(1, 1, 2)]).toEqual([7, 1])
})
