// Starts a temporary PostgreSQL for tests, from the system's binaries. As a command: npx tsx scripts/postgres.ts --
// command… runs the command with TEST_POSTGRES_URL set, then stops the server.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../api/test/free-port.ts'

export interface Cluster {
  /** Address with a superuser and the database `postgres`; tests create their own databases. */
  url: string
  /** Kills the server without warning, as a crash would. */
  kill: () => Promise<void>
  /** Starts a killed server again, on the same port; resolves when it responds. Throws when it does not. */
  revive: () => Promise<void>
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>
}

const startLimitMs = 30_000
const installLimitMs = 300_000
const reviveTries = 50
const reviveLookMs = 100
const connections = 'max_connections=300'
// Its data is temporary, so it never waits for a disk.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', connections]
// The database of each test has about 300 files: in memory it needs a twentieth of the time.
const memory = '/dev/shm'
/** Free bytes that are needed there. */
const roomNeeded = 6 * 2 ** 30

/**
 * Starts a new cluster on a free port of 127.0.0.1. A `durable` one keeps acknowledged writes when it is killed.
 * Returns undefined, and prints a clear message, when this machine cannot run one.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster | undefined> {
  const isRoot = process.getuid?.() === 0
  const binaries = (await findBinaries()) ?? (isRoot && installPostgres() ? await findBinaries() : undefined)
  if (!binaries)
    return skip('initdb and postgres were not found on this machine, and could not be installed.')
  const owner = isRoot ? ['postgres', 'nobody'].find((name) => runs('id', ['-u', name])) : undefined
  if (isRoot && !owner) return skip('it refuses to run as root, and there is no other user to run it as.')

  const place = !durable && (await hasRoom(memory)) ? memory : tmpdir()
  const folder = await mkdtemp(join(place, 'tameer-postgres-'))
  if (owner) spawnSync('chown', [owner, folder])
  const command = (name: string, args: string[]) =>
    commandOf(owner, join(binaries, name), ['-D', join(folder, 'data'), ...args])
  const options = { cwd: folder, timeout: startLimitMs, encoding: 'utf8' } as const

  const initdb = command('initdb', ['-U', 'tameer', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  const made = spawnSync(...initdb, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  if (made.status !== 0) {
    await rm(folder, { recursive: true, force: true })
    return skip(`initdb failed: ${made.stderr || made.error?.message}`)
  }
  const port = await freePort()
  const settings = (durable ? [connections] : hasty).map((one) => `-c ${one}`)
  const words = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, ...settings].join(' ')
  // The server that pg_ctl starts would keep pipes open, so its output is dropped.
  const start = async () => {
    const child = spawn(...command('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', words, 'start']), {
      ...options,
      stdio: 'ignore',
    })
    return new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0))
    })
  }
  const started = await start()
  const end = () =>
    spawnSync(...command('pg_ctl', ['-w', '-m', 'immediate', 'stop']), { ...options, stdio: 'ignore' })
  process.once('exit', end)
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    end()
    await rm(folder, { recursive: true, force: true })
  }
  if (!started) {
    await stop()
    return skip('the server did not start.')
  }
  const kill = async (): Promise<void> => {
    const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n', 1)
    process.kill(Number(pid), 'SIGKILL')
  }
  const revive = async (): Promise<void> => {
    // It refuses to start while processes of the killed server are still ending.
    for (let tries = 1; !(await start()); tries += 1) {
      if (tries === reviveTries) throw new Error('the database did not start again')
      await sleep(reviveLookMs)
    }
  }
  return { url: `postgres://tameer@127.0.0.1:${port}/postgres`, kill, revive, stop }
}

function skip(reason: string): undefined {
  console.error(`\n*** PostgreSQL is NOT being tested: ${reason}\n`)
  return undefined
}

/** False also when there is no such file system. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= roomNeeded
}

/** Finds the folder of initdb, pg_ctl and postgres: the newest version if there are several. */
async function findBinaries(): Promise<string | undefined> {
  const versioned = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/postgresql']
  const folders = [
    ...(await Promise.all(versioned.map(newestBin))).flat(),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...['/usr/pgsql/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin', '/opt/homebrew/opt/postgresql/bin'],
    ...['/usr/local/opt/postgresql/bin', '/opt/local/lib/postgresql/bin'],
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ]
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

async function newestBin(root: string): Promise<string[]> {
  const versions = await readdir(root).catch(() => [])
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
}

/** Installs Debian's package, as root on a Debian or Ubuntu machine. */
function installPostgres(): boolean {
  if (!existsSync('/etc/debian_version') || !runs('apt-get', ['--version'])) return false
  console.error('Installing PostgreSQL for the tests (apt-get install postgresql)…')
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: installLimitMs }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options).status === 0
  return install() || (spawnSync('apt-get', ['update'], options).status === 0 && install())
}

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Returns the command to run as another user: PostgreSQL refuses to be run by root. */
function commandOf(owner: string | undefined, file: string, args: string[]): [file: string, args: string[]] {
  if (!owner) return [file, args]
  if (runs('runuser', ['--version'])) return ['runuser', ['-u', owner, '--', file, ...args]]
  const line = [file, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  return ['su', ['-s', '/bin/sh', owner, '-c', line]]
}

/** Runs the command with TEST_POSTGRES_URL set; returns its exit code. */
async function runWithPostgres(command: string, args: string[]): Promise<number> {
  const cluster = await startPostgres()
  if (!cluster) return 1
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES_URL: cluster.url },
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127)).once('exit', (status) => resolve(status ?? 1))
  })
  await cluster.stop()
  return code
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2)
  if (!command) {
    console.error('Usage: npx tsx scripts/postgres.ts -- command…')
    process.exit(2)
  }
  process.exit(await runWithPostgres(command, args))
}
