import { clientLink, companyPageAddress, screens } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParsedPage, parsePage } from '../../../../test/html.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'

describe('cost pages', () => {
  let test: TestApp
  const company = { id: '', name: 'Ravi Builders' }
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
    const { db } = test.context
    const cities = await db.read.selectFrom('cities').selectAll().execute()
    company.id = await addCompany(db, { name: company.name, categoryIds: [5] })
    const lahore = cities.find(({ name }) => name === 'Lahore')?.id ?? 0
    await addPortfolio(db, company.id, { cityIds: [lahore] })
  })
  afterAll(() => test.close())

  const ask = (url: string) => test.app.inject({ url })
  const typed = (page: ParsedPage, type: string) => page.data.find((item) => item['@type'] === type)
  async function read(url: string): Promise<ParsedPage> {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    const page = parsePage(response.body)
    expect(page.find('link', { rel: 'canonical' })?.attributes.href).toBe(publicUrl + url)
    expect(page.find('meta', { name: 'robots' })).toBeUndefined()
    return page
  }

  const costCities = ['lahore', 'islamabad', 'karachi']
  const costSizes = ['3-marla', '5-marla', '7-marla', '8-marla', '10-marla', '12-marla', '1-kanal', '2-kanal']
  const linesIn = (page: ParsedPage) => page.elements.filter(({ name }) => name === 'dt')

  it('says what a house costs, and for which house', async () => {
    const page = await read('/cost/karachi/10-marla')
    const toBill = page.links.find((link) => link.startsWith(`${clientLink(screens.calculator.to())}?`))
    expect(toBill).toMatch(/mode=detailed&city=Karachi&plotSize=10&plotUnit=Marla&constructionType=Complete/)
    const body = page.find('body')?.text ?? ''
    expect(body).toContain('This is the published figure of 12th May, 2025, with simple finishing')
    expect(body).toContain('Bill at prices of 30th September, 2026')
    // The totals of the usual house of this size, as in the note on the price book.
    expect(body).toMatch(/Complete house\s*1.83 Crore\s*PKR\s[\d.]+\sCrore to [\d.]+\sCrore/)
    expect(body).toMatch(/Grey structure\s*1.13 Crore\s*PKR\s[\d.]+\sLakh to [\d.]+\sCrore/)
    expect(body).toContain('The middle of 1.1 to 1.2 Crore, as published')
    expect(body).toMatch(/StandardPKR 1\.83 CroreGrey structure PKR 1\.13 Crore; complete, PKR [\d,]+ for a/)
    expect(body).not.toContain('Thousand')
    expect(linesIn(page).length).toBeGreaterThan(90)
    const questions = typed(page, 'FAQPage')?.mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(questions).toHaveLength(7)
    for (const { name, acceptedAnswer } of questions) {
      expect(body).toContain(name)
      expect(body).toContain(acceptedAnswer.text)
    }
  })

  it('has a page for every plot size in every city with prices, all linked with one another', async () => {
    for (const city of costCities) {
      const ofCity = await read(`/cost/${city}`)
      expect(ofCity.find('body')?.text).toContain('A Marla here is 225 sq ft, as with LDA and DHA.')
      for (const size of costSizes) {
        const url = `/cost/${city}/${size}`
        const page = await read(url)
        expect(ofCity.links).toContain(url)
        expect(page.find('body')?.text).toContain('A Marla here is 225 sq ft, as with LDA and DHA.')
        const description = page.find('meta', { name: 'description' })?.attributes.content
        expect(description).toContain('A Marla here is 225 sq ft.')
        for (const other of costSizes) expect(page.links).toContain(`/cost/${city}/${other}`)
      }
      expect((await read('/cost')).links).toContain(`/cost/${city}`)
    }
    expect((await read('/cost/lahore/7-marla')).find('body')?.text).not.toContain('Published on')
    const kanal = parsePage((await ask('/cost/lahore/20-marla')).body)
    expect(kanal.find('link', { rel: 'canonical' })?.attributes.href).toBe(`${publicUrl}/cost/lahore/1-kanal`)
    expect(kanal.find('h1')?.text).toBe('What a 1 Kanal (20 Marla) house costs in Lahore')
  })

  it('shows builders of the city with each cost, by name, city and number of projects', async () => {
    const page = await read('/cost/lahore/7-marla')
    const card = page.elements.find(({ attributes }) => attributes.class === 'card')
    expect(card?.text).toContain(company.name)
    expect(card?.text).toContain('Lahore · 1 project')
    expect(page.links).toContain(companyPageAddress(company))
  })
})
