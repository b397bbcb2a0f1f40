import { expect, it } from 'vitest'
import { plannedDays } from './planned-days.ts'
import { stagesOfEstimate, stagesOfPrice, usualStages } from './stages-of-house.ts'

const startsOn = '2026-05-04'
const share = (percent: number, stage = 'foundation') => ({ stage, percent })

it('spreads the weeks over the per cent of the work, before work apart (example 8)', () => {
  const stages = stagesOfPrice(17_688_941, [
    share(10, 'advance'),
    ...[12, 8, 14, 20, 11, 10, 10, 5].map((percent) => share(percent)),
  ])
  expect(plannedDays({ startsOn, weeks: 38, stages })).toEqual([
    '2026-05-04',
    '2026-06-09',
    '2026-07-03',
    '2026-08-13',
    '2026-10-11',
    '2026-11-13',
    '2026-12-12',
    '2027-01-11',
    '2027-01-25',
  ])
})

it('spreads them over the rupees of an estimate', () => {
  const stages = stagesOfEstimate([
    { stage: 'start', costPkr: 500 },
    { stage: 'foundation', costPkr: 1000 },
    { stage: 'end', costPkr: 3000 },
  ])
  expect(plannedDays({ startsOn, weeks: 4, stages })).toEqual(['2026-05-04', '2026-05-11', '2026-06-01'])
})

it('gives no day after handover, without weeks, or when all is paid before work', () => {
  const last = stagesOfPrice(1_000_000, [
    share(50, 'walls'),
    share(45, 'handover'),
    share(5, 'after-handover'),
  ])
  expect(plannedDays({ startsOn, weeks: 1, stages: last })).toEqual(['2026-05-08', '2026-05-11', null])
  const usual = stagesOfPrice(1_000_000, usualStages)
  expect(plannedDays({ startsOn, weeks: null, stages: usual })).toEqual(usual.map(() => null))
  const before = stagesOfPrice(1_000_000, [share(95, 'advance'), share(5, 'after-handover')])
  expect(plannedDays({ startsOn, weeks: 10, stages: before })).toEqual([startsOn, null])
})
