import { statSync } from 'node:fs'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { listPictures } from '../demo-pictures.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPortfolios } from './demo-portfolios.ts'

const distinct = <T>(values: readonly T[]) => new Set(values).size

describe('demo companies', () => {
  it('are at least 24, in eight cities or more, over the three services', () => {
    expect(demoCompanies.length).toBeGreaterThanOrEqual(24)
    expect(distinct(demoCompanies.map((company) => company.city))).toBeGreaterThanOrEqual(8)
    expect(new Set(demoCompanies.flatMap((company) => company.categoryIds))).toEqual(new Set([4, 5, 6]))
    expect(demoCompanies.some((company) => company.categoryIds.length === 2)).toBe(true)
  })

  it('offer several builders in the three cities that are searched most', () => {
    const builders = (city: string) =>
      demoCompanies.filter(({ key, categoryIds }) => {
        const worksThere = demoPortfolios.some((one) => one.companyKey === key && one.cityName === city)
        return categoryIds.includes(5) && worksThere
      }).length
    expect(builders('Lahore')).toBeGreaterThanOrEqual(6)
    expect(builders('Karachi')).toBeGreaterThanOrEqual(4)
    expect(builders('Islamabad')).toBeGreaterThanOrEqual(4)
  })

  it('are marked as demo and have no real contact', () => {
    for (const company of demoCompanies) {
      expect(company.name).toMatch(/ \(Demo\)$/)
      expect(company.email).toMatch(/^[a-z-]+@demo\.tameer\.example$/)
      expect(isValidPhoneNumber(company.phone), company.phone).toBe(true)
    }
    expect(distinct(demoCompanies.map((company) => company.key))).toBe(demoCompanies.length)
    expect(distinct(demoCompanies.map((company) => company.name))).toBe(demoCompanies.length)
  })

  it('have a position in the directory only in part', () => {
    const places = demoCompanies.flatMap((company) => company.position ?? [])
    expect(distinct(places)).toBe(places.length)
    expect(places.length).toBeGreaterThan(10)
    expect(demoCompanies.some((company) => company.position === null)).toBe(true)
  })
})

it('the pictures take at most 12 MB of the repository, none more than 230 KB', async () => {
  const sizes = (await listPictures()).map((path) => statSync(`demo/pictures/${path}`).size)
  expect(Math.max(...sizes)).toBeLessThan(230_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
})

describe('demo portfolios', () => {
  it('are at least 60 and give every company one', () => {
    expect(demoPortfolios.length).toBeGreaterThanOrEqual(60)
    expect(new Set(demoPortfolios.map((portfolio) => portfolio.companyKey))).toEqual(
      new Set(demoCompanies.map((company) => company.key)),
    )
  })

  it('cover all price tiers and building types', () => {
    expect(new Set(demoPortfolios.map(({ texts }) => texts.price))).toEqual(
      new Set(['100-120', '120-250', '250-above']),
    )
    expect(new Set(demoPortfolios.flatMap((portfolio) => portfolio.buildingTypeIds))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    )
  })

  it('have a text of readable length and one to six pictures', async () => {
    const all = await listPictures()
    expect(all.filter((path) => path.startsWith('logos/'))).toHaveLength(demoCompanies.length)
    for (const { texts, folder, buildingTypeIds } of demoPortfolios) {
      const pictures = all.filter((path) => path.startsWith(`${folder}/`))
      const { title, content } = texts
      expect(content.length, title).toBeGreaterThanOrEqual(120)
      expect(content.length, title).toBeLessThanOrEqual(600)
      expect(content).toContain('sample project')
      expect(pictures.length, title).toBeGreaterThanOrEqual(1)
      expect(pictures.length, title).toBeLessThanOrEqual(6)
      expect(buildingTypeIds.length).toBeLessThanOrEqual(3)
    }
    expect(distinct(demoPortfolios.map(({ texts }) => texts.title))).toBe(demoPortfolios.length)
  })

  it('use the address field for addresses and films, and link only to example.com', () => {
    const links = demoPortfolios.filter(({ texts }) => /^https?:/.test(texts.address))
    expect(links.length).toBeGreaterThan(10)
    expect(links.length).toBeLessThan(demoPortfolios.length - 10)
    for (const { texts } of demoPortfolios) {
      for (const link of [texts.website, texts.facebookLink, texts.magazineLink])
        expect(link).toMatch(/^(https:\/\/example\.com\/.+)?$/)
    }
    expect(demoPortfolios.some(({ texts }) => texts.magazineLink)).toBe(true)
    expect(demoPortfolios.some(({ texts }) => texts.publication)).toBe(true)
  })
})
