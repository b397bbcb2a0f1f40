import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startProcess } from './server-process.ts'

// Processes start slowly beside other tests.
vi.setConfig({ testTimeout: 120_000 })

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-refused-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server that must not start: what it says on standard error, in whole. */
async function refusalWith(env: Record<string, string>): Promise<string> {
  const server = await startProcess(env)
  const outcome = await Promise.race([server.exit, server.ready().catch(() => 'silence')])
  expect(outcome, server.heard()).toBe(1)
  return server.complaints()
}

const sentence = /^Tameer could not start: [^\n]+\.\n$/

describe('beside a restore that was interrupted', () => {
  it.each<[string, (folder: string) => Promise<unknown>]>([
    [
      'before the pictures were in place',
      (folder) => mkdir(join(folder, '.restoring-0190a3c5', 'uploads'), { recursive: true }),
    ],
    [
      'before the database was in place',
      (folder) => writeFile(join(folder, 'tameer.sqlite.restoring-0190a3c5'), 'x'),
    ],
  ])('(%s) the server does not start', async (_, interrupt) => {
    const folder = await emptyFolder()
    await interrupt(folder)
    const refusal = await refusalWith({ DATA_DIR: folder })
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(`restore into ${folder}`)
    expect(refusal).toContain('npm run restore')
  })
})
