import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../../api/test/free-port.ts'
import { read } from './deployment-files.ts'

const hasCaddy = spawnSync('caddy', ['version']).error === undefined

it.runIf(hasCaddy)(
  'the Caddyfile asks callers to come back soon while no server is ready, and refuses what is too large',
  async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    await startCaddy({ SITE: address, SERVERS: `127.0.0.1:${await freePort()}` })
    const ask = () => fetch(`${address}/api/portfolios`, { method: 'POST', body: 'x' })
    const response = await vi.waitFor(ask, { timeout: 30_000 })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('server')).toBeNull()
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ message: 'Please try again shortly', code: 'busy' })
    const page = await fetch(address)
    expect([page.status, await page.text()]).toEqual([503, 'Please try again shortly'])
    const large = await fetch(`${address}/api/portfolios`, { method: 'POST', body: new Uint8Array(1e8) })
    expect([large.status, await large.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
  },
  15_000,
)

it.runIf(hasCaddy)(
  'the Caddyfile says that a call may have been done when the server is lost while it answers',
  async () => {
    const server = createServer((request, response) => {
      if (request.url === '/api/ready') response.end()
      else request.socket.destroy()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${await freePort()}`
    await startCaddy({ SITE: address, SERVERS: `127.0.0.1:${port}` })
    const ask = () => fetch(`${address}/api/portfolios`, { method: 'POST', body: 'x' })
    // After a failure Caddy leaves the server out for some seconds and responds with 503.
    const lost = await vi.waitFor(
      async () => {
        const response = await ask()
        expect(response.status).toBe(502)
        return response
      },
      { timeout: 20_000 },
    )
    expect(lost.headers.get('content-type')).toBe('application/json')
    expect(await lost.json()).toEqual({ message: expect.stringContaining('check first'), code: 'busy' })
  },
  30_000,
)

it.runIf(hasCaddy)(
  'the access log, switched on, has neither addresses of people nor what they search for',
  async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    const file = read('deploy/Caddyfile')
      .replaceAll(/^\t#(?! )/gm, '\t')
      .replace('/var/log/caddy/tameer.log', 'log')
    const folder = await startCaddy({ SITE: address, SERVERS: `127.0.0.1:${await freePort()}` }, file)
    const ask = () =>
      fetch(`${address}/api/portfolios?q=marble`, { headers: { authorization: 'Bearer abc' } })
    await vi.waitFor(ask, { timeout: 10_000 })
    const log = await vi.waitFor(async () => {
      const text = await readFile(join(folder, 'log'), 'utf8')
      expect(text).toContain('/api/portfolios')
      return text
    })
    expect(log).toContain('"127.0.0.0"')
    expect(log).not.toMatch(/127\.0\.0\.1"|marble|Bearer/)
  },
  20_000,
)

/** Starts Caddy with our file on the loopback interface; it ends with the test. Returns the folder it runs in. */
async function startCaddy(env: Record<string, string>, file = read('deploy/Caddyfile')): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-caddy-'))
  const options = 'admin off\n default_bind 127.0.0.1'
  await writeFile(join(folder, 'Caddyfile'), `{\n ${options}\n}\n${file}`)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, ...env },
  })
  onTestFinished(async () => {
    caddy.kill()
    await once(caddy, 'exit')
    await rm(folder, { recursive: true })
  })
  return folder
}
