import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAnswers, encodeAnswers, unusualAnswers } from './answer-link.ts'
import { type Answers, answerFields } from './answers.ts'
import { cities, grades } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'

describe('links', () => {
  it('bring back the same bill', () => {
    const made = detailedEstimate({ city: 'Karachi', plotSize: '7.5', constructionMode: 'Without Material' })
    if (!made.ok) throw new Error('no estimate')
    const { answers, priceBook, total } = made.estimate
    const link = encodeAnswers(answers, { priceBookVersion: priceBook.version, totalPkr: total.costPkr })
    expect(link).toBe(
      'city=Karachi&plotSize=7.5&plotUnit=Marla&marlaStandardSft=225&coveredAreaSft=2663&storeys=2' +
        '&bedrooms=4&bathrooms=4&kitchens=2&livingRooms=2&drawingRooms=1&constructionType=Complete' +
        `&constructionMode=Without+Material&grade=Standard&prices=2026-11-26&total=${total.costPkr}`,
    )
    const back = decodeAnswers(link)
    expect(back).toMatchObject({ priceBookVersion: '2026-11-26', totalPkr: total.costPkr })
    expect(detailedEstimate(back.answers)).toEqual(made)
  })

  it('keep what was typed, right or wrong, and are read by URLSearchParams alike', () => {
    const text = fc.string({ unit: 'binary' }).map((typed) => typed.toWellFormed())
    const typed = fc.record(Object.fromEntries(answerFields.map((field) => [field, text])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(typed, (answers) => {
        const link = encodeAnswers(answers, { priceBookVersion: '2026-11-01' })
        expect(decodeAnswers(`?${link}`)).toEqual({ answers, priceBookVersion: '2026-11-01' })
        const params = Object.fromEntries(new URLSearchParams(link))
        expect(params).toEqual({ ...answers, prices: '2026-11-01' })
        expect(decodeAnswers(new URLSearchParams(params).toString()).answers).toEqual(answers)
      }),
    )
  })

  it('contain only answers that are unusual for the plot', () => {
    const short = (answers: Partial<Answers>) => {
      const made = detailedEstimate({ city: 'Karachi', plotSize: 7, ...answers })
      if (!made.ok) throw new Error('no estimate')
      const facts = {
        priceBookVersion: made.estimate.priceBook.version,
        totalPkr: made.estimate.total.costPkr,
      }
      const link = encodeAnswers(unusualAnswers(made.estimate.answers), facts)
      expect(detailedEstimate(decodeAnswers(link).answers)).toEqual(made)
      return link.replace(/&prices=.*/, '')
    }
    expect(short({})).toBe('city=Karachi&plotSize=7')
    expect(short({ plotUnit: 'Marla', grade: 'Standard', coveredAreaSft: 2520, bathrooms: 4 })).toBe(
      'city=Karachi&plotSize=7',
    )
    expect(short({ storeys: 3 })).toBe('city=Karachi&plotSize=7&storeys=3')
    expect(short({ grade: 'Economy', options: { boundaryWall: false } })).toBe(
      'city=Karachi&plotSize=7&grade=Economy&options=boundaryWall-0',
    )
  })

  it('without the usual answers bring back exactly the same house', () => {
    const house = fc.record(
      {
        city: fc.constantFrom(...cities),
        plotSize: fc.integer({ min: 3, max: 40 }),
        plotUnit: fc.constantFrom('Marla', 'Kanal', 'sq yd'),
        storeys: fc.integer({ min: 1, max: 4 }),
        coveredAreaSft: fc.integer({ min: 500, max: 9_000 }),
        bathrooms: fc.integer({ min: 1, max: 9 }),
        kitchens: fc.integer({ min: 1, max: 9 }),
        constructionType: fc.constantFrom('Complete', 'Grey Structure'),
        constructionMode: fc.constantFrom('With Material', 'Without Material'),
        grade: fc.constantFrom(...grades),
        options: fc.constantFrom('boundaryWall-0', 'bore-0--gasConnection-1'),
        addOns: fc.constantFrom('margin-12', 'margin-12.5--tax-5'),
      },
      { requiredKeys: ['city', 'plotSize'] },
    )
    fc.assert(
      fc.property(house, (answers) => {
        const made = detailedEstimate(answers)
        if (!made.ok) return
        const link = encodeAnswers(unusualAnswers(made.estimate.answers), { priceBookVersion: 'x' })
        expect(detailedEstimate(decodeAnswers(link).answers)).toEqual(made)
      }),
    )
  })

  it('accept a city in small letters too', () => {
    expect(decodeAnswers('city=karachi&plotSize=7').answers).toEqual({ city: 'Karachi', plotSize: '7' })
    expect(decodeAnswers('city=ISLAMABAD').answers).toEqual({ city: 'Islamabad' })
    expect(decodeAnswers('city=karachipur').answers).toEqual({ city: 'karachipur' })
  })

  it('of the book of 2025 mean a grey structure by default', () => {
    expect(decodeAnswers('city=Lahore&plotSize=7&prices=2025-05-12').answers.constructionType).toBe(
      'Grey Structure',
    )
    const said = decodeAnswers('city=Lahore&plotSize=7&constructionType=Complete&prices=2025-05-12')
    expect(said.answers.constructionType).toBe('Complete')
    expect(decodeAnswers('city=Lahore&plotSize=7').answers.constructionType).toBeUndefined()
  })

  it('carry figures by id as short text, and bring back the same bill', () => {
    const answers = {
      city: 'Lahore',
      plotSize: 10,
      options: 'bore-0--gasConnection-1',
      addOns: { margin: 12.5, tax: 0 },
    }
    const made = detailedEstimate(answers)
    if (!made.ok) throw new Error('no estimate')
    const link = encodeAnswers(made.estimate.answers, { priceBookVersion: 'x' })
    expect(link).toContain('&grade=Standard&options=bore-0&addOns=margin-12.5&prices=x')
    expect(detailedEstimate(decodeAnswers(link).answers)).toEqual(made)
    expect(new URLSearchParams(link).toString()).toBe(link)
    expect(encodeAnswers({ options: {}, addOns: {} }, { priceBookVersion: 'x' })).toBe('prices=x')
  })

  it.each([
    ['', { answers: {} }],
    ['?mode=detailed&city=Lahore&utm=x', { answers: { city: 'Lahore' } }],
    ['city=%E0%A4%A&plotSize=%', { answers: { city: '%E0%A4%A', plotSize: '%' } }],
    ['city&city=Lahore&&=&prices=&total=-5', { answers: { city: '' } }],
    ['total=12.5', { answers: {} }],
    ['prices=the+cheapest+in+town', { answers: {} }],
    ['prices=2026-02-30', { answers: {} }],
    ['__proto__=1&constructor=2', { answers: {} }],
  ])('read %j edited by hand', (query, link) => {
    expect(decodeAnswers(query)).toEqual(link)
  })

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => decodeAnswers(query).answers !== undefined),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (city) => {
        expect(encodeAnswers({ city }, { priceBookVersion: 'x' })).toMatch(/^city=/)
      }),
    )
  })
})
