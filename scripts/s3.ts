// A throw-away object storage for tests: a server that speaks S3 and checks signatures.
// Alone: npx tsx scripts/s3.ts -- command…  runs the command with S3_… set, then ends the server.
/// <reference path="./s3rver.d.ts" />
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import S3rver from '@20minutes/s3rver'

export type StorageSettings = Record<
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>

export interface ObjectStorage {
  /** The settings of a server that keeps its pictures here, in a bucket that is empty at first. */
  env: StorageSettings
  /** The settings with an empty bucket of that name. */
  addBucket: (name: string) => Promise<StorageSettings>
  /** Ends the server and removes what it kept. */
  stop: () => Promise<void>
}

// The one key pair the server knows.
const key = 'S3RVER'

/** Starts an empty storage on a free port of 127.0.0.1. Anybody may read its objects, as behind a CDN. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'tameer-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  const settings = (bucket: string): StorageSettings => ({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: key,
  })
  return {
    env: settings('pictures'),
    async addBucket(name) {
      await server.store.putBucket(name)
      return settings(name)
    },
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Runs the command with the settings; answers its exit code. */
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
