import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const startMs = 120_000
const stopMs = 20_000

/** Finds a port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const bound = listener.address()
  listener.close()
  return typeof bound === 'object' && bound ? bound.port : 0
}

/** Returns all processes that this one has started, directly or indirectly. */
function descendantsOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const of = (parent: number): number[] =>
    rows.flatMap(([child = 0, its]) => (its === parent ? [child, ...of(child)] : []))
  return of(pid)
}

function isAlive(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return !state.trim().startsWith('Z')
  } catch {
    return false
  }
}

async function startDev(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-dev-'))
  const environment = { ...process.env, DATA_DIR: folder, DEMO: '0', ...settings }
  const child = spawn('npm', ['run', 'dev'], { stdio: ['ignore', 'pipe', 'pipe'], env: environment })
  const started: number[] = []
  onTestFinished(async () => {
    for (const pid of [...started, child.pid ?? 0]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return {
    child,
    output: () => output,
    /** Records the running processes, so that they can be looked for after the end. */
    everyProcess: (): number[] => {
      started.push(...descendantsOf(child.pid ?? 0))
      return started
    },
  }
}

async function opened(dev: Awaited<ReturnType<typeof startDev>>): Promise<string> {
  await expect.poll(dev.output, { timeout: startMs, interval: 200 }).toMatch(/^Open http/m)
  return /^Open (\S+)/m.exec(dev.output())?.[1] ?? ''
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

it('listens on PORT with the API behind it, and ends with all its processes', {
  timeout: startMs + stopMs,
}, async () => {
  const port = await freePort()
  const dev = await startDev({ PORT: String(port) })
  const address = await opened(dev)
  expect(address).toBe(`http://127.0.0.1:${port}`)
  const page = await fetch(address)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' })
  // A bank sends people back to the server, and pages in Urdu are the server's too.
  const told = await fetch(`${address}/pay/alfalah/told`)
  expect([told.status, await told.text()]).toEqual([200, 'OK'])
  expect(await (await fetch(`${address}/ur/services`)).text()).toMatch(/<html[^>]* lang="ur"/)

  const processes = dev.everyProcess()
  expect(processes.length).toBeGreaterThanOrEqual(3)
  dev.child.kill('SIGTERM')
  await ended(dev.child)
  await expect.poll(() => processes.filter(isAlive), { timeout: stopMs }).toEqual([])
})

it('leaves no API behind when it is killed', { timeout: startMs + stopMs }, async () => {
  const dev = await startDev({ PORT: String(await freePort()) })
  await opened(dev)
  const processes = dev.everyProcess()
  // The program that starts the others, below npm and its shell.
  const program = processes.find((pid) => /^node --import tsx scripts\/dev\.ts/.test(commandOf(pid)))
  process.kill(program ?? 0, 'SIGKILL')
  await expect.poll(() => processes.filter(isAlive), { timeout: stopMs }).toEqual([])
})

function commandOf(pid: number): string {
  return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
}

it('reports an invalid port with the message of the server', { timeout: startMs }, async () => {
  const dev = await startDev({ PORT: 'http' })
  await ended(dev.child)
  expect(dev.child.exitCode).toBe(1)
  expect(dev.output()).toContain('PORT must be a whole number')
  expect(dev.output()).not.toContain('    at ')
})

it('reports a port that is in use with a sentence', { timeout: startMs }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const bound = other.address()
  const dev = await startDev({ PORT: String(typeof bound === 'object' && bound ? bound.port : 0) })
  await ended(dev.child)
  expect(dev.child.exitCode).toBe(1)
  expect(dev.output()).toContain('is already in use. Stop what uses it, or set PORT to another one.')
  expect(dev.output()).not.toContain('    at ')
})
