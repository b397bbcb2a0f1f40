import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '../api/src/db/engines/connect.ts'
import { copyHouse, idOfCopy } from '../api/test/many-houses.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { median } from '../scripts/suites/processor-time.ts'
import { beginHouse, type House, sendToHouse } from './house.ts'
import { note } from './report.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'

const houses = 100_000
const calls = 1_000
const entries = 10
const unlimited = { LIMIT_HOUSE: 'off', LIMIT_HOUSE_ACT: 'off' }
const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** Measures a house that is opened and an entry that is sent, among 100,000 houses, on each engine of this machine. */
export async function benchHouses(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const cluster = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
    if (engine === 'postgres' && !cluster) continue
    const folder = await freshFolder()
    const server = await startServer(folder, { ...unlimited, ...(cluster && { DATABASE_URL: cluster.url }) })
    try {
      const house = await beginHouse(server)
      for (let at = 0; at < entries; at += 1) await addEntry(server, house)
      const db = await openDatabase(
        cluster
          ? { kind: 'postgres', url: cluster.url }
          : { kind: 'sqlite', file: join(folder, 'tameer.sqlite') },
      )
      await copyHouse(db, house.id, houses)
      await db.close()
      await measure(server, house, engines[engine])
    } finally {
      await server.stop()
      await cluster?.stop()
      await removeFolder(folder)
    }
  }
}

async function measure(server: RunningServer, { key }: House, engine: string): Promise<void> {
  const opened: number[] = []
  const acted: number[] = []
  for (let turn = -50; turn < calls; turn += 1) {
    const number = 1 + ((Math.max(0, turn) * 7919) % houses)
    const house = { id: idOfCopy(number), key }
    const started = performance.now()
    await sendToHouse(server, house, 'GET', `/${house.id}`)
    const between = performance.now()
    await addEntry(server, house)
    if (turn < 0) continue
    opened.push(between - started)
    acted.push(performance.now() - between)
  }
  noteTimes(`a house is opened, one of 100,000, ${engine}`, opened, 25)
  noteTimes(`an entry is sent, ${engine}`, acted, 40)
}

function noteTimes(what: string, taken: number[], limitMs: number): void {
  const p95 = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN
  const measured = `${p95.toFixed(1)} ms (median ${median(taken).toFixed(1)} ms)`
  note(`${what}, 95 % of ${calls}`, measured, `below ${limitMs} ms`, p95 < limitMs)
}

function addEntry(server: RunningServer, house: House): Promise<void> {
  const body = { id: randomUUID(), text: 'Bricks came, walls up to the lintel.', pictureIds: [] }
  return sendToHouse(server, house, 'POST', `/${house.id}/entries`, body)
}
