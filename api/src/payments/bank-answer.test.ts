import { expect, it } from 'vitest'
import { findDifference, objectAt, paisaOf, readObject, textAt, unknown } from './bank-answer.ts'

it('reads an object, also inside a JSON string', () => {
  const text = JSON.stringify({ success: 'true' })
  expect(readObject(text)).toEqual({ success: 'true' })
  expect(readObject(JSON.stringify(text))).toEqual({ success: 'true' })
  for (const other of ['', 'x', 'null', '[]', '"x"', '12', JSON.stringify('[]')]) {
    expect(readObject(other), other).toBeUndefined()
  }
})

it('finds texts and numbers at any depth, and nothing else', () => {
  const answer = { data: { token: ' t ', amount: 5, none: null, empty: ' ', list: [1] } }
  expect(textAt(answer, 'data', 'token')).toBe('t')
  expect(textAt(answer, 'data', 'amount')).toBe('5')
  for (const name of ['none', 'empty', 'list', 'other']) expect(textAt(answer, 'data', name)).toBeNull()
  expect(textAt(undefined, 'data')).toBeNull()
  expect(objectAt(answer, 'data', 'token')).toEqual({})
})

it.each<[string | null, number | null]>([
  ['12500', 1_250_000],
  ['12500.00', 1_250_000],
  ['12500.5', 1_250_050],
  ['0.29', 29],
  ['12500.0000', 1_250_000],
  ['12500.001', null],
  ['12,500', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  [null, null],
])('reads %s rupees as %s paisa', (rupees, paisa) => {
  expect(paisaOf(rupees)).toBe(paisa)
})

it('names the first difference, and a missing part only when nothing differs', () => {
  const same = { name: 'merchant', ours: '1', theirs: '1' }
  const missing = { name: 'amount', ours: 5, theirs: null }
  const other = { name: 'store', ours: '2', theirs: '3' }
  expect(findDifference([same])).toBeNull()
  expect(findDifference([same, { ...missing, optional: true }])).toBeNull()
  expect(findDifference([same, missing])).toEqual({
    state: 'unknown',
    why: "the bank's answer has no amount",
  })
  expect(findDifference([missing, other])).toEqual({
    state: 'mismatch',
    why: "the bank's answer has another store",
  })
})

it('says why an answer is unknown', () => {
  expect(unknown(new Error('the bank is away')).why).toBe('the bank is away')
  expect(unknown('odd').why).toBe('the bank gave no answer')
})
