import type { Context } from '../context/context.ts'
import { emailKey } from '../db/queries/accounts.ts'

type Hasher = Pick<Context, 'hashSecret'>

/** The key under which a mailbox's mails are counted and a deleted account is recorded, pseudonymised. */
export function mailboxKey({ hashSecret }: Hasher, address: string): string {
  return hashSecret('mailbox', emailKey(address))
}

/** As `mailboxKey`, under each of the server's secrets: what is kept for long may have been kept under an older one. */
export function mailboxKeys({ hashSecret }: Hasher, address: string): string[] {
  return hashSecret.each('mailbox', emailKey(address))
}
