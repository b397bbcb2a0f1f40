import { expect, it, vi } from 'vitest'
import { openMailServer } from './mail-server.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: the mail of an acknowledged write is sent, however often the server is killed in between.
const kills = killRounds(4)

it(`sends every mail through ${kills} kills`, { timeout: 60_000 + kills * 30_000 }, async () => {
  let taking = false
  const mails = await openMailServer(() => (taking ? undefined : { code: 451, text: 'later' }))
  const server = await startMortal({
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'Tameer <no-reply@example.com>', LOG_LEVEL: 'error' },
  })
  const wanted: string[] = []
  for (let round = 0; round < kills; round += 1) {
    if (round > 0) await server.restart()
    const email = `kill-${round}@example.com`
    const response = await fetch(`${server.address()}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Hard to kill', email, password: 'kill-me-not', confirmPassword: 'kill-me-not' },
        categoryIds: [5],
      }),
    })
    expect(response.status).toBe(201)
    wanted.push(email)
    await server.kill()
  }
  expect(mails.messages).toEqual([])
  taking = true
  await server.restart()
  const arrived = () => mails.messages.map((message) => /^To: (.*?)\r?$/m.exec(message)?.[1])
  await vi.waitFor(() => expect(new Set(arrived())).toEqual(new Set(wanted)), {
    timeout: 60_000,
    interval: 250,
  })
  expect(arrived()).toHaveLength(kills)
})
