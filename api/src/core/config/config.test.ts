import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultsOf } from '../../../test/config-faults.ts'
import { type Environment, readConfig, readEnvironment } from './config.ts'

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://tameer.example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Tameer <no-reply@example.com>',
}

const postgres = { DATABASE_URL: 'postgres://u:p@db/tameer' }

describe('readConfig', () => {
  it('runs the whole product as a demo on loopback without any variable', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      env: 'development',
      demo: true,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      mail: null,
      trustProxy: false,
      s3: null,
      corsOrigins: [],
      logLevel: 'warn',
    })
    expect(config.session).toEqual({ secrets: null, idleMs: 30 * 86_400_000, maxMs: 90 * 86_400_000 })
    expect(config.database).toEqual({ kind: 'sqlite', file: join(process.cwd(), 'data', 'tameer.sqlite') })
  })

  it.each<[name: string, environment: Environment, demo: boolean]>([
    ['DEMO=0', { DEMO: '0' }, false],
    ['DEMO=1 on a laptop', { DEMO: '1' }, true],
    ['production', production, false],
    ['production with DEMO=0', { ...production, DEMO: '0' }, false],
    ['a host others reach', { HOST: '0.0.0.0' }, false],
    ['another loopback address', { HOST: '127.0.0.2' }, true],
    ['localhost', { HOST: 'localhost' }, true],
    ['IPv6 loopback', { HOST: '::1' }, true],
    ['a host that only begins like loopback', { HOST: '127.0.0.1.example.com' }, false],
    ['a mail transport', { SMTP_URL: production.SMTP_URL, MAIL_FROM: production.MAIL_FROM }, false],
    ['an empty mail transport', { SMTP_URL: ' ' }, true],
  ])('judges demo mode: %s', (_name, environment, demo) => {
    const config = readConfig(environment)
    expect(config.demo).toBe(demo)
    expect(config.logLevel).toBe(demo ? 'warn' : 'info')
  })

  it.each<[name: string, environment: Environment, faults: RegExp[]]>([
    ['DEMO=1 in production', { ...production, DEMO: '1' }, [/DEMO=1.*NODE_ENV/, /DEMO=1.*SMTP_URL/]],
    ['DEMO=1 on a public host', { DEMO: '1', HOST: '0.0.0.0' }, [/DEMO=1.*HOST/]],
    ['DEMO=1 with mail', { DEMO: '1', SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.pk' }, [/DEMO=1.*SMTP_URL/]],
    ['DEMO=yes', { DEMO: 'yes' }, [/DEMO must be one of/]],
    [
      'production without anything',
      { NODE_ENV: 'production' },
      [/needs SESSION_SECRET, PUBLIC_URL, SMTP_URL, MAIL_FROM$/],
    ],
    ['production without a sender', { ...production, MAIL_FROM: '' }, [/needs MAIL_FROM$/]],
    ['half a transport', { SMTP_URL: 'smtp://a' }, [/MAIL_FROM is needed/]],
    ['a sender alone', { MAIL_FROM: 'a@b.pk' }, [/SMTP_URL is needed/]],
    ['not a mail server', { SMTP_URL: 'http://a', MAIL_FROM: 'a@b.pk' }, [/SMTP_URL must/]],
    ['not a sender', { SMTP_URL: 'smtp://a', MAIL_FROM: 'nobody' }, [/MAIL_FROM must/]],
    ['a weak secret', { SESSION_SECRET: 'short' }, [/SESSION_SECRET must/]],
    ['PORT=http', { PORT: 'http' }, [/PORT must be a whole number from 0 to 65535/]],
    ['PORT=70000', { PORT: '70000' }, [/PORT must/]],
    ['PORT=30.5', { PORT: '30.5' }, [/PORT must/]],
    ['SESSION_IDLE_DAYS=0', { SESSION_IDLE_DAYS: '0' }, [/SESSION_IDLE_DAYS must/]],
    [
      'idle longer than all',
      { SESSION_IDLE_DAYS: '10', SESSION_MAX_DAYS: '5' },
      [/SESSION_IDLE_DAYS must not be more/],
    ],
    ['PUBLIC_URL with a path', { PUBLIC_URL: 'https://example.com/shop' }, [/PUBLIC_URL must/]],
    ['PUBLIC_URL of another kind', { PUBLIC_URL: 'ftp://example.com' }, [/PUBLIC_URL must/]],
    ['PUBLIC_URL with a quote', { PUBLIC_URL: 'https://a"onload="b.example' }, [/PUBLIC_URL must/]],
    ['PUBLIC_URL with an apostrophe', { PUBLIC_URL: "https://a'b.example" }, [/PUBLIC_URL must/]],
    ['an origin with a quote', { CORS_ORIGINS: 'https://a"b.pk' }, [/CORS_ORIGINS/]],
    ['another database', { DATABASE_URL: 'mysql://root@db/tameer' }, [/DATABASE_URL must/]],
    ['a pool of one', { ...postgres, DATABASE_POOL_SIZE: '1' }, [/DATABASE_POOL_SIZE must.*from 2 to 200/]],
    ['a pool of words', { ...postgres, DATABASE_POOL_SIZE: 'many' }, [/DATABASE_POOL_SIZE must/]],
    ['a pool beyond bounds', { ...postgres, DATABASE_POOL_SIZE: '201' }, [/DATABASE_POOL_SIZE must/]],
    ['a pool of a file', { DATABASE_POOL_SIZE: '20' }, [/DATABASE_POOL_SIZE is set, so DATABASE_URL must/]],
    ['any origin', { CORS_ORIGINS: '*' }, [/CORS_ORIGINS/]],
    ['an origin with a path', { CORS_ORIGINS: 'https://a.pk, https://b.pk/' }, [/https:\/\/b\.pk\/ is none/]],
    ['trusting everybody', { TRUST_PROXY: 'true' }, [/TRUST_PROXY/]],
    ['a network too wide', { TRUST_PROXY: '10.0.0.0/99' }, [/TRUST_PROXY/]],
    ['an unknown level', { LOG_LEVEL: 'loud' }, [/LOG_LEVEL must/]],
    ['three faults at once', { PORT: 'x', LOG_LEVEL: 'x', DEMO: 'x' }, [/DEMO/, /LOG_LEVEL/, /PORT/]],
  ])('refuses %s', (_name, environment, faults) => {
    const found = faultsOf(environment).toSorted()
    expect(found).toHaveLength(faults.length)
    for (const [index, fault] of faults.entries()) expect(found[index]).toMatch(fault)
  })

  it('takes a complete production', () => {
    const config = readConfig({
      ...production,
      ...postgres,
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
    })
    expect(config).toMatchObject({
      demo: false,
      publicUrl: 'https://tameer.example.com',
      database: { kind: 'postgres', url: postgres.DATABASE_URL },
      mail: { smtpUrl: production.SMTP_URL },
      trustProxy: ['loopback', '10.0.0.0/8'],
      listingsNeedConfirmedEmail: true,
    })
  })

  it('takes the size of a pool, and leaves it to the database otherwise', () => {
    const sized = readConfig({ ...postgres, DATABASE_POOL_SIZE: '40' })
    expect(sized.database).toEqual({ kind: 'postgres', url: postgres.DATABASE_URL, poolSize: 40 })
    expect(readConfig(postgres).database).toEqual({ kind: 'postgres', url: postgres.DATABASE_URL })
  })

  it('never repeats a secret in a fault', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://root:hunter2@db',
      SMTP_URL: 'ftp://me:hunter2@mail',
      SESSION_SECRET: 'hunter2',
    })
    expect(faults.join()).not.toContain('hunter2')
  })
})

describe('what is kept in a folder', () => {
  function temporaryFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tameer-config-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  it('reads .env, overruled by the environment', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, '.env'), 'TAMEER_TEST_ONLY="from the file"\nNODE_ENV=nonsense\n')
    const environment = readEnvironment(folder)
    expect(environment.TAMEER_TEST_ONLY).toBe('from the file')
    expect(environment.NODE_ENV).toBe(process.env.NODE_ENV)
  })
})
