import { expect, test } from 'vitest'
import { nameOf, namesOf } from './catalogue.ts'

test('a name that the desk gave goes before the product’s own', () => {
  expect(nameOf({ name: 'Lahore' })).toBe('لاہور')
  expect(nameOf({ name: 'Lahore', nameUr: 'شہرِ لاہور' })).toBe('شہرِ لاہور')
  expect(nameOf({ name: 'Chakwal', nameUr: 'چکوال' })).toBe('چکوال')
  expect(nameOf({ name: 'Chakwal' })).toBe('Chakwal')
  expect(namesOf([{ name: 'Lahore' }, { name: 'Chakwal', nameUr: 'چکوال' }])).toBe('لاہور، چکوال')
})
