import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const script = fileURLToPath(new URL('./operator.ts', import.meta.url))

/** Prepares the command with its own data folder. */
async function openCommand() {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-operator-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { ...process.env, NODE_ENV: 'test', DEMO: '0', DATA_DIR: folder, DATABASE_URL: '' }
  return async (...args: string[]) => {
    const done = run(process.execPath, ['--import', 'tsx', script, ...args], { env })
    const { stdout, stderr } = await done.catch((error: { stdout: string; stderr: string }) => error)
    return { said: stdout.trim(), complained: stderr.trim() }
  }
}

it('npm run operator adds, lists and removes people', { timeout: 60_000 }, async () => {
  const operator = await openCommand()
  expect((await operator('list')).said).toBe('Nobody works at the desk.')
  const added = await operator('add', 'First Desk', 'first@example.com')
  expect(added.said).toMatch(/#\/desk\/welcome\?token=[\w-]{43}$/)
  expect((await operator('add', 'Again', 'FIRST@example.com')).complained).toBe(
    'This address has an account already.',
  )
  await operator('add', 'Second Desk', 'second@example.com', '--editor')
  expect((await operator('list')).said.split('\n')).toEqual([
    'Operator\tfirst@example.com\tFirst Desk',
    'Editor\tsecond@example.com\tSecond Desk',
  ])
  expect((await operator('remove', 'first@example.com')).said).toBe(
    'Removed First Desk. All sessions have ended.',
  )
  expect((await operator('remove', 'first@example.com')).complained).toBe(
    'Nobody at the desk has this address.',
  )
  expect((await operator('list')).said).toBe('Editor\tsecond@example.com\tSecond Desk')
})

it.each([
  { asked: [] },
  { asked: ['promote'] },
  { asked: ['add', 'Name'] },
  { asked: ['add', 'Name', 'no-address'] },
  { asked: ['add', 'Name', 'name@example.com', '--admin'] },
])(
  'npm run operator says how it is called when it is asked $asked',
  { timeout: 30_000 },
  async ({ asked }) => {
    const operator = await openCommand()
    const { said, complained } = await operator(...asked)
    expect(said).toBe('')
    expect(complained).toMatch(/^Say what to do:/)
  },
)
