import { describe, expect, test } from 'vitest'
import { httpLink, parseService, priceSymbol, serviceName, telLink, truncate100 } from './format.ts'

test('a text of 100 characters stays, a longer one is cut and dotted', () => {
  expect(truncate100('a'.repeat(100))).toBe('a'.repeat(100))
  expect(truncate100('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`)
})

test('cutting never halves a character', () => {
  expect(truncate100('🏠'.repeat(101))).toBe(`${'🏠'.repeat(100)}...`)
})

test('tiers have symbols, anything else has none', () => {
  expect(['100-120', '120-250', '250-above', '90', '', null].map(priceSymbol)).toEqual([
    '$',
    '$$',
    '$$$',
    '',
    '',
    '',
  ])
})

describe('services', () => {
  test.each([
    [1, 'Architecture'],
    [4, 'Architecture'],
    [2, 'Construction'],
    [5, 'Construction'],
    [3, 'Interior Design'],
    [6, 'Interior Design'],
    [7, undefined],
  ])('%i is %s', (number, name) => {
    expect(serviceName(number)).toBe(name)
  })

  test('are read from state and query alike', () => {
    expect([4, '4', '', 'x', '1.5', 0, -1, null, {}].map(parseService)).toEqual([
      4,
      4,
      ...Array.from({ length: 7 }, () => undefined),
    ])
  })
})

test('only http and https links are links', () => {
  expect(httpLink('https://example.com/a')).toBe('https://example.com/a')
  expect(httpLink('javascript:alert(1)')).toBeUndefined()
  expect(httpLink('House 12, Street 4, Lahore')).toBeUndefined()
})

test('a phone number is dialled without its dashes', () => {
  expect(telLink('+92-300-1234567')).toBe('tel:+923001234567')
})
