import { describe, expect, it } from 'vitest'
import { displayProduct, displayQuantity } from './quantities.ts'

describe('quantities of a bill in Urdu', () => {
  it.each([
    [
      { id: 'bricks', unit: 'per 1000 bricks', quantity: 69.77, ratePkr: 17_000 },
      '69,770 اینٹ',
      '69,770 اینٹ × 17,000 روپے فی 1,000',
    ],
    [{ id: 'cement', unit: 'Unit', quantity: 813, ratePkr: 1_465 }, '813 بوری', '813 بوری × 1,465 روپے'],
    [
      { id: 'septic', unit: 'Set', quantity: 0.75, ratePkr: 160_000 },
      '1 سیٹ، عام سائز کا 75\u00a0فیصد',
      '1 سیٹ، عام سائز کا 75\u00a0فیصد × 1,60,000 روپے',
    ],
    [{ id: 'pump', unit: 'Unit', quantity: 1, ratePkr: 62_000 }, '1 عدد', '1 عدد × 62,000 روپے'],
    [{ id: 'pprc', unit: 'Rft', quantity: 774, ratePkr: 125 }, '774 رننگ فٹ', '774 رننگ فٹ × 125 روپے'],
  ])('%o', (line, quantity, product) => {
    expect(displayQuantity(line)).toBe(quantity)
    expect(displayProduct(line)).toBe(product)
  })
})
