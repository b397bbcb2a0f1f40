import { expect, it } from 'vitest'
import { hasAlready } from './etag.ts'

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"other", W/"a-br" , "third"', true],
  ['"a"', false],
  ['a-br', false],
  ['', false],
  [undefined, false],
])('reads If-None-Match %j', (header, known) => {
  expect(hasAlready(header, '"a-br"')).toBe(known)
  expect(hasAlready(header, 'W/"a-br"')).toBe(known)
})
