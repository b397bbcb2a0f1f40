import { foldText, trades } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { listCities } from '../queries/companies/catalogue.ts'
import { listPortfolioPage, updatePortfolio } from '../queries/portfolios/portfolios.ts'
import type { PortfolioFilters, PortfolioPlace } from './index.ts'
import { knownLocalities } from './known-localities.ts'
import { knownTrades } from './known-trades.ts'
import { alternativesOf, knownPhrases, readSearch } from './read-search.ts'

const [karachi, lahore, rawalpindi, gujranwala, multan, peshawar, islamabad, sukkur] = [
  1, 2, 4, 5, 6, 8, 10, 17,
]

describeOnEachEngine('the words of a search', (open) => {
  it.each([
    ['construction lahore', { category: 5, city: lahore }],
    ['Thekedar', { category: 5 }],
    ['architects in Lahore', { category: 4, city: lahore }],
    ['grey structure 7 marla lahore', { category: 5, city: lahore, plot: '#7 marla' }],
    ['interior designer karachi', { category: 6, city: karachi }],
    ['ٹھیکیدار لاہور', { category: 5, city: lahore }],
    ['نقشہ', { category: 4 }],
    ['ٹهيكيدار لاهور', { category: 5, city: lahore }],
    ['تعمیراتی کام، کراچی', { category: 5, city: karachi }],
    ['انٹيريير ڈیزائن', { category: 6 }],
    ['۵ مرلہ گھر راولپنڈی میں', { city: rawalpindi, plot: '#5 marla' }],
    ['1 kanal house', { plot: '#20 marla' }],
    ['ravi 10 marla', { plot: '#10 marla', q: 'ravi' }],
    ['lahor', { city: lahore }],
    ['pindi ke mistri', { category: 5, city: rawalpindi }],
    ['ravi builders lahore', { category: 5, city: lahore, q: 'ravi' }],
    ['lahore karachi', { city: lahore, q: 'karachi' }],
  ])('%s name filters', async (text, meant) => {
    const known = await knownPhrases((await open()).read)
    expect(readSearch({ q: foldText(text) }, known)?.filters).toEqual({
      ...{ q: undefined, plot: undefined, category: undefined, city: undefined },
      ...meant,
    })
  })

  it.each([
    ['DHA', 'DHA', [lahore, karachi, islamabad, rawalpindi, multan, gujranwala, peshawar]],
    ['dha lahore', 'DHA', [lahore]],
    ['DHA phase 6, karachi', 'DHA', [karachi]],
    ['ڈی ایچ اے', 'DHA', [lahore, karachi, islamabad, rawalpindi, multan, gujranwala, peshawar]],
    ['ڈیفنس فیز ۵ لاہور', 'DHA', [lahore]],
    ['Gulberg', 'Gulberg', [lahore, islamabad, karachi]],
    ['بحریہ ٹاؤن', 'Bahria Town', [lahore, karachi, rawalpindi]],
    ['bahria', 'Bahria Town', [lahore, karachi, rawalpindi]],
    ['johar town block g', 'Johar Town', [lahore]],
    ['گلشنِ اقبال', 'Gulshan-e-Iqbal', [karachi]],
    ['sector F-7', 'F-7', [islamabad]],
    ['f7 islamabad', 'F-7', [islamabad]],
    ['sector f 7 islamabad', 'F-7', [islamabad]],
    ['sector c bahria town lahore', 'Bahria Town', [lahore]],
    ['ایف ۷', 'F-7', [islamabad]],
    ['Hayatabad', 'Hayatabad', [peshawar]],
  ])('%s names the locality %s', async (text, name, ids) => {
    const reading = readSearch({ q: foldText(text) }, await knownPhrases((await open()).read))
    expect(reading?.locality?.name).toBe(name)
    expect(reading?.locality?.cities.map(({ id }) => id)).toEqual(ids)
    expect(reading && alternativesOf(reading).map(({ q, city }) => [q, city])).toEqual(
      ids.map((id) => [undefined, id]),
    )
  })

  it.each([
    ['electrician', 'electrician', 5],
    ['الیکٹریشن', 'electrician', 5],
    ['plumber lahore', 'plumber', 5],
    ['پلمبر', 'plumber', 5],
    ['mistri', 'mason', 5],
    ['مستری', 'mason', 5],
    ['بڑھئی', 'carpenter', 5],
    ['رنگ ساز', 'painter', 5],
    ['tile fixer', 'tileFixer', 5],
    ['steel fixer', 'steelFixer', 5],
    ['ویلڈر', 'welder', 5],
    ['false ceiling', 'ceilingFixer', 6],
    ['surveyor', 'surveyor', 4],
  ])('%s names the trade %s', async (text, trade, category) => {
    const reading = readSearch({ q: foldText(text) }, await knownPhrases((await open()).read))
    expect([reading?.trade, reading?.filters.category]).toEqual([trade, category])
  })

  it('know each locality by its own spellings, and a city of it in the catalogue', async () => {
    const known = await knownPhrases((await open()).read)
    const names = new Set((await listCities((await open()).read)).map(({ name }) => name))
    for (const { locality, spellings } of knownLocalities) {
      expect(
        locality.cities.filter((city) => !names.has(city)),
        locality.name,
      ).toEqual([])
      for (const spelling of spellings) {
        expect(known.get(foldText(spelling))?.locality?.name, spelling).toBe(locality.name)
      }
    }
    for (const trade of trades) {
      for (const word of knownTrades[trade].words) {
        expect(known.get(foldText(word))?.trade, word).toBe(trade)
      }
    }
  })

  it('know a renamed city and its localities by its name, and by those that the code has', async () => {
    const db = await open()
    const changes = { name: 'Zinda Dilan', nameUr: 'زندہ دلان' }
    await db.write((trx) => trx.updateTable('cities').set(changes).where('id', '=', lahore).execute())
    const known = await knownPhrases(db.read)
    const cityOf = (q: string) => readSearch({ q: foldText(q) }, known)?.filters.city
    for (const q of ['zinda dilan', 'Zinda', 'زندہ دلان', 'Lahore', 'lhr', 'لاہور', 'Johar Town']) {
      expect([q, cityOf(q)]).toEqual([q, lahore])
    }
  })

  it('mean nothing when they name nothing, and do not contradict a filter that is set', async () => {
    const known = await knownPhrases((await open()).read)
    for (const q of ['ravi', 'rav', 'court', 'la', 'house of light']) {
      expect(readSearch({ q }, known)).toBeUndefined()
    }
    expect(readSearch({ q: 'builder', category: 4 }, known)).toBeUndefined()
    expect(readSearch({ q: 'dha', city: 40 }, known)).toBeUndefined()
    expect(readSearch({ q: 'dha sukkur' }, known)?.filters).toMatchObject({ q: 'dha', city: 17 })
    expect(readSearch({ q: 'electrician', category: 4 }, known)).toBeUndefined()
    expect(readSearch({ q: 'builder lahore', category: 4 }, known)?.filters).toMatchObject({
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

  it('find companies of the cities of a locality and companies that name it, each once, counted, in pages', async () => {
    const db = await open()
    const add = async (name: string, cityIds: number[], title = 'A House') => {
      const company = await addCompany(db, { name, categoryIds: [5] })
      for (const cityId of cityIds)
        await addPortfolio(db, company, { cityIds: [cityId], texts: { title, content: 'x' } })
    }
    await add('First', [sukkur], 'Villa in Bahria Town')
    await add('Second', [karachi, lahore, rawalpindi])
    await add('Third', [sukkur])
    await add('Fourth', [rawalpindi])
    await add('Fifth', [lahore])
    const search = async (q: string, filters: PortfolioFilters, limit: number) => {
      const names: string[] = []
      for (let after: PortfolioPlace | undefined; ; ) {
        const question = { ...filters, q, distinct: 'company', limit, after, countTo: 100 } as const
        const { rows, next, total } = await listPortfolioPage(db.read, question)
        names.push(...rows.map(({ company }) => company.name))
        if (!next) return { names, total }
        after = next
      }
    }
    for (const limit of [1, 2, 50]) {
      const all = ['First', 'Second', 'Fourth', 'Fifth']
      expect(await search('Bahria Town', {}, limit)).toEqual({ names: all, total: 4 })
      expect(await search('بحریہ ٹاؤن', {}, limit)).toEqual({ names: all.slice(1), total: 3 })
      expect(await search('bahria town lahore', {}, limit)).toEqual({ names: ['Second', 'Fifth'], total: 2 })
      expect(await search('bahria', { city: rawalpindi }, limit)).toEqual({
        names: ['Second', 'Fourth'],
        total: 2,
      })
      expect(await search('bahria', { city: sukkur }, limit)).toEqual({ names: ['First'], total: 1 })
    }
  })

  it('show the project of the plot size, if another filter allows it, in pages', async () => {
    const db = await open()
    const add = async (name: string, projects: [title: string, content: string, city: number][]) => {
      const company = await addCompany(db, { name, categoryIds: [5] })
      for (const [title, content, city] of projects)
        await addPortfolio(db, company, { texts: { title, content }, cityIds: [city] })
    }
    await add('Two', [
      ['Hill House', 'x', lahore],
      ['17 Marla House', 'x', lahore],
      ['Seven Marla House', 'x', karachi],
      ['Corner House', 'On 7 marla.', lahore],
    ])
    await add('7 Marla Homes', [['Town House', 'x', lahore]])
    const titles = async (q: string, filters: PortfolioFilters = {}) => {
      const found: string[] = []
      for (let after: PortfolioPlace | undefined; ; ) {
        const question = { ...filters, q, distinct: 'company', limit: 1, after } as const
        const { rows, next } = await listPortfolioPage(db.read, question)
        found.push(...rows.map(({ title }) => title))
        if (!next) return found
        after = next
      }
    }
    expect(await titles('7 marla')).toEqual(['Seven Marla House', 'Town House'])
    expect(await titles('7 marla lahore')).toEqual(['Corner House', 'Town House'])
    expect(await titles('7 marla', { city: lahore })).toEqual(['Corner House', 'Town House'])
    expect(await titles('marla')).toEqual(['17 Marla House', 'Town House'])
    expect(await titles('two')).toEqual(['Hill House'])
  })

  it('find plot sizes in names, titles and descriptions, in figures and words of two languages', async () => {
    const db = await open()
    const add = async (name: string, title: string, content: string) => {
      const company = await addCompany(db, { name, categoryIds: [5] })
      return {
        company,
        id: await addPortfolio(db, company, { texts: { title, content }, cityIds: [lahore] }),
      }
    }
    await add('Title', 'Seven Marla House', 'x')
    await add('Other', '17 Marla House', 'x')
    const { company, id } = await add('Text', 'Corner House', 'A house of 7 marla beside one of 1 kanal.')
    await add('Urdu', '۷ مرلہ گھر', 'ایک کنال')
    await add('5 Marla Homes', 'Homes', 'x')
    const search = async (q: string) => {
      const { rows, total } = await listPortfolioPage(db.read, {
        q,
        distinct: 'company',
        limit: 9,
        countTo: 9,
      })
      expect(total ?? 0).toBe(rows.length)
      return rows.map((row) => row.company.name)
    }
    for (const q of [
      '7 marla',
      '7 Marla house',
      'seven marla',
      '7-marla',
      '۷ مرلہ',
      'سات مرلے',
      '7 marla lahore',
    ]) {
      expect(await search(q), q).toEqual(['Title', 'Text', 'Urdu'])
    }
    for (const q of ['1 kanal', '20 marla', 'ایک کنال', '۱ کنال'])
      expect(await search(q), q).toEqual(['Text', 'Urdu'])
    for (const q of ['kanal', 'Kanals', 'کنال']) expect(await search(q), q).toEqual(['Text', 'Urdu'])
    for (const q of ['marla', 'مرلہ', 'مرلے'])
      expect(await search(q), q).toEqual(['Title', 'Other', 'Text', 'Urdu', '5 Marla Homes'])
    expect(await search('17 marla')).toEqual(['Other'])
    expect(await search('5 marla homes')).toEqual(['5 Marla Homes'])
    expect(await search('7 marla karachi')).toEqual([])
    const change = { id, companyId: company, texts: { content: 'A house of 8 marla.' }, now: 2 }
    await db.write((trx) => updatePortfolio(trx, change))
    expect(await search('1 kanal')).toEqual(['Urdu'])
    expect(await search('8 marla')).toEqual(['Text'])
  })
})
