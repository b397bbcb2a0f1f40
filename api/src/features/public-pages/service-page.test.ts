import { expect, it } from 'vitest'
import { findService, servicePage } from './service-page.ts'
import { type Site, siteIn } from './site.ts'

const cities = [
  { id: 5, name: 'Gujranwala' },
  { id: 1, name: 'Karachi' },
  { id: 999, name: 'Nowhere' },
  { id: 12, name: 'Sialkot' },
].map((city) => ({ ...city, companies: 4 }))

it.each([
  ['Sialkot', 'sialkot gujranwala karachi nowhere'],
  ['Karachi', 'karachi gujranwala sialkot nowhere'],
  [undefined, 'gujranwala karachi nowhere sialkot'],
])('links the cities from the nearest to %s on', (name, order) => {
  const service = findService('architecture')
  if (!service) throw new Error('there is no architecture')
  const city = cities.find((one) => one.name === name)
  const facts = { service, city, rows: [], next: null, after: undefined, before: undefined, cities }
  const page = servicePage(facts, siteIn('en', { publicUrl: 'https://tameer.example' } as Site))
  const links = [...String(page.body).matchAll(/href="\/services\/architecture\/([a-z]+)"/g)]
  expect(links.map(([, slug]) => slug).join(' ')).toBe(order)
})
