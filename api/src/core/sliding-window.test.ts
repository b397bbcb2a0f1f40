import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Counted, countEvent, forgottenAt, type Rule, takeBack, waitOf } from './sliding-window.ts'

const minuteMs = 60_000
const plain: Rule = { most: 3, windowMs: 15 * minuteMs }
const growing: Rule = { ...plain, longestWaitMs: 60 * minuteMs }
const nothing: Counted = { events: [], strikes: 0 }

/** Tries to count an event at each time; returns the times at which it was counted. */
function play(rule: Rule, times: number[]): number[] {
  let counted = nothing
  const through: number[] = []
  for (const at of times) {
    if (waitOf(counted, rule, at) > 0) continue
    counted = countEvent(counted, rule, at)
    through.push(at)
  }
  return through
}

describe('a sliding window', () => {
  it('counts up to its limit, and the next event when the oldest has left', () => {
    expect(play(plain, [0, 1, 2, 3, plain.windowMs - 1])).toEqual([0, 1, 2])
    expect(play(plain, [0, 10, 20, plain.windowMs, plain.windowMs + 1])).toEqual([0, 10, 20, plain.windowMs])
  })

  it('returns the time to wait', () => {
    const full = [0, 10, 20].reduce((counted, at) => countEvent(counted, plain, at), nothing)
    expect(waitOf(full, plain, 30)).toBe(plain.windowMs - 30)
    expect(waitOf(full, { ...plain, most: 4 }, 30)).toBe(0)
  })

  it.each([
    ['a plain limit', plain],
    ['a growing limit', growing],
  ])('never lets more through in any window: %s', (_name, rule) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * minuteMs }), { maxLength: 80 }), (gaps) => {
        let now = 0
        const times = gaps.map((gap) => {
          now += gap
          return now
        })
        const through = play(rule, times)
        for (const [index, at] of through.entries()) {
          const later = through[index + rule.most]
          if (later !== undefined) expect(later - at).toBeGreaterThanOrEqual(rule.windowMs)
        }
      }),
    )
  })

  it('waits longer each time, up to a bound, and begins again after it was forgotten', () => {
    let counted = nothing
    let now = 0
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < growing.most; index += 1) counted = countEvent(counted, growing, now)
      const wait = waitOf(counted, growing, now)
      waits.push(wait / minuteMs)
      now += wait
      expect(waitOf(counted, growing, now)).toBe(0)
      expect(forgottenAt(counted, growing)).toBeGreaterThan(now)
    }
    expect(waits).toEqual([15, 30, 60, 60, 60])
  })

  it('takes an event back', () => {
    const full = [0, 10, 20].reduce((counted, at) => countEvent(counted, growing, at), nothing)
    expect(waitOf(takeBack(full, 20), growing, 30)).toBe(0)
    expect(takeBack(full, 15)).toEqual(full)
  })

  it('is forgotten no earlier than it would let everything through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30 * minuteMs), { minLength: 1, maxLength: 30 }), (gaps) => {
        let counted = nothing
        let now = 1
        for (const gap of gaps) {
          now += gap
          if (waitOf(counted, plain, now) === 0) counted = countEvent(counted, plain, now)
        }
        const empty = forgottenAt(counted, plain)
        expect(waitOf(counted, { ...plain, most: 1 }, empty)).toBe(0)
        expect(waitOf(counted, { ...plain, most: 1 }, empty - 1)).toBeGreaterThan(0)
      }),
    )
  })
})
