import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface ProcessState {
  longestBlockMs: number
  memoryMb: number
  /** Times from each request's arrival to the end of its response, as the server saw it, ms; the last 10,000. */
  answeredMs: number[]
}

/** The built server in a separate process, with its own data folder. */
export interface RunningServer {
  url: string
  pid: number
  /** Time from the start of the process to its first response, ms. */
  startMs: number
  /** Asks the process for its state; `reset` clears the longest block so far, `collect` frees memory first. */
  ask: (question: 'reset' | 'collect' | 'look') => Promise<ProcessState>
  stop: () => Promise<void>
}

export async function freshFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'tameer-bench-'))
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

const watcher = resolve('bench/watch-process.mjs')

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Starts the built server without demo data and waits for its first response. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--expose-gc', '--import', watcher, 'api/dist/main.js'],
    {
      env: {
        ...process.env,
        DEMO: '0',
        LOG_LEVEL: 'warn',
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const { pid } = child
  if (pid === undefined) throw new Error('the server could not be started')
  const startMs = await firstAnswer(`${url}/api/health`, child, started)
  return { url, pid, startMs, ask: (question) => ask(child, question), stop: () => stop(child) }
}

async function firstAnswer(url: string, child: ChildProcess, started: number): Promise<number> {
  while (performance.now() - started < 30_000 && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error('the server did not answer')
}

async function ask(child: ChildProcess, question: string): Promise<ProcessState> {
  const answered = once(child, 'message')
  child.send(question)
  const [state] = (await answered) as [ProcessState]
  return state
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
