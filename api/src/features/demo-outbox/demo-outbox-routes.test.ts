import { expect, it, onTestFinished } from 'vitest'
import { call, signUpCompany, signUpFields } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMailQueue } from '../../context/mail-queue.ts'
import { createOutboxWorker } from '../../mail/outbox-worker.ts'
import { mailWords } from '../../words/mail-words.ts'

async function openWithMail(env: Record<string, string>): Promise<TestApp> {
  const test = await openTestApp({ env })
  onTestFinished(() => test.close())
  const { user } = await signUpCompany(test.app, { name: '<script>alert(1)</script>' })
  await call(test.app, 'forgotPassword', { payload: { email: user.email } })
  await call(test.app, 'signUp', { headers: { 'accept-language': 'ur' }, payload: signUpFields() })
  await createOutboxWorker(createMailQueue(test.context.db), test.context.mailer, test.context.clock).round()
  return test
}

const url = '/api/demo/outbox'

it('shows the mails of a demo escaped, with links only to its own site', async () => {
  const { app, context } = await openWithMail({ DEMO: '1' })
  const response = await app.inject({ url, headers: { host: 'localhost:3000' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toMatch(/Your reset code: \d{8}/)
  expect(response.body).toContain('Please confirm your email address')
  expect(response.body).toContain('&lt;script&gt;')
  expect(response.body).not.toContain('<script')
  expect(response.body).toContain(`<h2 dir="auto">${mailWords.ur.confirmSubject}</h2>`)
  const links = [...response.body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
  expect(links).toHaveLength(4)
  for (const address of links) expect(address?.startsWith(`${context.config.publicUrl}/`)).toBe(true)
})

it('does not exist outside a demo', async () => {
  const { app } = await openWithMail({ DEMO: '0' })
  expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
})

it('does not exist for other machines, nor under another host name', async () => {
  const { app } = await openWithMail({ DEMO: '1' })
  const far = await app.inject({ url, remoteAddress: '192.0.2.7', headers: { host: 'localhost' } })
  const renamed = await app.inject({ url, headers: { host: 'evil.example' } })
  expect([far.statusCode, renamed.statusCode]).toEqual([404, 404])
  expect(renamed.body).not.toContain('reset code')
})
