import { cities, detailedEstimate, grades } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { displayProduct, displayQuantity } from './quantities.ts'

describe('quantities of a bill', () => {
  it.each([
    [
      { id: 'bricks', unit: 'per 1000 bricks', quantity: 69.77, ratePkr: 17_000 },
      '69,770 bricks',
      '69,770 bricks × Rs 17,000 per 1,000',
    ],
    [{ id: 'cement', unit: 'Unit', quantity: 813, ratePkr: 1_465 }, '813 bags', '813 bags × Rs 1,465'],
    [
      { id: 'septic', unit: 'Set', quantity: 0.75, ratePkr: 160_000 },
      '1 set, sized at 75\u00a0% of the standard',
      '1 set, 75\u00a0% of the standard size × Rs 1,60,000',
    ],
    [
      { id: 'bore', unit: 'Set', quantity: 1.3, ratePkr: 200_000 },
      '1 set, sized at 130\u00a0% of the standard',
      '1 set, 130\u00a0% of the standard size × Rs 2,00,000',
    ],
    [{ id: 'pump', unit: 'Unit', quantity: 1, ratePkr: 62_000 }, '1 piece', '1 piece × Rs 62,000'],
    [
      { id: 'pprc', unit: 'Rft', quantity: 774, ratePkr: 125 },
      '774 running feet',
      '774 running feet × Rs 125',
    ],
  ])('%o', (line, quantity, product) => {
    expect(displayQuantity(line)).toBe(quantity)
    expect(displayProduct(line)).toBe(product)
  })

  it('multiply with the rate beside them to the cost, on every line', () => {
    const figure = (text = '') => Number(text.replaceAll(',', ''))
    for (const city of cities)
      for (const grade of grades)
        for (const plotSize of [3, 7, 10, 20]) {
          const result = detailedEstimate({ city, grade, plotSize })
          if (!result.ok) throw new Error(JSON.stringify(result.problems))
          for (const line of result.estimate.sections.flatMap(({ lines }) => lines)) {
            const [, count, percent = '100', rate, thousand] =
              /^([\d,.]+) [^×]*?(?:, (\d+)\u00a0% of the standard size )?× Rs ([\d,.]+)( per 1,000)?$/.exec(
                displayProduct(line),
              ) ?? []
            const product = (figure(count) * Number(percent) * figure(rate)) / (thousand ? 100_000 : 100)
            // Exactly half a rupee: such figures are not exact in binary.
            expect(Math.abs(product - line.costPkr), displayProduct(line)).toBeLessThanOrEqual(0.5001)
          }
        }
  })
})
