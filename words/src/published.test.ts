import { expect, it } from 'vitest'
import { publishedInUrdu } from './published.ts'

it.each([
  ['55 to 60 Lakh', '55 سے 60 لاکھ'],
  ['1.19 Crore', '1.19 کروڑ'],
  ['85 Thousand', '85 ہزار'],
])('%s is %s', (published, urdu) => {
  expect(publishedInUrdu(published)).toBe(urdu)
})
