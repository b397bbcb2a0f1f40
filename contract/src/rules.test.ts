import { describe, expect, it } from 'vitest'
import { passwordStrength } from './accounts/passwords.ts'
import { fillPath } from './addresses.ts'
import { priceSymbol } from './billing/price-tiers.ts'
import { categoryOfService } from './companies/services.ts'
import { email } from './fields.ts'
import { addresses } from './service/all-addresses.ts'

describe('email', () => {
  it.each([
    ...["O'Neil", 'first.last+tag', 'A', '1', 'under_score-dash'].map((name) => `${name}@Example.com`),
    ...['a@mail.builders.example.com', 'a@example.photography', 'a@xn--80ak6aa92e.com'],
  ])('takes %j as it is', (typed) => {
    expect(email.parse(` ${typed} `)).toBe(typed)
  })
})

describe('passwordStrength', () => {
  it.each([
    ['', 'Weak'],
    ['12345', 'Weak'],
    ['123456', 'Medium'],
    ['12345678', 'Medium'],
    ['1234567!', 'Strong'],
    ['!@#$%^&', 'Medium'],
    ['abcdefg?', 'Medium'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})

describe('priceSymbol', () => {
  it('knows the three tiers and nothing else', () => {
    expect(['100-120', '120-250', '250-above', '', '99', null, undefined].map(priceSymbol)).toEqual([
      '$',
      '$$',
      '$$$',
      '',
      '',
      '',
      '',
    ])
  })
})

describe('categoryOfService', () => {
  it('reads the footer’s numbers and the home page’s ids as the same three', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(categoryOfService)).toEqual([4, 5, 6, 4, 5, 6, 7])
  })
})

describe('fillPath', () => {
  it('encodes what it fills in', () => {
    expect(fillPath(addresses.getPortfolio.path, { id: 'a/b' })).toBe('/portfolios/a%2Fb')
  })
})
