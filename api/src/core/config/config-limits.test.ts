import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { ConfigError, readConfig } from './config.ts'

const minuteMs = 60_000
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://tameer.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
}

it.each([
  ['production', production, 20],
  ['a server that others reach', { HOST: '0.0.0.0' }, 20],
  ['the demo', {}, 1000],
])('limits sign-ups of %s, and failed logins always', (_name, environment, signUps) => {
  const { limits, longestLoginWaitMs } = readConfig(environment)
  expect(limits.signUp).toEqual({ most: signUps, windowMs: 60 * minuteMs })
  expect(limits.loginAccount).toEqual({ most: 10, windowMs: 15 * minuteMs })
  expect(limits.loginAddress).toEqual({ most: 50, windowMs: 15 * minuteMs })
  expect(longestLoginWaitMs).toBe(60 * minuteMs)
})

it.each([
  ['5/30s', { most: 5, windowMs: 30_000 }],
  ['100000/31d', { most: 100_000, windowMs: 31 * 24 * 60 * minuteMs }],
  ['off', null],
])('reads %s', (text, limit) => {
  expect(readConfig({ LIMIT_SIGN_UP: text }).limits.signUp).toEqual(limit)
})

it.each(['0/1h', '5', '5/h', '5/1w', '5/32d', '5/0m', '100001/1h', '-5/1h', '5/1h!'])(
  'refuses %s',
  (text) => {
    expect(() => readConfig({ LIMIT_SIGN_UP: text })).toThrow(ConfigError)
    expect(() => readConfig({ LIMIT_SIGN_UP: text })).toThrow(/LIMIT_SIGN_UP must be a number and a time/)
  },
)

it('serves figures nowhere unless asked, and then to this machine', () => {
  expect(readConfig({}).metrics).toBeNull()
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(() => readConfig({ METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_PORT is needed too/)
})

it('waits before it stops in production alone', () => {
  expect(readConfig({}).stopGraceMs).toBe(0)
  expect(readConfig(production).stopGraceMs).toBe(2000)
  expect(() => readConfig({ STOP_GRACE_MS: '9000' })).toThrow(/STOP_GRACE_MS must/)
})

it('has every setting explained in both places', () => {
  const asked = new Set<string>()
  const environment = new Proxy({}, { get: (_, name) => void asked.add(String(name)) })
  readConfig(environment)
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8')
  const operations = readFileSync(join(projectRoot(), 'docs/operations.md'), 'utf8')
  for (const name of asked) {
    expect(example, name).toContain(`#${name}=`)
    expect(operations, name).toContain(`\`${name}\``)
  }
  expect(asked.size).toBeGreaterThan(30)
})
