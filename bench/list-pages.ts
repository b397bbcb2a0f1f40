import { note } from './report.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'
import { type Timings, timeEach } from './timings.ts'

const pages = {
  'first page': 'limit=24',
  'one card per company': 'limit=24&distinct=company',
  'by category': 'limit=24&category=5',
  'search, common word': 'limit=24&q=construction',
  'search, one company': 'limit=24&q=builders%200017',
  'search, no match': 'limit=24&q=zzzz',
  'by city': 'limit=24&city=3',
} as const

/** Each page asked 500 times by one caller, never from the cache: an ignored parameter makes every address new. */
async function measure(server: RunningServer): Promise<Record<string, Timings>> {
  const results: Record<string, Timings> = {}
  for (const [name, query] of Object.entries(pages)) {
    results[name] = await timeEach(500, async (turn) => {
      const answer = await fetch(`${server.url}/api/portfolios?${query}&fresh=${turn}`)
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`)
      await answer.arrayBuffer()
    })
  }
  return results
}

/** First page and searches with 100,000 portfolios stored against the same with 1,000. */
export async function benchListPages(): Promise<void> {
  const small = await freshFolder()
  const large = await freshFolder()
  try {
    await seedLarge(small, { companies: 20, portfolios: 1_000 })
    await seedLarge(large, { companies: 2_000, portfolios: 100_000 })
    const few = await startServer(small)
    const fewTimes = await measure(few).finally(few.stop)
    const many = await startServer(large)
    const manyTimes = await measure(many).finally(many.stop)
    for (const name of Object.keys(pages)) {
      const before = fewTimes[name]
      const after = manyTimes[name]
      if (!before || !after) continue
      const ratio = after.p50 / before.p50
      note(
        `${name}: 100,000 portfolios against 1,000`,
        `${ratio.toFixed(2)} times (p50 ${after.p50.toFixed(2)} ms, p99 ${after.p99.toFixed(2)} ms)`,
        'at most 1.3 times, p99 below 5 ms',
        ratio <= 1.3 && after.p99 < 5,
      )
    }
  } finally {
    await removeFolder(small)
    await removeFolder(large)
  }
}
