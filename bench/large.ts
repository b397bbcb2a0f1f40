import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/postgres.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { comparePages, fetchFresh } from './compare-pages.ts'
import { largeShapes, learnFacts } from './large-shapes.ts'
import { asMarkdown, note, rowCount } from './report.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'

interface Size {
  companies: number
  portfolios: number
}

const engines = {
  sqlite: {
    few: { companies: 1_000, portfolios: 10_000 },
    many: { companies: 10_000, portfolios: 100_000 },
  },
  postgres: {
    few: { companies: 1_000, portfolios: 10_000 },
    many: { companies: 100_000, portfolios: 1_000_000 },
  },
}
type Engine = keyof typeof engines

/** A filled server on an engine; `remove` deletes all its data. */
interface Filled {
  server: RunningServer
  remove: () => Promise<void>
}

/**
 * Measures every page that people visit, with little stored data and with much, on each engine. `--engine sqlite`
 * measures one engine; `--scale 0.1` a tenth of the larger size; `--turns 50` makes fewer requests; `--write` puts the
 * table into docs/benchmarks.md.
 */
export async function benchLarge(): Promise<void> {
  const { values } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      scale: { type: 'string' },
      turns: { type: 'string' },
      write: { type: 'boolean' },
    },
  })
  const [busyBefore, rowsBefore] = [loadNow(), rowCount()]
  const scale = Number(values.scale ?? 1)
  const turns = Number(values.turns ?? 300)
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (values.engine !== undefined && values.engine !== engine) continue
    const { few, many } = engines[engine]
    const most = { companies: many.companies * scale, portfolios: many.portfolios * scale }
    await benchEngine(engine, { few, many: most }, turns)
  }
  if (values.write) await writeTable('large', `${describeRun(busyBefore)}\n\n${asMarkdown(rowsBefore)}`)
}

async function benchEngine(engine: Engine, sizes: { few: Size; many: Size }, turns: number): Promise<void> {
  const filled: Filled[] = []
  try {
    for (const size of [sizes.few, sizes.many]) {
      const one = await fill(engine, size)
      if (!one) return
      filled.push(one)
    }
    const [few, many] = filled
    if (few && many) await measure(engine, { few: few.server, many: many.server }, turns)
  } finally {
    for (const { remove } of filled) await remove()
  }
}

/** Undefined when this machine has no PostgreSQL; a message was printed then. */
async function fill(engine: Engine, size: Size): Promise<Filled | undefined> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (engine === 'postgres' && !postgres) return undefined
  const folder = await freshFolder()
  const env = postgres ? { DATABASE_URL: postgres.url } : undefined
  const clean = async () => {
    await postgres?.stop()
    await removeFolder(folder)
  }
  try {
    const started = performance.now()
    await seedLarge(folder, size, env)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const words = `${size.companies.toLocaleString('en')} companies, ${size.portfolios.toLocaleString('en')} portfolios`
    console.log(`${engine}: ${words}, filled in ${seconds} s`)
    const server = await startServer(folder, env)
    const remove = async () => {
      await server.stop()
      await clean()
    }
    return { server, remove }
  } catch (error) {
    await clean()
    throw error
  }
}

async function measure(
  engine: Engine,
  { few, many }: { few: RunningServer; many: RunningServer },
  turns: number,
): Promise<void> {
  const [ofFew, ofMany] = [await learnFacts(few.url), await learnFacts(many.url)]
  let fullPage = Number.NaN
  let fullSearch = Number.NaN
  for (const { name, path, search } of largeShapes) {
    const asked = [
      { server: few, path: path(ofFew) },
      { server: many, path: path(ofMany) },
    ] as const
    const { few: before, many: after } = await comparePages(...asked, { warmUp: 50, turns })
    if (Number.isNaN(fullPage)) fullPage = before.p50
    if (search && Number.isNaN(fullSearch)) fullSearch = before.p50
    const [cardsBefore, cardsAfter] = await Promise.all(
      asked.map(({ server, path }) => countCards(server.url + path)),
    )
    // With little stored data a rare filter fills no page. Then the first page, or a search, is the comparison.
    const shorter = (cardsBefore ?? 0) < (cardsAfter ?? 0)
    const ratio = after.p50 / (shorter ? Math.max(before.p50, search ? fullSearch : fullPage) : before.p50)
    const cards = shorter ? `, ${cardsBefore} → ${cardsAfter} cards` : ''
    note(
      `${engine}, ${name}`,
      `${ratio.toFixed(2)} times (p50 ${before.p50.toFixed(2)} → ${after.p50.toFixed(2)} ms, p99 ${after.p99.toFixed(1)} ms${cards})`,
      search ? 'at most 2 times, p99 below 30 ms' : 'at most 2 times',
      ratio <= 2 && (!search || after.p99 < 30),
    )
  }
  await measureSiteMap(engine, many)
}

/** The index of parts is made every ten minutes at most. Other requests wait as long as its longest block. */
async function measureSiteMap(engine: Engine, server: RunningServer): Promise<void> {
  const files = { 'site map, list of parts': '/sitemap.xml', 'site map, one file': '/sitemap/projects.xml' }
  for (const [name, path] of Object.entries(files)) {
    await server.ask('reset')
    const started = performance.now()
    const bytes = await fetchFresh(server.url + path)
    const ms = performance.now() - started
    // A block is recorded after its end, in the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { longestBlockMs } = await server.ask('look')
    note(
      `${engine}, ${name}`,
      `${ms.toFixed(0)} ms for ${(bytes / 1024).toFixed(0)} KB, longest block ${longestBlockMs.toFixed(0)} ms`,
      'no block above 50 ms',
      longestBlockMs <= 50,
    )
  }
}

/** Number of rows of a list's page; 0 for any other response. */
async function countCards(url: string): Promise<number> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return 0
  const { data } = JSON.parse(text) as { data?: unknown[] }
  return data?.length ?? 0
}
