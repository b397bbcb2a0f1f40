// Both clients from one source: files to take along have the same figures in either language, to the rupee.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadCell, readXlsx } from '../test/read-xlsx.ts'
import { feeInvitations, requestWith, threeInvitations, today } from '../test/request-with-quotes.ts'
import { inLanguage, type Language } from './language.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const servers: Partial<Record<Language, ViteDevServer>> = {}

async function load<Module>(language: Language, path: string): Promise<Module> {
  const server = servers[language]
  if (!server) throw new Error('not started')
  return (await server.ssrLoadModule(path)) as Module
}

beforeAll(async () => {
  for (const language of ['en', 'ur'] as const)
    servers[language] = await createServer({
      ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
      plugins: [react(), inLanguage(language)],
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
}, 60_000)
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())))

type Calculator = typeof import('@tameer/calculator')
type BillXlsx = typeof import('../src/features/estimates/bill-xlsx.ts')
type BillCsv = typeof import('../src/features/estimates/bill-csv.ts')
type Paper = typeof import('../src/features/estimates/bill-paper.tsx')

const houses = [
  { city: 'Karachi', plotSize: '7', constructionType: 'Complete' },
  { city: 'Lahore', plotSize: '500', plotUnit: 'sq yd', grade: 'Premium', storeys: '3' },
  { city: 'Islamabad', plotSize: '10', grade: 'Economy', constructionMode: 'Without Material' },
  { city: 'Lahore', plotSize: '10', constructionType: 'Complete', addOns: 'margin-12--tax-5' },
]

async function billIn(language: Language, answers: object) {
  const { detailedEstimate } = await load<Calculator>(language, '@tameer/calculator')
  const { billXlsx } = await load<BillXlsx>(language, '/src/features/estimates/bill-xlsx.ts')
  const { billCsv } = await load<BillCsv>(language, '/src/features/estimates/bill-csv.ts')
  const { BillPaper } = await load<Paper>(language, '/src/features/estimates/bill-paper.tsx')
  const result = detailedEstimate(answers)
  if (!result.ok) throw new Error('a usual house has no problems')
  const { estimate } = result
  const specs = estimate.sections.flatMap(({ lines }) => lines.map(({ spec }) => `${spec}`))
  const paper = renderToStaticMarkup(createElement(BillPaper, { estimate }))
  return { cells: readXlsx(await billXlsx(estimate)), csv: billCsv(estimate), paper, specs }
}

/** Every cell with a figure: a number with its formula, or the figures of a text, in any order. */
function figuresIn(cells: ReadonlyMap<string, ReadCell>): unknown[] {
  return [...cells].flatMap(([at, { value, formula }]): unknown[] => {
    if (typeof value === 'number') return [[at, value, formula]]
    const said = value.match(/\d[\d,.]*\d|\d/g)?.sort()
    return said ? [[at, said]] : []
  })
}

const figures = /^[\d.,]+$/
/** Cells with figures of a comma-separated table, by row. */
const figuresOf = (csv: string) =>
  csv.split('\n').map((row) => row.split(/,|"/).filter((cell) => figures.test(cell)))

describe.each(houses)('the bill of $plotSize in $city', (answers) => {
  it('has the same figures and formulas in both languages, in the same cells', async () => {
    const [en, ur] = [await billIn('en', answers), await billIn('ur', answers)]
    expect(figuresIn(en.cells).length).toBeGreaterThan(200)
    expect(figuresIn(ur.cells)).toEqual(figuresIn(en.cells))
    expect(figuresOf(ur.csv)).toEqual(figuresOf(en.csv))
  })

  it('names every line in Urdu, and says in Urdu what the grade takes', async () => {
    const { cells } = await billIn('ur', answers)
    const names = [...cells].filter(([at]) => /^[AB]\d+$/.test(at)).map(([, { value }]) => String(value))
    expect(names.length).toBeGreaterThan(120)
    expect(names.filter((name) => /[A-Za-z]{2}/.test(name))).toEqual([])
  })

  it('says in its comma-separated file what the grade takes, in the language', async () => {
    const [en, ur] = [await billIn('en', answers), await billIn('ur', answers)]
    const within = ({ csv }: typeof en, specs: string[]) =>
      specs.filter((spec) => csv.includes(`,${spec},`) || csv.includes(`,"${spec}",`))
    expect(within(en, en.specs)).toEqual(en.specs)
    expect(within(ur, ur.specs)).toEqual(ur.specs)
    expect(within(ur, en.specs)).toEqual([])
  })
  it('prints what the grade takes in Urdu, with a blank before it: letters would join', async () => {
    const { paper, specs } = await billIn('ur', answers)
    const printed = [...paper.matchAll(/<th scope="row">[^<]+ <small>([^<]+)<\/small>/g)].map(
      ([, spec]) => spec,
    )
    expect(printed).toEqual(specs)
    expect(printed.filter((spec) => /[A-Za-z]{2}/.test(`${spec}`))).toEqual([])
  })
})

type QuotesXlsx = typeof import('../src/features/quote-comparison/sheet/quotes-xlsx.ts')
type Compared = typeof import('../src/features/quote-comparison/compared.ts')

const onBill = requestWith(threeInvitations)
const requests = {
  'quotes on a bill': onBill,
  'architects’ fees': requestWith(feeInvitations, { service: 4, bill: null }),
}

async function sheetsIn(language: Language, view: typeof onBill) {
  const folder = '/src/features/quote-comparison'
  const { quotesXlsx } = await load<QuotesXlsx>(language, `${folder}/sheet/quotes-xlsx.ts`)
  const { compareQuotes } = await load<Compared>(language, `${folder}/compared.ts`)
  const file = await quotesXlsx(view.request, compareQuotes(view, today))
  return [readXlsx(file), readXlsx(file, 2)] as const
}

it.each(Object.entries(requests))(
  'the sheets of %s have the same figures and formulas in both languages, in the same cells',
  async (name, view) => {
    const [en, ur] = [await sheetsIn('en', view), await sheetsIn('ur', view)]
    expect(en.flatMap(figuresIn).length).toBeGreaterThan(name === 'quotes on a bill' ? 150 : 15)
    expect(ur.map(figuresIn)).toEqual(en.map(figuresIn))
  },
)

it('the sheet of quotes names the place and every line and unit in Urdu', async () => {
  const { bill } = onBill.request
  if (!bill) throw new Error('these quotes are on a bill')
  const lines = bill.lines.map((line) => ({ ...line, item: 'Deformed steel bars, Grade 60' }))
  const [cells] = await sheetsIn('ur', requestWith(threeInvitations, { bill: { ...bill, lines } }))
  const names = [...cells].filter(([at]) => /^[AB]\d+$/.test(at)).map(([, { value }]) => String(value))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((text) => /[A-Za-z]{3}/.test(text))).toEqual([])
})
