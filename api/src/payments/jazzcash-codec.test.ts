import { expect, it } from 'vitest'
import { fromJazzcash, jazzcashDescription, jazzcashTime, toJazzcash } from './jazzcash-codec.ts'

it.each([
  ['TM-26-00497', 'TMXD26XD00497'],
  ['TM-26-00497-2', 'TMXD26XD00497XD2'],
  ['XX-D', 'XXXXXDD'],
  ['XD', 'XXD'],
])('writes %s as %s, in letters and digits, and reads it back', (reference, text) => {
  expect(toJazzcash(reference)).toBe(text)
  expect(fromJazzcash(text)).toBe(reference)
})

it('writes no reference that it could not read back, or that is too long', () => {
  for (const reference of ['', 'tm-26', 'TM 26', 'TM_26', `TM-${'1'.repeat(17)}`]) {
    expect(toJazzcash(reference), reference).toBeUndefined()
  }
})

it('reads nothing that it did not write', () => {
  for (const text of ['', 'X', 'XA', 'TMX', 'TM-26', 'tmxd26', 'TM26\n']) {
    expect(fromJazzcash(text), text).toBeUndefined()
  }
})

it('writes a moment in the time of Pakistan', () => {
  expect(jazzcashTime(Date.parse('2026-11-26T20:05:09.999Z'))).toBe('20261127010509')
})

it('leaves out of a description what the bank refuses', () => {
  expect(jazzcashDescription('Tameer “Plus”: 1 year <2026> at 100%')).toBe('Tameer Plus 1 year 2026 at 100')
  expect(jazzcashDescription('x'.repeat(300))).toHaveLength(100)
})
