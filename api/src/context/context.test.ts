import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startObjectStorage } from '../../../scripts/s3.ts'
import { type Config, ConfigError, readConfig } from '../core/config/config.ts'
import { newId } from '../core/secrets/ids.ts'
import { createContext } from './context.ts'

async function configWith(env: Record<string, string>): Promise<Config> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-context-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })
}

it('is not made on object storage that refuses the settings, and touches no database then', async () => {
  const storage = await startObjectStorage()
  onTestFinished(() => storage.stop())
  const config = await configWith({ ...storage.env, S3_SECRET_ACCESS_KEY: 'another' })
  await expect(createContext(config)).rejects.toThrow(ConfigError)
  expect(await readdir(config.dataDir)).toEqual(['tmp'])
})

it('is made on object storage that is down, and works without it', async () => {
  const storage = await startObjectStorage()
  await storage.stop()
  const config = await configWith({ ...storage.env })
  const context = await createContext(config)
  onTestFinished(() => context.close())
  expect(context.db.kind).toBe('sqlite')
  await expect(context.images.find(`${newId()}.jpg`)).rejects.toMatchObject({ code: 'busy' })
})

it('makes the data folder private to its owner, new or existing', async () => {
  const config = await configWith({})
  for (const dataDir of [config.dataDir, join(config.dataDir, 'made', 'here')]) {
    if (dataDir === config.dataDir) await chmod(dataDir, 0o755)
    const context = await createContext({ ...config, dataDir })
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    await context.close()
  }
})
