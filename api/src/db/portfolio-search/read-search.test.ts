import { foldText } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { listPortfolioPage } from '../queries/portfolios.ts'
import { knownPhrases, readSearch } from './read-search.ts'

const [karachi, lahore, rawalpindi] = [1, 2, 4]

describeOnEachEngine('the words of a search', (open) => {
  it.each([
    ['construction lahore', { category: 5, city: lahore }],
    ['Thekedar', { category: 5 }],
    ['architects in Lahore', { category: 4, city: lahore }],
    ['grey structure 7 marla lahore', { category: 5, city: lahore }],
    ['interior designer karachi', { category: 6, city: karachi }],
    ['ٹھیکیدار لاہور', { category: 5, city: lahore }],
    ['نقشہ', { category: 4 }],
    ['ٹهيكيدار لاهور', { category: 5, city: lahore }],
    ['تعمیراتی کام، کراچی', { category: 5, city: karachi }],
    ['انٹيريير ڈیزائن', { category: 6 }],
    ['۵ مرلہ گھر راولپنڈی میں', { city: rawalpindi }],
    ['lahor', { city: lahore }],
    ['pindi ke mistri', { category: 5, city: rawalpindi }],
    ['ravi builders lahore', { category: 5, city: lahore, q: 'ravi' }],
    ['lahore karachi', { city: lahore, q: 'karachi' }],
  ])('%s name filters', async (text, meant) => {
    const known = await knownPhrases((await open()).read)
    expect(readSearch({ q: foldText(text) }, known)).toEqual({
      ...{ q: undefined, category: undefined, city: undefined },
      ...meant,
    })
  })

  it('mean nothing where they name nothing, and do not go against a filter that is set', async () => {
    const known = await knownPhrases((await open()).read)
    for (const q of ['ravi', 'rav', 'court', 'la', 'house of light']) {
      expect(readSearch({ q }, known)).toBeUndefined()
    }
    expect(readSearch({ q: 'builder', category: 4 }, known)).toBeUndefined()
    expect(readSearch({ q: 'builder lahore', category: 4 }, known)).toMatchObject({
      ...{ q: 'builder', category: 4, city: lahore },
    })
  })

  it('find companies by name and by what the words mean, each once, counted, in pages', async () => {
    const db = await open()
    const add = async (name: string, categoryIds: number[], cityIds: number[]) => {
      const company = await addCompany(db, { name, categoryIds })
      for (const cityId of cityIds) await addPortfolio(db, company, { cityIds: [cityId] })
    }
    await add('Lahore Bricks', [4], [karachi])
    await add('Ravi', [5], [karachi, lahore])
    await add('Lahore Homes', [5], [lahore])
    await add('Far', [5], [karachi])
    const search = async (q: string, limit = 50) => {
      const names: string[] = []
      const totals = new Set<number | undefined>()
      for (let after: Parameters<typeof listPortfolioPage>[1]['after']; ; ) {
        const question = { q, distinct: 'company', limit, after, countTo: 100 } as const
        const { rows, next, total } = await listPortfolioPage(db.read, question)
        names.push(...rows.map(({ company }) => company.name))
        totals.add(total)
        if (!next) return { names, totals: [...totals] }
        after = next
      }
    }
    for (const limit of [1, 2, 50]) {
      expect(await search('lahore', limit)).toEqual({
        ...{ names: ['Lahore Bricks', 'Ravi', 'Lahore Homes'], totals: [3] },
      })
    }
    expect((await search('builders in lahore')).names).toEqual(['Ravi', 'Lahore Homes'])
    expect((await search('thekedar')).names).toEqual(['Ravi', 'Lahore Homes', 'Far'])
    expect((await search('ravi lahore')).names).toEqual(['Ravi'])
    const { rows } = await listPortfolioPage(db.read, { q: 'ravi lahore', distinct: 'company', limit: 1 })
    expect(rows[0]?.cities).toEqual([{ id: lahore, name: 'Lahore' }])
  })

  it('find what was written in Urdu, however it is typed', async () => {
    const db = await open()
    const company = await addCompany(db, { name: 'كوهِ نور تعمیرات', categoryIds: [5] })
    await addPortfolio(db, company, { texts: { title: '۱۰ مرلہ رہائے', content: 'x' }, cityIds: [lahore] })
    for (const q of [
      'کوہ نور',
      'كوه',
      'کوه نور لاہور',
      '10 مرلہ',
      '١٠ مرله',
      'رہاۓ',
      'ٹھیکیدار',
      'تعمیـرات',
    ]) {
      const { rows } = await listPortfolioPage(db.read, { q, distinct: 'company', limit: 2 })
      expect(
        rows.map((row) => row.company.name),
        q,
      ).toEqual(['كوهِ نور تعمیرات'])
    }
    const { rows } = await listPortfolioPage(db.read, { q: 'پھول', distinct: 'company', limit: 2 })
    expect(rows).toEqual([])
  })
})
