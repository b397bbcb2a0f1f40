import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseForProcess } from './databases.ts'
import { openMailServer } from './mail-server.ts'

// The promise: a mail whose cause was acknowledged is sent, however often the server is killed in between.
const kills = 4

it(`sends every mail through ${kills} kills`, { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-mail-kill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = await databaseForProcess(folder)
  onTestFinished(database.remove)
  let taking = false
  const mails = await openMailServer(() => (taking ? undefined : { code: 451, text: 'later' }))
  let server: Running | undefined
  onTestFinished(async () => {
    if (server) await kill(server)
  })
  const wanted: string[] = []
  for (let round = 0; round < kills; round += 1) {
    server = await start({ ...database.env, DATA_DIR: folder, SMTP_URL: mails.url })
    const email = `kill-${round}@example.com`
    const response = await fetch(`${server.address}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Hard to kill', email, password: 'kill-me-not', confirmPassword: 'kill-me-not' },
        categoryIds: [5],
      }),
    })
    expect(response.status).toBe(201)
    wanted.push(email)
    await kill(server)
  }
  expect(mails.messages).toEqual([])
  taking = true
  server = await start({ ...database.env, DATA_DIR: folder, SMTP_URL: mails.url })
  const arrived = () => mails.messages.map((message) => /^To: (.*?)\r?$/m.exec(message)?.[1])
  await vi.waitFor(() => expect(new Set(arrived())).toEqual(new Set(wanted)), {
    timeout: 60_000,
    interval: 250,
  })
  expect(arrived()).toHaveLength(kills)
})

interface Running {
  process: ChildProcess
  address: string
}

async function start(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', DEMO: '0', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
      MAIL_FROM: 'Tameer <no-reply@example.com>',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')))
    child.stdout?.on('data', (text: Buffer) => {
      const found = /ready at (\S+)/.exec(text.toString())?.[1]
      if (found) resolve(found)
    })
  })
  return { process: child, address }
}

async function kill({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
