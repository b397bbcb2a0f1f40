import { expect, test } from 'vitest'
import { inOrder, nameOf, namesOf } from './catalogue.ts'

const bySize = [
  'Karachi, Lahore, Faisalabad, Rawalpindi, Gujranwala, Multan, Hyderabad, Peshawar, Quetta',
  'Islamabad, Sargodha, Sialkot, Bahawalpur, Jhang, Sheikhupura, Gujrat, Sukkur, Larkana, Sahiwal',
  'Okara, Rahim Yar Khan, Kasur, Dera Ghazi Khan, Wah Cantonment, Mardan, Nawabshah, Mingora',
  'Chiniot, Kamoke, Hafizabad, Sadiqabad, Mirpur Khas, Burewala, Kohat, Khanewal, Jhelum',
  'Abbottabad, Dera Ismail Khan, Turbat, Gwadar, Muzaffarabad, Mirpur, Gilgit, Skardu',
].flatMap((some) => some.split(', '))

test('a name that the desk gave goes before the product’s own', () => {
  expect(nameOf({ name: 'Lahore' })).toBe('لاہور')
  expect(nameOf({ name: 'Lahore', nameUr: 'شہرِ لاہور' })).toBe('شہرِ لاہور')
  expect(nameOf({ name: 'Chakwal', nameUr: 'چکوال' })).toBe('چکوال')
  expect(nameOf({ name: 'Chakwal' })).toBe('Chakwal')
  expect(namesOf([{ name: 'Lahore' }, { name: 'Chakwal', nameUr: 'چکوال' }])).toBe('لاہور، چکوال')
})

test('cities are in the order of the Urdu alphabet, with those of the desk at the end', () => {
  const cities = ['Chakwal', ...bySize].map((name) => ({ name }))
  const names = inOrder(cities).map(nameOf)
  expect(names.pop()).toBe('Chakwal')
  expect(names).toHaveLength(bySize.length)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ur').compare))
})
