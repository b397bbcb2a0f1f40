import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { readEnvironment } from '../src/core/config.ts'
import { databaseForProcess } from './databases.ts'

const { PATH, TEST_BUILT, KILL_ROUNDS } = readEnvironment()

/** How a server is started: from its sources, or as built where a build was made for it, in less than half the time. */
const command = TEST_BUILT
  ? [fileURLToPath(new URL('../dist/main.js', import.meta.url))]
  : ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../src/main.ts', import.meta.url))]

/** How often a test kills its server: as often as KILL_ROUNDS says, or as usual. */
export function killRounds(usual: number): number {
  return Number(KILL_ROUNDS ?? usual)
}

type Place = Awaited<ReturnType<typeof makePlace>>

/** An empty folder and an empty database, for one server or several. */
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
  const place = await makePlace()
  const { kill, ...server } = spawnIn(place, env)
  const stop = async (): Promise<void> => {
    await kill()
    await place.remove()
  }
  return { ...server, folder: place.folder, place: place.env, database: place.database, stop }
}

/** A server to be killed and started again, in one place, as often as a test likes; it ends with the test. */
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
    /** Another one after each start. */
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
  child.stdout.on('data', (text: Buffer) => (heard += text))
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
  return { child, exit, ready, kill, heard: () => heard, complaints: () => closed.then(() => complaints) }
}
