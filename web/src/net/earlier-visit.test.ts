import { afterEach, expect, it } from 'vitest'
import { earlierVisitDate, earlierVisitHeader, forgetEarlierVisit, noteResponse } from './earlier-visit.ts'

afterEach(forgetEarlierVisit)

const kept = () => new Response(null, { headers: { [earlierVisitHeader]: 'Sun, 22 Nov 2026 12:00:00 GMT' } })

it('notes what a screen shows from an earlier visit, until it is fresh', () => {
  noteResponse('/api/portfolios?city=2', kept())
  expect(earlierVisitDate.read()).toBe('Sun, 22 Nov 2026 12:00:00 GMT')
  noteResponse('/api/portfolios?city=2', new Response())
  expect(earlierVisitDate.read()).toBeUndefined()
})

it.each(['/api/cities', '/api/categories', '/api/company-counts?city=2', '/api/building-types'])(
  'does not call %s a visit: the list beside it may have failed',
  (address) => {
    noteResponse(address, kept())
    expect(earlierVisitDate.read()).toBeUndefined()
  },
)
