import type { Context } from '../context/context.ts'
import { emailKey } from '../db/queries/accounts.ts'

/** The key under which a mailbox's mails are counted and a deleted account is recorded, pseudonymised. */
export function mailboxKey({ hashSecret }: Pick<Context, 'hashSecret'>, address: string): string {
  return hashSecret('mailbox', emailKey(address))
}
