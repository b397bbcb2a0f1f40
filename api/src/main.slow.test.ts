import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signUpFields } from '../test/factories.ts'
import { startProcess } from '../test/server-process.ts'
import { openDatabase } from './db/engines/connect.ts'

// Processes start slowly beside other tests.
vi.setConfig({ testTimeout: 120_000 })

describe('the server as a process', () => {
  it('names every fault of its configuration, and exits with 78', async () => {
    const server = await startProcess({ NODE_ENV: 'production', PORT: 'http', DEMO: '' })
    expect(await server.exit).toBe(78)
    expect(server.heard()).toBe(`The configuration cannot be used:
  - PORT must be a whole number from 0 to 65535
  - Production (NODE_ENV=production) needs SESSION_SECRET, PUBLIC_URL, SMTP_URL, MAIL_FROM
`)
    expect(await readdir(server.folder)).toEqual([])
  })

  it('writes JSON alone to standard output, with times and levels, and asks for CONTACT_EMAIL in production', async () => {
    const settings = {
      ...{ NODE_ENV: 'production', DEMO: '', PUBLIC_URL: 'https://tameer.example', LOG_LEVEL: 'info' },
      ...{
        SESSION_SECRET: 's'.repeat(32),
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Tameer <a@example.com>',
      },
    }
    const linesOf = async (more: Record<string, string>) => {
      const server = await startProcess({ ...settings, ...more })
      await server.ready()
      server.child.kill('SIGTERM')
      expect(await server.exit).toBe(0)
      return (await server.printed())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, string>)
    }
    const lines = await linesOf({})
    for (const { time = '', level = '' } of lines) {
      expect(new Date(time).toISOString()).toBe(time)
      expect(['debug', 'info', 'warn', 'error']).toContain(level)
    }
    const ms: unknown = expect.any(Number)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'migrated', step: expect.any(String), ms }))
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'ready', version: expect.any(String), commit: expect.any(String) }),
    )
    const asksFor = (some: Record<string, string>[]) =>
      some.some(({ msg }) => msg?.startsWith('CONTACT_EMAIL'))
    expect(asksFor(lines)).toBe(true)
    expect(asksFor(await linesOf({ CONTACT_EMAIL: 'help@example.com' }))).toBe(false)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('starts, responds, and stops cleanly on %s', async (signal) => {
    const server = await startProcess({})
    const address = await server.ready()
    const response = await fetch(`${address}/api/health`)
    expect(await response.json()).toMatchObject({ status: 'ok' })
    // The first connection is kept alive and the second sends nothing: neither may keep the server from stopping.
    const { hostname, port } = new URL(address)
    const silent = connect(Number(port), hostname)
    await once(silent, 'connect')
    const closed = once(silent.resume(), 'close')
    server.child.kill(signal)
    expect(await server.exit).toBe(0)
    await closed
    await expect(fetch(`${address}/api/health`)).rejects.toThrow()
  })

  it('says in one sentence that its tables belong to a newer version', async () => {
    const server = await startProcess({})
    await server.ready()
    server.child.kill('SIGTERM')
    await server.exit
    const database = await openDatabase(server.database)
    await sql`insert into kysely_migration values ('999-later', '2026-11-21T00:00:00.000Z')`.execute(
      database.writer,
    )
    await database.close()
    const older = await startProcess({ ...server.place, LOG_LEVEL: 'error' })
    expect(await older.exit).toBe(1)
    expect(older.heard()).toMatch(/^Tameer could not start: [^\n]* newer version \(999-later\)[^\n]*\n$/)
  })

  const loginCall = (address: string) =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'x' }),
    })

  it('finishes running requests before it stops', async () => {
    const server = await startProcess({})
    const address = await server.ready()
    const calls = Array.from({ length: 8 }, () => loginCall(address))
    await Promise.race(calls)
    server.child.kill('SIGTERM')
    const statuses = (await Promise.all(calls)).map((response) => response.status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await server.exit).toBe(0)
  })

  it('also serves callers who had only just connected when the signal came', async () => {
    const server = await startProcess({})
    const { hostname, port } = new URL(await server.ready())
    // They are connected as far as the system knows; the server may not have accepted them yet.
    const callers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(Number(port), hostname)
        await once(socket, 'connect')
        return socket
      }),
    )
    for (const socket of callers) socket.write('GET /api/cities HTTP/1.1\r\nhost: here\r\n\r\n')
    server.child.kill('SIGTERM')
    const answers = await Promise.all(callers.map(async (socket) => (await socket.toArray()).join('')))
    for (const response of answers) {
      expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/)
      expect(response).toMatch(/\}$/)
    }
    expect(await server.exit).toBe(0)
  })

  it('cuts no request under load: it is not ready first, then takes no new caller, then ends', async () => {
    const server = await startProcess({ STOP_GRACE_MS: '4000' })
    const address = await server.ready()
    let sending = true
    const outcomes: Record<string, number> = {}
    const note = (what: string) => {
      outcomes[what] = (outcomes[what] ?? 0) + 1
    }
    const caller = async (number: number) => {
      for (let turn = 0; sending; turn += 1) {
        const page = turn % 2 === 0 ? `?limit=${1 + ((number * 31 + turn) % 500)}` : ''
        const response = await fetch(`${address}/api/portfolios${page}`).catch((error: Error) => error)
        if (response instanceof Error) note(`failed: ${response.cause}`)
        else note(`${response.status} ${(await response.text()).endsWith('}')}`)
      }
    }
    const callers = Array.from({ length: 16 }, (_, number) => caller(number))
    const slow = Array.from({ length: 6 }, () => loginCall(address))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const before = outcomes['200 true'] ?? 0
    server.child.kill('SIGTERM')
    // A load balancer sees that this server stops, while it still serves everybody.
    await expect.poll(async () => (await fetch(`${address}/api/ready`)).status, { interval: 20 }).toBe(503)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 300))
    sending = false
    await Promise.all(callers)
    expect(Object.keys(outcomes)).toEqual(['200 true'])
    expect(outcomes['200 true']).toBeGreaterThan(before)
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(6).fill(401))
    expect(await server.exit).toBe(0)
  })

  it('stops also when a request never finishes', async () => {
    const server = await startProcess({})
    const { hostname, port } = new URL(await server.ready())
    const socket = connect(Number(port), hostname)
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n')
    socket.write('content-length: 100\r\n\r\n{')
    const cut = once(socket, 'close').catch(() => [])
    await fetch(`http://${hostname}:${port}/api/health`)
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await cut
  })

  it('stops cleanly also when the mail server never responds', async () => {
    const silent = createServer()
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void silent.close())
    const asked = once(silent, 'connection')
    const { port } = silent.address() as AddressInfo
    const server = await startProcess({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'here@example.com' })
    const response = await fetch(`${await server.ready()}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUpFields()),
    })
    expect(response.status).toBe(201)
    await asked
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.heard()).toContain('"msg":"stopped"')
  })

  it('says in one sentence that a port is taken', async () => {
    const first = await startProcess({})
    const port = new URL(await first.ready()).port
    const second = await startProcess({ PORT: port })
    expect(await second.exit).toBe(1)
    expect(second.heard()).toContain(`PORT ${port} is in use already`)
  })
})
