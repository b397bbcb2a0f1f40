import { expect, it } from 'vitest'
import { urduSpellings } from '../../../../contract/src/fixtures/urdu-spellings.ts'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { listPortfolioPage } from '../queries/portfolios/portfolios.ts'

const [lahore, quetta] = [2, 9]

describeOnEachEngine('searches in Urdu', (open) => {
  it('find Urdu texts in any spelling', async () => {
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

  it('find a word in either of its spellings, whichever was typed into a project', async () => {
    const db = await open()
    const categoryIds = [4, 5, 6]
    for (const [place, [, typed, usual]] of urduSpellings.entries()) {
      for (const spelling of [typed, usual]) {
        const company = await addCompany(db, { name: spelling, categoryIds })
        const texts = { title: `${spelling} نشان${place}`, content: 'x' }
        await addPortfolio(db, company, { texts, cityIds: [lahore, quetta] })
      }
    }
    for (const [place, [difference, typed, usual]] of urduSpellings.entries()) {
      for (const spelling of [typed, usual]) {
        const q = `${spelling} نشان${place}`
        const { rows } = await listPortfolioPage(db.read, { q, distinct: 'company', limit: 9 })
        expect(rows.map((row) => row.company.name).toSorted(), difference).toEqual([typed, usual].toSorted())
      }
    }
  })
})
