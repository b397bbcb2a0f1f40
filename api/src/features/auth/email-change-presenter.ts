import type { EmailChange, PendingEmailChange } from '@tameer/contract'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { EmailChangeRow } from '../../db/schema.ts'
import { objectionMs } from './email-change-mail.ts'

/** A company's address and its pending change, as its owner sees them: without the tokens. */
export function presentEmailChange(
  { email }: CompanyRecord,
  change: EmailChangeRow | undefined,
  helpEmail: string | null,
): EmailChange {
  return { email, helpEmail, pending: change ? presentPending(change) : null }
}

/** A pending change without its tokens. */
export function presentPending(change: EmailChangeRow): PendingEmailChange {
  const { newEmail, oldConfirmedAt, newConfirmedAt, expiresAt } = change
  return {
    newEmail,
    oldConfirmed: oldConfirmedAt !== null,
    newConfirmed: newConfirmedAt !== null,
    expiresAt: new Date(expiresAt).toISOString(),
    holdsAt: newConfirmedAt === null ? null : new Date(newConfirmedAt + objectionMs).toISOString(),
  }
}
