import { screens } from '@tameer/contract'
import { open, type Screen } from './screen.ts'

/** The demo's house that is half built, by its links of the family and of the site. */
export function houses(): Screen[] {
  const id = '019b8d62-7a80-7000-8000-02c961f429cc'
  const key = 'demo-house-key-for-one-family-in-Lahore-000'
  const site = 'demo-house-key-for-the-mason-in-Lahore-0000'
  return [
    open('house', screens.house.to(id, { key })),
    open('house-site', screens.house.to(id, { key: site })),
    open('house-links', screens.house.to(id, { key, do: 'links' })),
    open('house-add', screens.house.to(id, { key: site, do: 'add' })),
    open('house-missing', screens.house.to('0190f000-0000-7000-8000-000000000001', { key: 'none' })),
    open('houses-kept', screens.house.to(id, { key }), {
      prepare: (page) => page.evaluate(() => location.assign('#/houses')),
    }),
  ]
}
