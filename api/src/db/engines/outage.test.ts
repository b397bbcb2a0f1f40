import { expect, it } from 'vitest'
import { createOutage } from './outage.ts'

function watched() {
  const lines: unknown[] = []
  const write = (facts: object) => void lines.push(facts)
  let at = 0
  const log = { info: write, error: write }
  return { lines, outage: createOutage(log, () => at), pass: (ms: number) => (at += ms) }
}

it('is logged once when it begins and once when it ends, with how long it took', () => {
  const { lines, outage, pass } = watched()
  outage.suspect()
  pass(250)
  for (let time = 0; time < 3; time += 1) outage.away(new Error('connect ECONNREFUSED'))
  expect(outage.isOn()).toBe(true)
  pass(750)
  for (let time = 0; time < 3; time += 1) outage.back()
  expect(outage.isOn()).toBe(false)
  expect(lines).toEqual([
    { event: 'database-away', reason: 'connect ECONNREFUSED' },
    { event: 'database-back', ms: 1000 },
  ])
})

it('does not begin when only one connection ended', () => {
  const { lines, outage } = watched()
  outage.suspect()
  expect(outage.isOn()).toBe(true)
  outage.back()
  expect([lines, outage.isOn()]).toEqual([[], false])
})
