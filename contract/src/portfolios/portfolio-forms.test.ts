import { describe, expect, it } from 'vitest'
import { problem } from '../problems.ts'
import { newPortfolioForm, portfolioChangesForm } from './portfolio-forms.ts'
import { ofEachText, portfolioTexts } from './portfolio-texts.ts'

const good = { title: 'A house', content: 'Of brick', cities: ['2'] }

/** Field and problem of each invalid entry. */
function faults(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [])
}

describe('newPortfolioForm', () => {
  it('needs a title, a text and one city, and names each that is missing', () => {
    expect(faults(newPortfolioForm.safeParse({ title: ' ', content: '', cities: [] }))).toEqual({
      title: 'enterTitle',
      content: 'describeProject',
      cities: 'selectCity',
    })
    expect(faults(newPortfolioForm.safeParse({ ...good, title: '\u200b' }))).toEqual({
      title: 'enterTitle',
    })
    for (const city of ['0', '-1', '1.5', 'x', '9'.repeat(20)]) {
      expect(faults(newPortfolioForm.safeParse({ ...good, cities: [city] }))).toEqual({
        cities: 'chooseFromList',
      })
    }
    expect(faults(newPortfolioForm.safeParse({ ...good, cities: ['1', '2'] }))).toEqual({
      cities: 'selectOneCity',
    })
  })

  it('asks a draft for none of them, and still refuses what is wrong', () => {
    expect(newPortfolioForm.parse({ draft: 'yes' })).toEqual({ draft: 'yes', cities: [], buildingTypes: [] })
    expect(
      faults(newPortfolioForm.safeParse({ draft: 'yes', cities: ['1', '2'], website: 'no link' })),
    ).toEqual({ cities: 'selectOneCity', website: 'enterWebAddress' })
    expect(faults(newPortfolioForm.safeParse({ draft: 'no' }))).toHaveProperty('draft', 'yesOrNot')
  })

  it('names what is missing beside what is wrong', () => {
    expect(
      Object.keys(faults(newPortfolioForm.safeParse({ ...good, title: '', website: 'no link' }))),
    ).toEqual(['website', 'title'])
  })

  it('takes facts of the house from their lists alone', () => {
    const facts = { plot: '10', yearFinished: '2025', builtAs: 'complete' }
    for (const few of [
      facts,
      { ...facts, plot: 'none', yearFinished: 'building' },
      { plot: '', builtAs: '' },
    ])
      expect(newPortfolioForm.parse({ ...good, ...few })).toMatchObject(few)
    expect(
      faults(newPortfolioForm.safeParse({ ...good, plot: '0', yearFinished: '20255', builtAs: 'Grey' })),
    ).toEqual({ plot: 'chooseFromList', yearFinished: 'chooseFromList', builtAs: 'chooseFromList' })
  })

  it('drops what nobody may set from outside', () => {
    const parsed = newPortfolioForm.parse({ ...good, id: 'x', companyId: 'y', position: 1, role: 'Admin' })
    expect(Object.keys(parsed).sort()).toEqual(['buildingTypes', 'cities', 'content', 'title'])
  })

  it('cleans text and completes links', () => {
    const parsed = newPortfolioForm.parse({
      ...good,
      title: ' A\u0000 house ',
      website: 'example.com',
      email: '',
    })
    expect(parsed).toMatchObject({ title: 'A house', website: 'https://example.com', email: '', cities: [2] })
  })

  it.each([
    'facebookLink',
    'twitterLink',
    'linkedinLink',
    'instagramLink',
    'tiktokLink',
    'website',
    'magzine',
  ])('refuses a script in %s', (field) => {
    expect(
      Object.keys(faults(newPortfolioForm.safeParse({ ...good, [field]: 'javascript:alert(1)' }))),
    ).toEqual([field])
  })

  it('refuses text past its limit', () => {
    for (const length of [161, 321]) {
      expect(faults(newPortfolioForm.safeParse({ ...good, title: 'x'.repeat(length) }))).toEqual({
        title: problem('atMost', { maximum: 160, of: 'characters' }),
      })
    }
    expect(newPortfolioForm.safeParse({ ...good, title: 'x'.repeat(160) }).success).toBe(true)
  })
})

describe('portfolioChangesForm', () => {
  it('reads its two JSON lists and refuses anything else', () => {
    const id = '0190a5f0-0000-7000-8000-000000000000'
    expect(
      portfolioChangesForm.parse({ imagesToDelete: `["${id}"]`, imageOrder: `["new:0","${id}"]` }),
    ).toEqual({
      base: {},
      imagesToDelete: [id],
      imageOrder: ['new:0', id],
    })
    expect(portfolioChangesForm.parse({ imagesToDelete: `["${id.toUpperCase()}"]` }).imagesToDelete).toEqual([
      id,
    ])
    for (const text of ['{', '{}', '[1]', '["x"]', 'null']) {
      expect(portfolioChangesForm.safeParse({ imagesToDelete: text }).success).toBe(false)
    }
  })

  it('lets nothing that visitors need be taken away, except of a draft', () => {
    const emptied = { title: ' ', content: '', cities: [] }
    expect(faults(portfolioChangesForm.safeParse(emptied))).toEqual({
      title: 'enterTitle',
      content: 'describeProject',
      cities: 'selectCity',
    })
    expect(portfolioChangesForm.safeParse({}).success).toBe(true)
    expect(portfolioChangesForm.parse({ ...emptied, draft: 'yes' })).toMatchObject({ title: '', cities: [] })
  })

  it('reads what the form showed, at any length the fields may have', () => {
    const texts = ofEachText((name) => '"\n'.repeat(portfolioTexts[name].max / 2))
    const base = { ...texts, cities: [2], buildingTypes: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
    expect(portfolioChangesForm.parse({ base: JSON.stringify({ ...base, id: 'x' }) }).base).toEqual(base)
    for (const text of ['{', '[]', 'null', '{"title":1}', '{"cities":["x"]}']) {
      expect(Object.keys(faults(portfolioChangesForm.safeParse({ base: text })))).toEqual(['base'])
    }
  })
})
