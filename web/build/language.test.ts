// Both clients from one source: a bill has the same figures in either language, to the rupee.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXlsx } from '../test/read-xlsx.ts'
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
  const result = detailedEstimate(answers)
  if (!result.ok) throw new Error('a usual house has no problems')
  return { cells: readXlsx(await billXlsx(result.estimate)), csv: billCsv(result.estimate) }
}

const figures = /^[\d.,]+$/
/** Cells with figures of a comma-separated table, by row. */
const figuresOf = (csv: string) =>
  csv.split('\n').map((row) => row.split(/,|"/).filter((cell) => figures.test(cell)))

describe.each(houses)('the bill of $plotSize in $city', (answers) => {
  it('has the same figures and formulas in both languages, in the same cells', async () => {
    const [en, ur] = [await billIn('en', answers), await billIn('ur', answers)]
    const numbers = (cells: typeof en.cells) =>
      [...cells].filter(([, { value }]) => typeof value === 'number').map(([at, cell]) => [at, cell])
    expect(numbers(en.cells).length).toBeGreaterThan(200)
    expect(numbers(ur.cells)).toEqual(numbers(en.cells))
    expect(figuresOf(ur.csv)).toEqual(figuresOf(en.csv))
  })

  it('names every line in Urdu', async () => {
    const { cells } = await billIn('ur', answers)
    const names = [...cells].filter(([at]) => /^A\d+$/.test(at)).map(([, { value }]) => String(value))
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => /[A-Za-z]{2}/.test(name))).toEqual([])
  })
})
