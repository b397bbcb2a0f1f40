import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { mendSearch } from './mend-search.ts'
import { soundOf } from './sound.ts'
import { wrongLetters } from './spelling.ts'

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

it.each([
  ['arkitekt', 'architect'],
  ['kontraktor', 'contractor'],
  ['dizainer', 'designer'],
  ['فیز', 'فیز'],
])('%s sounds as %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant))
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

describeOnEachEngine('a search that finds nothing', (open) => {
  async function openDirectory(...names: string[]) {
    const db = await open()
    for (const name of names) {
      await addPortfolio(db, await addCompany(db, { name, categoryIds: [5] }), { cityIds: [2] })
    }
    return { db, mend: (q: string, filters = {}) => mendSearch(db.read, { q, ...filters }) }
  }
  const all = (q: string) => ({ q, leftOut: [] })

  it('has its misspelt words replaced by those of companies and the catalogue', async () => {
    const { db, mend } = await openDirectory('Ravi Brickworks', 'Khyber Stone Builders', 'معمار پاکستان')
    const office = await addCompany(db, { name: 'Court', categoryIds: [4, 6] })
    await addPortfolio(db, office, { cityIds: [2] })
    for (const [typed, shown] of [
      ['Ravi Brikworks', 'ravi brickworks'],
      ['khybar', 'khyber'],
      ['thekeddar lahroe', 'thekedar lahore'],
      ['arkitekt lahor', 'architect lahor'],
      ['interior dizainer', 'interior designer'],
      ['معمرر', 'معمار'],
      ['ٹھیکدار لاهور', 'ٹھیکیدار لاهور'],
    ] as const) {
      expect(await mend(typed), typed).toEqual(all(shown))
    }
    expect(await mend('Brikworks', { city: 2 })).toEqual(all('brickworks'))
    for (const q of ['ravi', 'rav', 'qqqqqq', '', '%%%%%', 'a b c d e f g', 'x'.repeat(100), '🏠🏠']) {
      expect(await mend(q), q).toBeUndefined()
    }
  })

  it('has its unknown words left out, when others or a filter are left', async () => {
    const { mend } = await openDirectory('Ravi Brickworks', 'معمار پاکستان')
    const leftOut = (q: string, ...words: string[]) => ({ q, leftOut: words })
    expect(await mend('villa Lahore')).toEqual(leftOut('lahore', 'villa'))
    expect(await mend('1 Kanal bahria lahore')).toEqual(leftOut('bahria lahore', '1 kanal'))
    expect(await mend('thekedarr Zzyzx lahore')).toEqual(leftOut('thekedar lahore', 'zzyzx'))
    expect(await mend('ravi lmap')).toEqual(leftOut('ravi', 'lmap'))
    expect(await mend('ravi a zameen')).toEqual(leftOut('ravi', 'zameen'))
    expect(await mend('معمرر كچھ')).toEqual(leftOut('معمار', 'كچھ'))
    expect(await mend('zameen', { city: 2 })).toEqual(leftOut('', 'zameen'))
    expect(await mend('zameen', { city: 1 })).toBeUndefined()
    expect(await mend('thekedar karachi')).toBeUndefined()
    expect(await mend('tekedar karachi')).toEqual(all('thekedar karachi'))
    expect(await mend('lahore Harbuor', { category: 4 })).toBeUndefined()
    const long = Array.from('abcdefghijklmnopqrst', (letter) => `xx${letter}q`)
    expect(await mend(`${long.join(' ')} lahore ravi`)).toEqual(leftOut('lahore', ...long, 'ravi'))
  })

  it('gets a word as its company wrote it, not in its folded form', async () => {
    const { db, mend } = await openDirectory()
    const company = await addCompany(db, { name: 'Dōst Ltd', categoryIds: [5] })
    await addPortfolio(db, company, { texts: { title: 'والی خوشبو کوٹھی', content: 'x' }, cityIds: [2] })
    expect(await mend('خوشبو کوٹھیی')).toEqual(all('خوشبو کوٹھی'))
    expect(await mend('dosst')).toEqual(all('dōst'))
  })

  it('gets no word of more than 30 letters, and none for such a word', async () => {
    const { mend } = await openDirectory(`${'b'.repeat(28)}30`, `${'c'.repeat(29)}31`)
    expect(await mend(`${'b'.repeat(28)}20`)).toEqual(all(`${'b'.repeat(28)}30`))
    expect(await mend(`${'c'.repeat(29)}21`)).toBeUndefined()
    expect(await mend(`${'c'.repeat(29)}1`)).toBeUndefined()
  })

  it('gets no word of a company that visitors do not see', async () => {
    const { db, mend } = await openDirectory()
    const company = await addCompany(db, { name: 'Zarafshan Builders', categoryIds: [5] })
    await addPortfolio(db, company, { cityIds: [2] })
    const other = await addCompany(db, { name: 'Other Builders', categoryIds: [5] })
    await addPortfolio(db, other, { texts: { title: 'zarafshaan', content: 'x' }, cityIds: [2] })
    expect(await mend('zarafshen')).toEqual(all('zarafshan'))
    await db.write((trx) =>
      trx.updateTable('companies').set({ unlisted: 1 }).where('id', '=', company).execute(),
    )
    expect(await mend('zarafshen')).toEqual(all('zarafshaan'))
  })
})
