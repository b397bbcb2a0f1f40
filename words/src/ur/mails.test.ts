import { expect, it } from 'vitest'
import { addressChangedAt, passwordChangedAt } from './mails.ts'

it('gives the time in Pakistan', () => {
  const at = Date.parse('2026-11-23T20:05:00Z')
  expect(passwordChangedAt(at)).toContain('24 نومبر 2026، 01:05')
  expect(addressChangedAt('a@example.com', at)).toContain('24 نومبر 2026، 01:05')
})
