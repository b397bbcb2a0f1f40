import { comparePages } from './compare-pages.ts'
import { note } from './report.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'

const pages = {
  'first page': 'limit=24',
  'one card per company': 'limit=24&distinct=company',
  'by category': 'limit=24&category=5',
  'search, common word': 'limit=24&q=construction',
  'search, one company': 'limit=24&q=00007',
  'search, no match': 'limit=24&q=zzzz',
  'by city': 'limit=24&city=3',
} as const

/** Measures the first page and searches with 100,000 stored portfolios against 1,000. */
export async function benchListPages(): Promise<void> {
  const small = await freshFolder()
  const large = await freshFolder()
  try {
    await seedLarge(small, { companies: 20, portfolios: 1_000 })
    await seedLarge(large, { companies: 2_000, portfolios: 100_000 })
    const few = await startServer(small)
    const many = await startServer(large)
    try {
      for (const [name, query] of Object.entries(pages)) {
        const path = `/api/portfolios?${query}`
        const { few: before, many: after } = await comparePages(
          { server: few, path },
          { server: many, path },
          { warmUp: 200, turns: 1000 },
        )
        const ratio = after.p50 / before.p50
        note(
          `${name}: 100,000 portfolios against 1,000`,
          `${ratio.toFixed(2)} times (p50 ${after.p50.toFixed(2)} ms, p99 ${after.p99.toFixed(2)} ms)`,
          'at most 1.3 times, p99 below 5 ms',
          ratio <= 1.3 && after.p99 < 5,
        )
      }
    } finally {
      await few.stop()
      await many.stop()
    }
  } finally {
    await removeFolder(small)
    await removeFolder(large)
  }
}
