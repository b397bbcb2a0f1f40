import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { readEnvironment } from '../src/core/config/config.ts'
import { databaseForProcess } from './databases.ts'

const { PATH, TEST_BUILT, KILL_ROUNDS } = readEnvironment()

/**
 * Command that starts a server: from its sources, or from a build if there is one, which takes less than half the time.
 */
const command = TEST_BUILT
  ? [fileURLToPath(new URL('../dist/main.js', import.meta.url))]
  : ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../src/main.ts', import.meta.url))]

/** Number of times a test kills its server: KILL_ROUNDS, or the usual number. */
export function killRounds(usual: number): number {
  return Number(KILL_ROUNDS ?? usual)
}

type Place = Awaited<ReturnType<typeof makePlace>>

/** Creates an empty folder and an empty database, for one server or several. */
async function makePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-main-'))
  const database = await databaseForProcess(folder)
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    await database.remove()
  }
  return { folder, database: database.options, env: { DATA_DIR: folder, ...database.env }, remove }
}

/**
 * Starts the server as a person does, in an empty folder, and ends it with the test. `heard` is its output so far;
 * `printed` is the standard output and `complaints` the standard error, both available when it has ended.
 */
export async function startProcess(env: Record<string, string>) {
  const { stop, ...server } = await spawnServer(env)
  onTestFinished(stop)
  return server
}

/** Like `startProcess`, for longer than a test: the caller stops it. */
export async function spawnServer(env: Record<string, string>) {
  const place = await makePlace()
  const { kill, ...server } = spawnIn(place, env)
  const stop = async (): Promise<void> => {
    await kill()
    await place.remove()
  }
  return { ...server, folder: place.folder, place: place.env, database: place.database, stop }
}

/**
 * Starts a server that a test can kill and start again in the same place, as often as it likes; it ends with the test.
 */
export async function startMortal(env: Record<string, string>) {
  const { remove, ...place } = await makePlace()
  let server = spawnIn(place, env)
  onTestFinished(async () => {
    await server.kill()
    await remove()
  })
  let address = await server.ready()
  return {
    folder: place.folder,
    database: place.database,
    place: place.env,
    /** Changes with each start. */
    address: () => address,
    kill: () => server.kill(),
    async restart() {
      server = spawnIn(place, env)
      address = await server.ready()
    },
  }
}

function spawnIn({ folder, env: place }: Omit<Place, 'remove'>, env: Record<string, string>) {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH, DEMO: '0', PORT: '0', ...place, ...env },
  })
  let heard = ''
  let complaints = ''
  let printed = ''
  child.stdout.on('data', (text: Buffer) => {
    heard += text
    printed += text
  })
  child.stderr.on('data', (text: Buffer) => {
    heard += text
    complaints += text
  })
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exit
  }
  const ready = async (): Promise<string> => {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      const address = /"address":"([^"]+)".*"msg":"ready"/.exec(heard)?.[1]
      if (address) return address
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not ready: ${heard}`)
  }
  const whenEnded = (text: () => string) => () => closed.then(text)
  return {
    ...{ child, exit, ready, kill, heard: () => heard },
    ...{ printed: whenEnded(() => printed), complaints: whenEnded(() => complaints) },
  }
}
