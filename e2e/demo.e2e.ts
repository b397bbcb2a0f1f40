import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

interface Listed {
  price: string
  content: string
  company: { id: string; name: string; position: number | null; categories: { categoryId: number }[] }
  portfolioImages: { image: string }[]
  portfolioCities: { city: { name: string } }[]
}

// Tests with the tag @english only ask the API, whose data are the same in both languages.

test('the demo has enough of everything, clearly marked', { tag: ['@english'] }, async ({ request }) => {
  const response = await request.get('/api/portfolios')
  const { data } = (await response.json()) as { data: Listed[] }
  const demo = data.filter(({ company }) => company.name.endsWith('(Demo)'))
  const companies = new Map(demo.map(({ company }) => [company.id, company]))
  expect(demo.length).toBeGreaterThanOrEqual(60)
  expect(companies.size).toBeGreaterThanOrEqual(24)
  expect(
    new Set(demo.flatMap((one) => one.portfolioCities.map(({ city }) => city.name))).size,
  ).toBeGreaterThanOrEqual(8)
  expect(new Set(demo.map(({ price }) => price))).toEqual(new Set(['100-120', '120-250', '250-above']))
  for (const category of [4, 5, 6]) {
    const offering = [...companies.values()].filter(({ categories }) =>
      categories.some((one) => one.categoryId === category),
    )
    expect(offering.length).toBeGreaterThan(3)
  }
  const positions = [...companies.values()].map(({ position }) => position)
  expect(positions).toContain(null)
  expect(positions.filter((position) => position !== null).length).toBeGreaterThan(10)
  for (const { portfolioImages } of demo) {
    expect(portfolioImages.length).toBeGreaterThanOrEqual(1)
    expect(portfolioImages.length).toBeLessThanOrEqual(6)
  }
})

test('the order is by position, missing last', { tag: '@english' }, async ({ request }) => {
  const response = await request.get('/api/portfolios')
  const { data } = (await response.json()) as { data: Listed[] }
  const places = data.map(({ company }) => company.position ?? Number.POSITIVE_INFINITY)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('the README links to a family that compares three quotes', async ({ page, say, words }) => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, place = ''] = /\(http[^)]*(\/#\/request\/[^)]*)\)/.exec(readme) ?? []
  await page.goto(place)
  const companies = page.getByRole('region', { name: say('Companies') }).getByRole('article')
  await expect(companies.getByText(say('sent a quote'), { exact: true })).toHaveCount(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: words.requestPage.compare(3) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words.requestPage.quotesTitle(3) })).toBeFocused()
  const notes = page.getByRole('region', { name: say('Which is cheaper') }).getByRole('listitem')
  const { looksCheaper, reasons } = words.quoteComparison
  const [why = ''] = reasons
    .leavesOut(`.*${words.labels.lower(words.lineGroups.groupNames.steel)}`, '')
    .split(' (')
  const [cheaper] = looksCheaper('Canal Bank Builders', '.*', undefined, why).join('').split(/[.۔]$/)
  await expect(notes.filter({ hasText: RegExp(`^${cheaper}`) })).toHaveCount(1)
})

test('a demo company has a request that waits for its answer', { tag: '@english' }, async ({ request }) => {
  const data = { email: 'ravi-brickworks@demo.tameer.example', password: 'demo-password' }
  const { token } = await (await request.post('/api/auth/login', { data })).json()
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.get('/api/invitations', { headers })
  const { data: invitations } = (await response.json()) as { data: { name: string; state: string }[] }
  // Ignores requests that parallel journeys send to the same company.
  const lasting = invitations.filter(({ name }) => name.endsWith('(Demo)'))
  expect(lasting.map(({ state }) => state)).toEqual(['sent', ...Array(4).fill('quoted')])
})
