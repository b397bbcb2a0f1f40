import { describe, expect, it } from 'vitest'
import { displayPhone, parsePhone } from './phone.ts'

describe('phone numbers', () => {
  it.each([
    ['0300 1234567', '+923001234567'],
    ['+92-300-1234567', '+923001234567'],
    ['03001234567', '+923001234567'],
    ['0092 300 1234567', '+923001234567'],
    ['(0300) 123-4567', '+923001234567'],
    ['042 35761999', '+924235761999'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('reads %s', (typed, kept) => {
    expect(parsePhone(typed)).toBe(kept)
  })

  it.each(['', 'call me', '12', '0300 12345', '0300 1234567 or 0301 7654321', '+999 123'])(
    'refuses %j',
    (typed) => {
      expect(parsePhone(typed)).toBeUndefined()
    },
  )

  it.each([
    ['+923001234567', '0300-1234567'],
    ['+442079460958', '+44 20 7946 0958'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('shows %s as people write it', (kept, shown) => {
    expect(displayPhone(kept)).toBe(shown)
  })
})
