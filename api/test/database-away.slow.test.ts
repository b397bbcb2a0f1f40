import { setTimeout as sleep } from 'node:timers/promises'
import { addresses } from '@tameer/contract'
import { expect, it, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { readEnvironment } from '../src/core/config/config.ts'
import { freePort } from './free-port.ts'
import { spawnServer } from './server-process.ts'

vi.setConfig({ testTimeout: 90_000 })

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

it.skipIf(!readEnvironment().TEST_POSTGRES_URL)(
  'an outage on postgres is logged once when it begins and once when it ends, and metrics go on',
  async () => {
    const cluster = await startPostgres({ durable: true })
    if (!cluster) throw new Error('PostgreSQL could not be started')
    const port = await freePort()
    const settings = { DATABASE_URL: cluster.url, LOG_LEVEL: 'info', METRICS_PORT: String(port) }
    const server = await spawnServer(settings)
    try {
      const base = `${await server.ready()}/api`
      const status = async (path: string) => (await fetch(`${base}${path}`)).status
      // Visits wait in memory until they can be stored.
      const visit = () =>
        fetch(`${base}${addresses.countVisit.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': browser },
          body: JSON.stringify({ kind: 'profile', id: crypto.randomUUID() }),
        })
      const metrics = async () => {
        const response = await fetch(`http://127.0.0.1:${port}/metrics`)
        const text = await response.text()
        expect(response.status).toBe(200)
        return /^tameer_database_up (\d)$/m.exec(text)?.[1]
      }
      expect(await metrics()).toBe('1')
      await cluster.kill()
      // Long enough for the mail worker, the jobs and the counters to query several times.
      for (let second = 0; second < 16; second += 1) {
        await Promise.all([status('/ready'), status('/portfolios?limit=24'), status('/categories'), visit()])
        expect(await metrics()).toBe('0')
        await sleep(1000)
      }
      await cluster.revive()
      await vi.waitFor(async () => expect(await status('/ready')).toBe(200), { timeout: 60_000 })
      expect(await metrics()).toBe('1')
      await vi.waitFor(() => expect(server.heard()).toContain('database-back'), { timeout: 60_000 })
      const lines = server
        .heard()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
      const told = lines.filter(({ event }) => String(event).startsWith('database-'))
      expect(told.map(({ event, level }) => [event, level])).toEqual([
        ['database-away', 'error'],
        ['database-back', 'info'],
      ])
      expect(told[1]?.ms).toBeGreaterThan(10_000)
      expect(server.heard()).not.toMatch(/"stack"/)
      expect(lines.filter(({ route }) => route === '/api/ready')).toEqual([])
      // Log lines of the start, the outage, and some jobs.
      const others = lines.filter(({ event }) => event !== 'migrated')
      expect(others.length, server.heard()).toBeLessThan(10)
    } finally {
      await server.stop()
      await cluster.stop()
    }
  },
)
