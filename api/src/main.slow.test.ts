import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/** Starts the server as a person does, in an empty folder. */
async function start(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-main-'))
  const child = spawn(process.execPath, ['--import', tsx, main], {
    cwd: folder,
    env: { PATH: process.env.PATH, DEMO: '0', DATA_DIR: folder, PORT: '0', ...env },
  })
  let heard = ''
  child.stdout.on('data', (text: Buffer) => (heard += text))
  child.stderr.on('data', (text: Buffer) => (heard += text))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exit
    await rm(folder, { recursive: true, force: true })
  })
  const ready = async (): Promise<string> => {
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      const address = /Tameer is ready at (\S+)/.exec(heard)?.[1]
      if (address) return address
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not ready: ${heard}`)
  }
  return { child, folder, exit, ready, heard: () => heard }
}

describe('the server as a process', () => {
  it('says everything that is wrong with its configuration, and exits with 1', async () => {
    const server = await start({ NODE_ENV: 'production', PORT: 'http', DEMO: '' })
    expect(await server.exit).toBe(1)
    expect(server.heard()).toBe(`The configuration cannot be used:
  - PORT must be a whole number from 0 to 65535
  - Production (NODE_ENV=production) needs SESSION_SECRET, PUBLIC_URL, SMTP_URL, MAIL_FROM
`)
    expect(await readdir(server.folder)).toEqual([])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('starts, answers, and stops cleanly on %s', async (signal) => {
    const server = await start({})
    const address = await server.ready()
    const answer = await fetch(`${address}/api/health`)
    expect(await answer.json()).toEqual({ status: 'ok' })
    // The connection is kept alive: it must not keep the server from stopping.
    const from = Date.now()
    server.child.kill(signal)
    expect(await server.exit).toBe(0)
    expect(Date.now() - from).toBeLessThan(5000)
    await expect(fetch(`${address}/api/health`)).rejects.toThrow()
  })

  it('finishes the answers under way before it stops', async () => {
    const server = await start({})
    const address = await server.ready()
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' })
    const headers = { 'content-type': 'application/json' }
    const calls = Array.from({ length: 8 }, () =>
      fetch(`${address}/api/auth/login`, { method: 'POST', headers, body }),
    )
    await Promise.race(calls)
    const from = Date.now()
    server.child.kill('SIGTERM')
    const statuses = (await Promise.all(calls)).map((answer) => answer.status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await server.exit).toBe(0)
    expect(Date.now() - from).toBeLessThan(5000)
  })

  it('says plainly that a port is taken', async () => {
    const first = await start({})
    const port = new URL(await first.ready()).port
    const second = await start({ PORT: port })
    expect(await second.exit).toBe(1)
    expect(second.heard()).toContain('the port is in use already')
  })
})
