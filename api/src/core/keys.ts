import { createHmac } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { logger } from './log.ts'
import { randomToken } from './random.ts'

/** What a hashed secret is for: the same text hashes differently for each. */
export type KeyPurpose = 'session' | 'reset-code' | 'email-confirmation' | 'mailbox' | 'rate-limit'

/** Hashes a secret for keeping: HMAC-SHA-256, hex. */
export type SecretHasher = (purpose: KeyPurpose, text: string) => string

export function createSecretHasher(secret: string): SecretHasher {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex')
}

/** The secret everything is hashed with: the configured one, or this server's own. */
export async function secretOf({
  session,
  database,
  dataDir,
}: Pick<Config, 'session' | 'database' | 'dataDir'>): Promise<string> {
  if (session.secret !== null) return session.secret
  if (database.kind === 'postgres') {
    logger('main').warn(
      'SESSION_SECRET is not set: another server on this database would know nobody who signed in here',
    )
  }
  return keepSecret(dataDir)
}

/** The random secret kept in the data folder, made on first use and readable by its owner alone. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, `${randomToken()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}
