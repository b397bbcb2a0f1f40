import { describe, expect, it } from 'vitest'
import {
  billPictureAddress,
  companyPageAddress,
  costPageAddress,
  estimatePageAddress,
  portfolioPageAddress,
  readPageName,
  servicePageAddress,
  slugOf,
} from './page-addresses.ts'

const id = '0193a1b2-c3d4-7e5f-8a6b-112233445566'

describe('slugOf', () => {
  it.each([
    ['Ravi Brickworks (Demo)', 'ravi-brickworks-demo'],
    ["Café  d'Été & Söhne", 'cafe-dete-sohne'],
    ['الف تعمیرات', 'الف-تعمیرات'],
    ['آرائشِ خانہ', 'آرائش-خانہ'],
    ['१० मरला घर', '१०-मरला-घर'],
    ['../..//<script>', 'script'],
    ['\u202e\u0000 "><', ''],
    ['🏠', ''],
    ['lone \ud800 half', 'lone-half'],
  ])('makes %j %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('ends a long name at a word, and a long word within 60 characters', () => {
    expect(slugOf('word '.repeat(40))).toBe('word-'.repeat(12).slice(0, -1))
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(60))
    expect(slugOf(`a${'\u{10400}'.repeat(100)}`).isWellFormed()).toBe(true)
  })
})

describe('addresses of pages', () => {
  it('name the company or the project before the id', () => {
    expect(companyPageAddress({ id, name: 'Ravi Brickworks' })).toBe(`/c/ravi-brickworks-${id}`)
    expect(portfolioPageAddress({ id, title: 'گھر' })).toBe(`/p/%DA%AF%DA%BE%D8%B1-${id}`)
    expect(portfolioPageAddress({ id, title: '—' })).toBe(`/p/${id}`)
  })

  it('name service, city and size', () => {
    expect(servicePageAddress('Interior Design')).toBe('/services/interior-design')
    expect(servicePageAddress('Construction', 'Rahim Yar Khan')).toBe('/services/construction/rahim-yar-khan')
    expect(costPageAddress('Lahore', '10 Marla')).toBe('/cost/lahore/10-marla')
    expect(estimatePageAddress('city=Lahore&plotSize=7')).toBe('/estimate?city=Lahore&plotSize=7')
  })

  it('carry the reader’s currency to the picture of a bill', () => {
    const query = 'city=Lahore&plotSize=7'
    expect(billPictureAddress(query)).toBe(`/share/bill/page.png?${query}`)
    const pound = { name: '£', rupeesForOne: 355.5 }
    expect(billPictureAddress(query, pound)).toBe(`/share/bill/page.png?${query}&currency=%C2%A3&rate=355.5`)
  })

  it('lead to the page above a city, a size or a service', () => {
    expect(costPageAddress('Lahore')).toBe('/cost/lahore')
    expect(costPageAddress()).toBe('/cost')
    expect(servicePageAddress()).toBe('/services')
  })

  it('are read back', () => {
    expect(readPageName(`ravi-brickworks-${id}`)).toEqual({ slug: 'ravi-brickworks', id })
    expect(readPageName(id)).toEqual({ slug: '', id })
    expect(readPageName(`گھر-${id}`)).toEqual({ slug: 'گھر', id })
    expect(readPageName(id.toUpperCase())).toEqual({ slug: '', id })
    for (const text of ['', 'ravi', `${id}-ravi`, `x${id}`]) {
      expect(readPageName(text)).toBeUndefined()
    }
  })
})
