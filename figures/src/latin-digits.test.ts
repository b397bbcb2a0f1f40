import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۱۲٫۵', '12.5'],
  ['۱٬۴۰٬۰۰٬۰۰۰', '1,40,00,000'],
  ['0300-۱۲۳', '0300-123'],
  ['گھر 7', 'گھر 7'],
])('%s is %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin)
})
