// A throw-away PostgreSQL for tests, from the binaries of the system.
// Alone: npx tsx scripts/postgres.ts -- command…  runs the command with TEST_POSTGRES_URL set, then ends the server.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Cluster {
  /** Names a superuser and the database `postgres`; tests make databases of their own. */
  url: string
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>
}

const startLimitMs = 30_000
const installLimitMs = 300_000
// Nothing in it is worth keeping, so nothing waits for a disk.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** Starts a fresh cluster on a free port of 127.0.0.1. Undefined, and a loud line, when this machine cannot. */
export async function startPostgres(): Promise<Cluster | undefined> {
  const isRoot = process.getuid?.() === 0
  const binaries = (await findBinaries()) ?? (isRoot && installPostgres() ? await findBinaries() : undefined)
  if (!binaries)
    return skip('initdb and postgres were not found on this machine, and could not be installed.')
  const owner = isRoot ? ['postgres', 'nobody'].find((name) => runs('id', ['-u', name])) : undefined
  if (isRoot && !owner) return skip('it refuses to run as root, and there is no other user to run it as.')

  const folder = await mkdtemp(join(tmpdir(), 'tameer-postgres-'))
  if (owner) spawnSync('chown', [owner, folder])
  const tool = (name: string, args: string[]) =>
    runAs(owner, join(binaries, name), ['-D', join(folder, 'data'), ...args], folder)

  const made = tool('initdb', ['-U', 'tameer', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  if (made.status !== 0) {
    await rm(folder, { recursive: true, force: true })
    return skip(`initdb failed: ${made.stderr || made.error?.message}`)
  }
  const port = await freePort()
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, ...settings.map((one) => `-c ${one}`)]
  const started = tool('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start'])
  const end = () => tool('pg_ctl', ['-w', '-m', 'immediate', 'stop'])
  process.once('exit', end)
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    end()
    await rm(folder, { recursive: true, force: true })
  }
  if (started.status !== 0) {
    await stop()
    return skip('the server did not start.')
  }
  return { url: `postgres://tameer@127.0.0.1:${port}/postgres`, stop }
}

function skip(reason: string): undefined {
  console.error(`\n*** PostgreSQL is NOT being tested: ${reason}\n`)
  return undefined
}

/** The folder of initdb, pg_ctl and postgres: the newest version where a machine has several. */
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

/** Debian's own package, as root on a Debian or Ubuntu machine. */
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

// Output to pipes would be held open by the server that pg_ctl leaves behind, so only initdb's errors are kept.
function runAs(owner: string | undefined, file: string, args: string[], folder: string) {
  const keep = file.endsWith('initdb') ? 'pipe' : 'ignore'
  const options = { encoding: 'utf8', cwd: folder, timeout: startLimitMs } as const
  const stdio: ['ignore', 'ignore', 'pipe' | 'ignore'] = ['ignore', 'ignore', keep]
  if (!owner) return spawnSync(file, args, { ...options, stdio })
  if (runs('runuser', ['--version'])) {
    return spawnSync('runuser', ['-u', owner, '--', file, ...args], { ...options, stdio })
  }
  const line = [file, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  return spawnSync('su', ['-s', '/bin/sh', owner, '-c', line], { ...options, stdio })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Runs the command with TEST_POSTGRES_URL set; answers its exit code. */
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
