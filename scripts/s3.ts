// Starts a temporary object storage for tests: a server that speaks S3 and checks signatures. As a command: npx tsx
// scripts/s3.ts -- command… runs the command with S3_… set, then stops the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type StorageSettings = Record<
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>

export interface ObjectStorage {
  /** Settings of a server that stores its pictures here, in a bucket that is empty at first. */
  env: StorageSettings
  /** Adds an empty bucket of that name and returns its settings. */
  addBucket: (name: string) => Promise<StorageSettings>
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('s3-server.mjs', import.meta.url))
// The only key pair that the server knows.
const key = 'S3RVER'

/** Starts an empty storage on a free port of 127.0.0.1. Anybody may read its objects, as behind a CDN. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'tameer-s3-'))
  const server = spawn(process.execPath, ['--openssl-legacy-provider', program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async (): Promise<void> => {
    server.stdin.end()
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  const lines = createInterface(server.stdout)
  const [port] = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  if (!port) {
    await stop()
    throw new Error('the object storage did not start')
  }
  const endpoint = `http://127.0.0.1:${port}`
  const addBucket = async (name: string): Promise<StorageSettings> => {
    const made = await fetch(`${endpoint}/${name}`, { method: 'PUT' })
    if (!made.ok) throw new Error(`no bucket ${name}: ${made.status}`)
    return {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    }
  }
  return { env: await addBucket('pictures'), addBucket, stop }
}

/** Runs the command with the settings; returns its exit code. */
async function runWithStorage(command: string, args: string[]): Promise<number> {
  const storage = await startObjectStorage()
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...storage.env } })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127)).once('exit', (status) => resolve(status ?? 1))
  })
  await storage.stop()
  return code
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2)
  if (!command) {
    console.error('Usage: npx tsx scripts/s3.ts -- command…')
    process.exit(2)
  }
  process.exit(await runWithStorage(command, args))
}
