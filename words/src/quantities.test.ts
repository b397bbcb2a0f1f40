import { cities, detailedEstimate, grades } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import * as en from './en/quantities.ts'
import * as ur from './ur/quantities.ts'

describe('quantities of a bill', () => {
  it.each([
    [
      { id: 'bricks', unit: 'per 1000 bricks', quantity: 69.77, ratePkr: 17_000 },
      ['69,770 bricks', '69,770 bricks × Rs 17,000 per 1,000'],
      ['69,770 اینٹ', '69,770 اینٹ × 17,000 روپے فی 1,000'],
    ],
    [
      { id: 'cement', unit: 'Unit', quantity: 813, ratePkr: 1_465 },
      ['813 bags', '813 bags × Rs 1,465'],
      ['813 بوری', '813 بوری × 1,465 روپے'],
    ],
    [
      { id: 'septic', unit: 'Set', quantity: 0.75, ratePkr: 160_000 },
      ['1 set, sized at 75\u00a0% of the standard', '1 set, 75\u00a0% of the standard size × Rs 1,60,000'],
      ['1 سیٹ، عام سائز کا 75\u00a0فیصد', '1 سیٹ، عام سائز کا 75\u00a0فیصد × 1,60,000 روپے'],
    ],
    [
      { id: 'pump', unit: 'Unit', quantity: 1, ratePkr: 62_000 },
      ['1 piece', '1 piece × Rs 62,000'],
      ['1 عدد', '1 عدد × 62,000 روپے'],
    ],
    [
      { id: 'pprc', unit: 'Rft', quantity: 774, ratePkr: 125 },
      ['774 running feet', '774 running feet × Rs 125'],
      ['774 رننگ فٹ', '774 رننگ فٹ × 125 روپے'],
    ],
  ])('%o', (line, english, urdu) => {
    expect([en.displayQuantity(line), en.displayProduct(line)]).toEqual(english)
    expect([ur.displayQuantity(line), ur.displayProduct(line)]).toEqual(urdu)
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
                en.displayProduct(line),
              ) ?? []
            const product = (figure(count) * Number(percent) * figure(rate)) / (thousand ? 100_000 : 100)
            // Exactly half a rupee: such figures are not exact in binary.
            expect(Math.abs(product - line.costPkr), en.displayProduct(line)).toBeLessThanOrEqual(0.5001)
          }
        }
  })
})
