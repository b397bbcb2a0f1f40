import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { correctSearch, wrongLetters } from './spelling.ts'

it.each([
  ['brikworks', 'brickworks', 1],
  ['brickworks', 'brikworks', 1],
  ['lahroe', 'lahore', 1],
  ['lahora', 'lahore', 1],
  ['lahore', 'lahore', 0],
  ['lahore', 'karachi', 3],
  ['معمر', 'معمار', 1],
])('%s and %s differ by %i letters', (a, b, wrong) => {
  expect(wrongLetters(a, b, 3)).toBe(wrong)
})

describeOnEachEngine('did you mean', (open) => {
  it('replaces misspelt words by those of companies and the catalogue, when that finds something', async () => {
    const db = await open()
    for (const name of ['Ravi Brickworks', 'Khyber Stone Builders', 'معمار پاکستان']) {
      await addPortfolio(db, await addCompany(db, { name, categoryIds: [5] }), { cityIds: [2] })
    }
    const correct = (q: string, filters = {}) => correctSearch(db.read, { q, ...filters })
    expect(await correct('Ravi Brikworks')).toBe('ravi brickworks')
    expect(await correct('khybar')).toBe('khyber')
    expect(await correct('thekeddar lahroe')).toBe('thekedar lahore')
    expect(await correct('معمرر')).toBe('معمار')
    expect(await correct('Brikworks', { city: 2 })).toBe('brickworks')
    expect(await correct('Brikworks', { city: 1 })).toBeUndefined()
    expect(await correct('ٹھیکدار لاهور')).toBe('ٹھیکیدار لاهور')
    expect(await correct('معمرر كچھ')).toBeUndefined()
    for (const q of ['ravi', 'rav', 'qqqqqq', '', '%%%%%', 'a b c d e f g', 'x'.repeat(100)]) {
      expect(await correct(q), q).toBeUndefined()
    }
  })

  it('writes a word as its company wrote it, not as it is folded', async () => {
    const db = await open()
    const company = await addCompany(db, { name: 'Dōst Ltd', categoryIds: [5] })
    await addPortfolio(db, company, { texts: { title: 'والی خوشبو کوٹھی', content: 'x' }, cityIds: [2] })
    expect(await correctSearch(db.read, { q: 'خوشبو کوٹھیی' })).toBe('خوشبو کوٹھی')
    expect(await correctSearch(db.read, { q: 'dosst' })).toBe('dōst')
  })
})
