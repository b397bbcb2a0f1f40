import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { secretsOf } from './session-secret.ts'

function folderWith(secret?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tameer-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (secret !== undefined) writeFileSync(join(folder, 'session-secret'), secret)
  return folder
}

const secretIn = async (folder: string, demo = false) =>
  (await secretsOf(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: demo ? '1' : '0' })))[0]
const fileIn = (folder: string) => readFileSync(join(folder, 'session-secret'), 'utf8')

describe('the secret kept in the data folder', () => {
  it('is made once, whole, readable by its owner alone, and leaves no other file', async () => {
    const folder = folderWith()
    const [first, second] = await Promise.all([secretIn(folder), secretIn(folder)])
    expect(first).toHaveLength(43)
    expect(second).toBe(first)
    expect(await secretIn(folder)).toBe(first)
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['session-secret'])
  })

  it.each(['', '\n', '\0'.repeat(44), 'cut-short'])(
    'is refused when the file holds %j, and the file is left alone',
    async (text) => {
      const folder = folderWith(text)
      const refusal = await secretIn(folder).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StartError)
      expect(String(refusal)).toContain(join(folder, 'session-secret'))
      expect(fileIn(folder)).toBe(text)
    },
  )

  it.each(['', '\n', '\0'.repeat(44)])('is replaced in the demo when the file holds %j', async (text) => {
    const folder = folderWith(text)
    const secret = await secretIn(folder, true)
    expect(secret).toHaveLength(43)
    expect(fileIn(folder)).toBe(`${secret}\n`)
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['session-secret'])
  })

  it('is refused in the demo too when a part of it is there', async () => {
    const folder = folderWith('cut-short')
    await expect(secretIn(folder, true)).rejects.toThrow(StartError)
    expect(fileIn(folder)).toBe('cut-short')
  })
})
