import { Agent, get } from 'node:http'
import { note } from './report.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'
import { summarize } from './timings.ts'

const pages = {
  'first page': 'limit=24',
  'one card per company': 'limit=24&distinct=company',
  'by category': 'limit=24&category=5',
  'search, common word': 'limit=24&q=construction',
  'search, one company': 'limit=24&q=builders%200017',
  'search, no match': 'limit=24&q=zzzz',
  'by city': 'limit=24&city=3',
} as const

/**
 * First page and searches with 100,000 portfolios stored against the same with 1,000: each page asked of both servers
 * in turn by one caller, so that both meet the same noise. Times are the server's own, from a request's arrival to the end
 * of its answer. Never from the cache: an ignored parameter makes every
 * address new, and an answer nobody wants packed leaves the query's own time.
 */
export async function benchListPages(): Promise<void> {
  const small = await freshFolder()
  const large = await freshFolder()
  try {
    await seedLarge(small, { companies: 20, portfolios: 1_000 })
    await seedLarge(large, { companies: 2_000, portfolios: 100_000 })
    const few = await startServer(small)
    const many = await startServer(large)
    try {
      for (const [name, query] of Object.entries(pages)) await compare(name, query, few, many)
    } finally {
      await few.stop()
      await many.stop()
    }
  } finally {
    await removeFolder(small)
    await removeFolder(large)
  }
}

const warmUp = 200
const turns = 1000

async function compare(name: string, query: string, few: RunningServer, many: RunningServer): Promise<void> {
  const servers = [few, many]
  for (let turn = 0; turn < warmUp + turns; turn++) {
    if (turn === warmUp) await Promise.all(servers.map((server) => server.ask('reset')))
    for (const { url } of servers) await ask(`${url}/api/portfolios?${query}&fresh=${turn}`)
  }
  const [before, after] = [
    summarize((await few.ask('look')).answeredMs),
    summarize((await many.ask('look')).answeredMs),
  ]
  const ratio = after.p50 / before.p50
  note(
    `${name}: 100,000 portfolios against 1,000`,
    `${ratio.toFixed(2)} times (p50 ${after.p50.toFixed(2)} ms, p99 ${after.p99.toFixed(2)} ms)`,
    'at most 1.3 times, p99 below 5 ms',
    ratio <= 1.3 && after.p99 < 5,
  )
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One answer, read to its end. */
function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}
