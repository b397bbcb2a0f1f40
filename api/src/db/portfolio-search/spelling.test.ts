import fc from 'fast-check'
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
  expect(wrongLetters([...a], [...b], 3)).toBe(wrong)
})

it('gives the distance of the whole matrix, for any two words', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
      expect(wrongLetters(a, b, most)).toBe(Math.min(wholeMatrix(a, b), most))
    }),
    { numRuns: 2000 },
  )
})

it('compares no more letters than the allowed distance leaves', () => {
  let looks = 0
  const counted = (word: string) =>
    new Proxy([...word], {
      get: (letters, key) => {
        if (/^\d+$/.test(String(key))) looks += 1
        return Reflect.get(letters, key)
      },
    })
  // Each of the 30 letters of the longest word that is corrected is compared with five.
  const most = 30 * 5 * 6
  wrongLetters(counted('ab'.repeat(15)), counted(`ba${'ab'.repeat(14)}`), 3)
  expect(looks).toBeLessThan(most)
  looks = 0
  wrongLetters(counted('a'.repeat(590)), counted('b'.repeat(590)), 3)
  expect(looks).toBeLessThan(most)
})

/** The same distance, by its definition. */
function wholeMatrix(a: readonly string[], b: readonly string[]): number {
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)]
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1)
    return Math.min(...ways)
  }
  const known = new Map<string, number>()
  const at = (i: number, j: number): number => {
    const key = `${i} ${j}`
    const found = known.get(key) ?? distance(i, j)
    known.set(key, found)
    return found
  }
  return at(a.length, b.length)
}

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
    for (const q of ['ravi', 'rav', 'qqqqqq', '', '%%%%%', 'a b c d e f g', 'x'.repeat(100), '🏠🏠']) {
      expect(await correct(q), q).toBeUndefined()
    }
  })

  it('returns a word as its company wrote it, not in its folded form', async () => {
    const db = await open()
    const company = await addCompany(db, { name: 'Dōst Ltd', categoryIds: [5] })
    await addPortfolio(db, company, { texts: { title: 'والی خوشبو کوٹھی', content: 'x' }, cityIds: [2] })
    expect(await correctSearch(db.read, { q: 'خوشبو کوٹھیی' })).toBe('خوشبو کوٹھی')
    expect(await correctSearch(db.read, { q: 'dosst' })).toBe('dōst')
  })

  it('neither corrects nor suggests a word of more than 30 letters', async () => {
    const db = await open()
    for (const name of [`${'b'.repeat(28)}30`, `${'c'.repeat(29)}31`]) {
      await addPortfolio(db, await addCompany(db, { name, categoryIds: [5] }), { cityIds: [2] })
    }
    expect(await correctSearch(db.read, { q: `${'b'.repeat(28)}20` })).toBe(`${'b'.repeat(28)}30`)
    expect(await correctSearch(db.read, { q: `${'c'.repeat(29)}21` })).toBeUndefined()
    expect(await correctSearch(db.read, { q: `${'c'.repeat(29)}1` })).toBe(undefined)
  })

  it('suggests no word of a company that visitors do not see', async () => {
    const db = await open()
    const company = await addCompany(db, { name: 'Zarafshan Builders', categoryIds: [5] })
    await addPortfolio(db, company, { cityIds: [2] })
    const other = await addCompany(db, { name: 'Other Builders', categoryIds: [5] })
    await addPortfolio(db, other, { texts: { title: 'zarafshaan', content: 'x' }, cityIds: [2] })
    expect(await correctSearch(db.read, { q: 'zarafshen' })).toBe('zarafshan')
    await db.write((trx) =>
      trx.updateTable('companies').set({ unlisted: 1 }).where('id', '=', company).execute(),
    )
    expect(await correctSearch(db.read, { q: 'zarafshen' })).toBe('zarafshaan')
  })
})
