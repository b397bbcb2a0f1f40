import { expect, it } from 'vitest'
import { newestFirst } from './bill-lines.ts'

it('puts the newest source first, however its date is written', () => {
  const dates = [
    'undated',
    '2017',
    'Mar, Apr 2026',
    '12 May 2025',
    'about 2024',
    'Aug 2025 to 26 Sep 2026',
    '2026, undated',
    'Oct 2025',
  ]
  const sources = dates.map((date) => ({ site: 'site', page: date, date }))
  expect(newestFirst(sources).map(({ date }) => date)).toEqual([
    'Aug 2025 to 26 Sep 2026',
    'Mar, Apr 2026',
    '2026, undated',
    'Oct 2025',
    '12 May 2025',
    'about 2024',
    '2017',
    'undated',
  ])
})
