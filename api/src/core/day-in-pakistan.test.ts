import { daysLater } from '@tameer/contract'
import { expect, it } from 'vitest'
import { dayInPakistan, mondayOf } from './day-in-pakistan.ts'

it('begins a day at seven in the evening of UTC', () => {
  expect(dayInPakistan(Date.UTC(2026, 11, 31, 18, 59, 59, 999))).toBe('2026-12-31')
  expect(dayInPakistan(Date.UTC(2026, 11, 31, 19))).toBe('2027-01-01')
})

it('begins a week on Monday, across months and years', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ])
  expect(daysLater('2028-02-29', -366)).toBe('2027-02-28')
})
