import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { readEnvironment } from '../src/core/config.ts'
import { databaseForProcess } from './databases.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/**
 * Starts the server as a person does, in an empty folder; it ends with the test. `heard` is all it said so far,
 * `complaints`, once it has ended, what of it went to standard error.
 */
export async function startProcess(env: Record<string, string>) {
  const { stop, ...server } = await spawnServer(env)
  onTestFinished(stop)
  return server
}

/** As `startProcess`, for longer than a test: the caller stops it. */
export async function spawnServer(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-main-'))
  const database = await databaseForProcess(folder)
  /** Settings with which another process keeps everything in the same place. */
  const place = { DATA_DIR: folder, ...database.env }
  const child = spawn(process.execPath, ['--import', tsx, main], {
    cwd: folder,
    env: { PATH: readEnvironment().PATH, DEMO: '0', PORT: '0', ...place, ...env },
  })
  let heard = ''
  let complaints = ''
  child.stdout.on('data', (text: Buffer) => (heard += text))
  child.stderr.on('data', (text: Buffer) => {
    heard += text
    complaints += text
  })
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exit
    await rm(folder, { recursive: true, force: true })
    await database.remove()
  }
  const ready = async (): Promise<string> => {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      const address = /Tameer is ready at (\S+)/.exec(heard)?.[1]
      if (address) return address
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not ready: ${heard}`)
  }
  return {
    child,
    folder,
    place,
    database: database.options,
    exit,
    ready,
    stop,
    heard: () => heard,
    complaints: () => closed.then(() => complaints),
  }
}
