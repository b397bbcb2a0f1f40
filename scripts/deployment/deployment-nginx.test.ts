import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../../api/test/free-port.ts'
import { read } from './deployment-files.ts'

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

it.runIf(hasNginx)(
  'nginx.conf goes on with the other server, and asks callers to come back soon while there is none',
  async () => {
    const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
    const port = await listen(server)
    const address = await startNginx([port, await freePort()])
    const call = (init?: RequestInit) => fetch(`${address}/api/portfolios`, init)
    await vi.waitFor(call, { timeout: 10_000 })
    const forged = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    for (let turn = 0; turn < 4; turn += 1) {
      const response = await call(forged)
      expect([response.status, await response.text()]).toEqual([200, '127.0.0.1'])
    }

    const tooLarge = await call({ method: 'POST', body: new Uint8Array(101 * 2 ** 20) })
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'too-large' }),
    ])

    server.closeAllConnections()
    server.close()
    const away = await call({ method: 'POST', body: 'x' })
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
    expect(away.headers.get('content-type')).toBe('application/json')
    expect(await away.json()).toEqual({ message: expect.stringContaining('check first'), code: 'busy' })
    const page = await fetch(address)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await page.text()).toBe('Please try again shortly')
  },
  30_000,
)

it.runIf(hasNginx)('nginx.conf sends a form once, also when its server dies before it answers', async () => {
  let forms = 0
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      forms += 1
      request.socket.destroy()
    } else response.end()
  })
  const port = await listen(server)
  const call = (init?: RequestInit) => fetch(`${address}/api/portfolios`, init)
  const address = await startNginx([port, port])
  await vi.waitFor(call, { timeout: 10_000 })
  const lost = await call({ method: 'POST', body: 'x' })
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await lost.json()).toEqual({ message: expect.stringContaining('check first'), code: 'busy' })
  expect(forms).toBe(1)
})

/** Listens on a free port until the test ends. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/**
 * Starts nginx with our file before these ports, on the loopback interface and without TLS; it ends with the test.
 * Returns its address.
 */
async function startNginx(servers: readonly [number, number]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-nginx-'))
  const port = await freePort()
  const ours = read('deploy/nginx.conf')
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/log;\nevents {}\nhttp {\n${places}\n${ours}\n}\n`,
  )
  const nginx = spawn('nginx', ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    nginx.kill()
    await once(nginx, 'exit')
    await rm(folder, { recursive: true })
  })
  return `http://127.0.0.1:${port}`
}
