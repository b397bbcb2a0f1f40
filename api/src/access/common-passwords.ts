import { invalidField } from '../core/errors.ts'

/** Read on first use: few servers ever set a password of the desk. */
let known: Promise<ReadonlySet<string>> | undefined

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Throws `invalid` for a password among the most common ones, whatever its case. */
export async function refuseCommonPassword(password: string): Promise<void> {
  known ??= readList()
  if ((await known).has(password.trim().toLowerCase())) throw invalidField('newPassword', 'passwordCommon')
}
