import { readFileSync } from 'node:fs'

/** Settings that hold a secret. Each may be kept in a file instead; the same name with `_FILE` gives its path. */
export const secretSettings = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ALFALAH_MERCHANT_HASH',
  'ALFALAH_PASSWORD',
  'ALFALAH_KEY1',
  'ALFALAH_KEY2',
  'SAFEPAY_SECRET',
  'SAFEPAY_WEBHOOK_SECRET',
] as const

/**
 * Reads the secrets that are kept in files, by the name of their setting, and the faults of those files, one sentence
 * each.
 */
export function readSecretFiles(environment: Record<string, string | undefined>): {
  secrets: Record<string, string>
  faults: string[]
} {
  const secrets: Record<string, string> = {}
  const faults: string[] = []
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) continue
    if (environment[name]?.trim()) faults.push(`${name} and ${name}_FILE are both set: keep one of them`)
    try {
      const secret = readFileSync(file, 'utf8').trim()
      if (secret === '') faults.push(`${name}_FILE names a file that is empty: ${file}`)
      secrets[name] = secret
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      faults.push(`${name}_FILE names a file that cannot be read: ${file} (${reason})`)
    }
  }
  return { secrets, faults }
}
