import { expect, it } from 'vitest'
import { dayInPakistan } from './day-in-pakistan.ts'

it('begins a day at seven in the evening of UTC', () => {
  expect(dayInPakistan(Date.UTC(2026, 11, 31, 18, 59, 59, 999))).toBe('2026-12-31')
  expect(dayInPakistan(Date.UTC(2026, 11, 31, 19))).toBe('2027-01-01')
})
