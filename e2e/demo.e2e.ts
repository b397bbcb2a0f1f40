import { expect, test } from './fixtures.ts'

interface Listed {
  price: string
  content: string
  company: { id: string; name: string; position: number | null; categories: { categoryId: number }[] }
  portfolioImages: { image: string }[]
  portfolioCities: { city: { name: string } }[]
}

test('the demo shows enough of everything, plainly marked', async ({ request }) => {
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

test('the order is by position, missing last', async ({ request }) => {
  const response = await request.get('/api/portfolios')
  const { data } = (await response.json()) as { data: Listed[] }
  const places = data.map(({ company }) => company.position ?? Number.POSITIVE_INFINITY)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
