import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as argon2 from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type Context, type ContextOverrides, createContext } from '../src/context/context.ts'
import { type Environment, readConfig } from '../src/core/config/config.ts'
import { createPasswordHasher } from '../src/core/secrets/passwords.ts'
import { createImageWorkers, type ImageWorkers } from '../src/images/image-workers.ts'
import { type Engine, openTestDatabase, testEngine } from './databases.ts'

export interface TestApp {
  app: FastifyInstance
  context: Context
  /** Advances the app's clock, ms. */
  passTime(ms: number): void
  close(): Promise<void>
}

interface TestAppOptions {
  engine?: Engine
  /** Variables in addition to those of every test. */
  env?: Environment
  overrides?: ContextOverrides
}

// Shared by all apps of a test process: starting one takes longer than most tests.
const imageWorkers: ImageWorkers = { ...createImageWorkers(), close() {} }

/** The real hash at its lowest cost. passwords.test.ts tests the real cost. */
const cheapHashes: Pick<typeof argon2, 'hash' | 'verify'> = {
  hash: (password, options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  verify: argon2.verify,
}

/** Opens the whole server with its own data folder and a migrated database; call it with `app.inject`. */
export async function openTestApp({
  engine = testEngine,
  env,
  overrides,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-app-'))
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: folder, ...env })
  let ahead = 0
  const clock = () => Date.now() + ahead
  const db = overrides?.db ?? (await openTestDatabase(engine))
  const passwords = createPasswordHasher(undefined, cheapHashes)
  const context = await createContext(config, { clock, imageWorkers, passwords, ...overrides, db })
  const app = await buildApp(context)
  return {
    app,
    context,
    passTime(ms) {
      ahead += ms
    },
    async close() {
      await app.close()
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
