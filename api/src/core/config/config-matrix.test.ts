import { expect, it } from 'vitest'
import { ConfigError, type Environment, readConfig } from './config.ts'

const inDemo = 'demo'
const without = 'no demo'
const notProduction = 'DEMO=1 asks for demo mode, but NODE_ENV must not be production'
const notPublic = 'DEMO=1 asks for demo mode, but HOST must be a loopback address such as 127.0.0.1'
const notMailed = 'DEMO=1 asks for demo mode, but SMTP_URL must not be set'
const everything = 'Production (NODE_ENV=production) needs SESSION_SECRET, PUBLIC_URL, SMTP_URL, MAIL_FROM'
const allButMail = 'Production (NODE_ENV=production) needs SESSION_SECRET, PUBLIC_URL'

/** Result of a start with this environment: demo or not, or every reason for the refusal. */
function outcomeOf(environment: Environment): string | string[] {
  try {
    return readConfig(environment).demo ? inDemo : without
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

// Decision D14: demo mode needs all three: not production, loopback, no mail. When it is asked for without them, or
// when production is half configured, the server does not start and names every fault.
it.each<[demo: '' | '1', host: string, mail: boolean, env: string, outcome: string | string[]]>([
  ['', '127.0.0.1', false, 'development', inDemo],
  ['', '127.0.0.1', false, 'production', [everything]],
  ['', '127.0.0.1', true, 'development', without],
  ['', '127.0.0.1', true, 'production', [allButMail]],
  ['', '0.0.0.0', false, 'development', without],
  ['', '0.0.0.0', false, 'production', [everything]],
  ['', '0.0.0.0', true, 'development', without],
  ['', '0.0.0.0', true, 'production', [allButMail]],
  ['1', '127.0.0.1', false, 'development', inDemo],
  ['1', '127.0.0.1', false, 'production', [everything, notProduction]],
  ['1', '127.0.0.1', true, 'development', [notMailed]],
  ['1', '127.0.0.1', true, 'production', [allButMail, notProduction, notMailed]],
  ['1', '0.0.0.0', false, 'development', [notPublic]],
  ['1', '0.0.0.0', false, 'production', [everything, notProduction, notPublic]],
  ['1', '0.0.0.0', true, 'development', [notPublic, notMailed]],
  ['1', '0.0.0.0', true, 'production', [allButMail, notProduction, notPublic, notMailed]],
])('DEMO=%s on %s, mail %s, in %s', (demo, host, mail, env, outcome) => {
  const transport = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'no-reply@example.com' }
  const found = outcomeOf({ DEMO: demo, HOST: host, NODE_ENV: env, ...(mail ? transport : {}) })
  expect(found).toEqual(outcome)
})

it('starts in production once nothing is missing, and never as a demo', () => {
  const complete = {
    NODE_ENV: 'production',
    SESSION_SECRET: 's'.repeat(32),
    PUBLIC_URL: 'https://tameer.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'no-reply@example.com',
  }
  for (const HOST of ['127.0.0.1', '0.0.0.0']) expect(outcomeOf({ ...complete, HOST })).toBe(without)
  for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']) {
    expect(outcomeOf({ ...complete, [name]: '' })).toEqual([`Production (NODE_ENV=production) needs ${name}`])
  }
})
