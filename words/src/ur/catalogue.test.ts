import { expect, test } from 'vitest'
import { inOrder, nameOf, namesOf } from './catalogue.ts'

test('a name that the desk gave goes before the product’s own', () => {
  expect(nameOf({ name: 'Lahore' })).toBe('لاہور')
  expect(nameOf({ name: 'Lahore', nameUr: 'شہرِ لاہور' })).toBe('شہرِ لاہور')
  expect(nameOf({ name: 'Chakwal', nameUr: 'چکوال' })).toBe('چکوال')
  expect(nameOf({ name: 'Chakwal' })).toBe('Chakwal')
  expect(namesOf([{ name: 'Lahore' }, { name: 'Chakwal', nameUr: 'چکوال' }])).toBe('لاہور، چکوال')
})

test('cities are in the order of the Urdu alphabet, with those of the desk at the end', () => {
  const cities = ['Lahore', 'Chakwal', 'Karachi', 'Islamabad', 'Dera Ghazi Khan', 'Abbottabad', 'Peshawar']
  const names = inOrder(cities.map((name) => ({ name }))).map(nameOf)
  const known = names.filter((name) => name !== 'Chakwal')
  expect(names.at(-1)).toBe('Chakwal')
  expect(known).toEqual(known.toSorted(new Intl.Collator('ur').compare))
  expect(known).toHaveLength(6)
})
