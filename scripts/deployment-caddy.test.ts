import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const hasCaddy = spawnSync('caddy', ['version']).error === undefined

it.runIf(hasCaddy)(
  'the Caddyfile asks callers to come back soon while no server is ready',
  async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    await startCaddy({ SITE: address, SERVERS: `127.0.0.1:${await freePort()}` })
    const ask = () => fetch(`${address}/api/portfolios`, { method: 'POST', body: 'x' })
    const response = await vi.waitFor(ask, { timeout: 30_000 })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('server')).toBeNull()
    expect(await response.text()).toBe('Please try again shortly')
  },
  15_000,
)

/** Caddy with our file, on loopback alone; it ends with the test. */
async function startCaddy(env: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-caddy-'))
  const options = 'admin off\n default_bind 127.0.0.1'
  await writeFile(join(folder, 'Caddyfile'), `{\n ${options}\n}\nimport ${resolve('deploy/Caddyfile')}\n`)
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
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
