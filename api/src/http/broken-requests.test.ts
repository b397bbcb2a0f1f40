import { expect, it, onTestFinished } from 'vitest'
import { sendBytes } from '../../test/fuzz/wire.ts'
import { openTestApp } from '../../test/test-app.ts'

const host = 'Host: 127.0.0.1'
const close = 'Connection: close'

async function ask(...lines: string[]) {
  const test = await openTestApp()
  onTestFinished(() => test.close())
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { answers } = await sendBytes(base, `${lines.join('\r\n')}\r\n\r\n`, {
    halfClose: true,
    timeoutMs: 10_000,
  })
  return answers
}

const refusal = { code: 'invalid', message: 'The request could not be understood' }

it.each([
  ['no host', 400, ['GET /api/health HTTP/1.1', close]],
  ['two hosts', 400, ['GET /api/health HTTP/1.1', host, 'HOST: evil.example', close]],
  ['HTTP/0.9', 400, ['GET /api/health']],
  ['an expectation nobody has', 417, ['GET /api/health HTTP/1.1', host, 'Expect: 200-ok', close]],
])('refuses %s in words', async (_, status, lines) => {
  const answers = await ask(...lines)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({
    status,
    headers: { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(JSON.parse(String(answers[0]?.body))).toEqual(refusal)
})

it.each([
  ['HTTP/1.0 without a host', ['GET /api/health HTTP/1.0']],
  ['a wait for 100-continue', ['GET /api/health HTTP/1.1', host, 'Expect: 100-Continue', close]],
  ['a host of any case', ['GET /api/health HTTP/1.1', 'hOsT: 127.0.0.1', close]],
])('answers %s', async (_, lines) => {
  const answers = await ask(...lines)
  expect(answers.map(({ status }) => status)).toEqual([200])
})
