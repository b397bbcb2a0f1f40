import { Agent, get } from 'node:http'
import { freshAddress } from './fresh-address.ts'
import type { RunningServer } from './server.ts'
import { summarize, type Timings } from './timings.ts'

/** Server times of one page with little stored data, and with much. */
export interface Compared {
  few: Timings
  many: Timings
}

/** A server and the path to request. */
export interface Asked {
  server: RunningServer
  path: string
}

/**
 * Asks both servers in turn with one caller, so that both meet the same noise. Times are the server's own, from the
 * arrival of a request to the end of its response. No response comes from a cache, because every address is new, and
 * none is compressed, so that the query's own time remains.
 */
export async function comparePages(
  few: Asked,
  many: Asked,
  { warmUp, turns }: { warmUp: number; turns: number },
): Promise<Compared> {
  const both = [few, many]
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    if (turn === warmUp) await Promise.all(both.map(({ server }) => server.ask('reset')))
    for (const { server, path } of both) {
      await fetchFresh(server.url + freshAddress(path))
    }
  }
  const [before, after] = await Promise.all(
    both.map(async ({ server }) => summarize((await server.ask('look')).answeredMs)),
  )
  if (!before || !after) throw new Error('a server told no times')
  return { few: before, many: after }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Reads one response to its end and returns its bytes. */
export function fetchFresh(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      let bytes = 0
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
