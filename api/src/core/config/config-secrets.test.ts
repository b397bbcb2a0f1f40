import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { faultsOf } from '../../../test/config-faults.ts'
import { readConfig } from './config.ts'
import { secretSettings } from './config-secrets.ts'

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tameer-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

const values: Record<(typeof secretSettings)[number], string> = {
  SESSION_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://u:p@db/tameer',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  ALFALAH_MERCHANT_HASH: 'merchant-hash',
  ALFALAH_PASSWORD: 'password',
  ALFALAH_KEY1: '0123456789abcdef',
  ALFALAH_KEY2: 'fedcba9876543210',
  SAFEPAY_SECRET: 'secret',
  SAFEPAY_WEBHOOK_SECRET: 'webhook-secret',
}
const others = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://example.com', MAIL_FROM: 'no-reply@example.com' },
  ...{ S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'us-east-1', S3_BUCKET: 'tameer' },
  ...{ ALFALAH_MERCHANT_ID: '1', ALFALAH_STORE_ID: '2', ALFALAH_USERNAME: 'tameer' },
  ...{ SAFEPAY_API_KEY: 'sec_1' },
}

it('every secret may stand in a file of its own', () => {
  const files = secretSettings.map((name) => [`${name}_FILE`, fileWith(`${values[name]}\n`)])
  expect(readConfig({ ...others, ...Object.fromEntries(files) })).toEqual(
    readConfig({ ...others, ...values }),
  )
})

it('a file that is not there or empty, and a setting given twice, are named and never shown', () => {
  const file = fileWith(values.SMTP_URL)
  const faults = faultsOf({
    ...{ ...others, ...values },
    ...{ SESSION_SECRET: '', SESSION_SECRET_FILE: '/nowhere/secret' },
    ...{ DATABASE_URL: '', DATABASE_URL_FILE: fileWith(' \n') },
    SMTP_URL_FILE: file,
  })
  expect(faults).toContain('SESSION_SECRET_FILE names a file that cannot be read: /nowhere/secret (ENOENT)')
  expect(faults).toContainEqual(expect.stringContaining('DATABASE_URL_FILE names a file that is empty'))
  expect(faults).toContain('SMTP_URL and SMTP_URL_FILE are both set: keep one of them')
  expect(faults.join()).not.toContain('secret@')
})

it('SESSION_SECRET may be a list, each as long as one alone must be', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const secretsOf = (SESSION_SECRET: string) => readConfig({ SESSION_SECRET }).session.secrets
  expect(secretsOf(first)).toEqual([first])
  expect(secretsOf(` ${first} , ${second} `)).toEqual([first, second])
  expect(readConfig({}).session.secrets).toBeNull()
  expect(faultsOf({ SESSION_SECRET: `${first},short` })).toEqual([
    expect.stringContaining('at least 32 characters'),
  ])
})
