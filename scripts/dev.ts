// Runs API and web side by side with hot reload. PORT is the port to open (default 3000); the API listens on a free
// port behind it, or on API_PORT.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createListener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createServer } from 'vite'
import { readConfig, readEnvironment } from '../api/src/core/config/config.ts'
import { describeStartFailure } from '../api/src/start-failure.ts'
import './suites/end-with-parent.mjs'

/** Longer than the API's longest stop, ms: api/src/main.ts. */
const stopMs = 12_000

const environment = readEnvironment()
const port = portToOpen()
const address = `http://127.0.0.1:${port}`
const apiPort = environment.API_PORT ?? String(await freePort())
process.env.API_PORT = apiPort

const web = await createServer({ root: 'web', server: { port, strictPort: true } })
await web.listen().catch(endWithoutPort)

const endWithParent = pathToFileURL('scripts/suites/end-with-parent.mjs').href
const api = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'api/src/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  // A process group, which can be ended as a whole: the watcher has a child for each run.
  detached: true,
  env: {
    ...process.env,
    PORT: apiPort,
    PUBLIC_URL: environment.PUBLIC_URL ?? address,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${endWithParent}`.trim(),
  },
})
const apiEnded = once(api, 'exit')

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  signalApi('SIGTERM')
  const lastResort = setTimeout(() => signalApi('SIGKILL'), stopMs)
  await Promise.all([apiEnded, web.close()])
  clearTimeout(lastResort)
  process.exit(code)
}

/** Sends a signal to the watcher and its children. */
function signalApi(signal: NodeJS.Signals): void {
  try {
    if (api.pid) process.kill(-api.pid, signal)
  } catch {
    // The group has ended already.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
api.on('exit', () => stop(1))

await apiReady()
console.log(`\nOpen ${address} (the API behind it listens on port ${apiPort}). Ctrl-C ends both.\n`)

/** Reads the port. Invalid settings are reported with the server's own messages. */
function portToOpen(): number {
  try {
    return readConfig(environment).port
  } catch (error) {
    console.error(describeStartFailure(error))
    process.exit(1)
  }
}

/** Vite reports a port in use with a text only, without a code. */
function endWithoutPort(error: unknown): never {
  if (!(error instanceof Error && error.message.endsWith('is already in use'))) throw error
  console.error(`${error.message}. Stop what uses it, or set PORT to another one.`)
  process.exit(1)
}

async function apiReady(): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${apiPort}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await sleep(250)
  }
}

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const bound = listener.address()
  listener.close()
  if (typeof bound !== 'object' || !bound) throw new Error('no free port')
  return bound.port
}
