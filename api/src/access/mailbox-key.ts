import type { Context } from '../context/context.ts'
import { emailKey } from '../db/queries/accounts/accounts.ts'

type Hasher = Pick<Context, 'hashSecret'>

/** The pseudonymised key of a mailbox, under which its mails are counted and a deleted account is recorded. */
export function mailboxKey({ hashSecret }: Hasher, address: string): string {
  return hashSecret('mailbox', emailKey(address))
}

/** As `mailboxKey`, under each of the server's secrets: old entries may have been stored under an older one. */
export function mailboxKeys({ hashSecret }: Hasher, address: string): string[] {
  return hashSecret.each('mailbox', emailKey(address))
}
