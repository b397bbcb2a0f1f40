import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['Studio.Lahore@mehmaar.com.pk', 's…@m….pk'],
  ['a@b.example', 'a…@b….example'],
])('keeps the first letters of %s alone', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
