import type { EmailChange } from '@tameer/contract'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { EmailChangeRow } from '../../db/schema.ts'
import { objectionMs } from './email-change-mail.ts'

/** A company's address and its pending change, as its owner sees them: without the tokens. */
export function presentEmailChange(
  { email }: CompanyRecord,
  change: EmailChangeRow | undefined,
  helpEmail: string | null,
): EmailChange {
  return {
    email,
    helpEmail,
    pending: change
      ? {
          newEmail: change.newEmail,
          oldConfirmed: change.oldConfirmedAt !== null,
          newConfirmed: change.newConfirmedAt !== null,
          expiresAt: new Date(change.expiresAt).toISOString(),
          holdsAt:
            change.newConfirmedAt === null
              ? null
              : new Date(change.newConfirmedAt + objectionMs).toISOString(),
        }
      : null,
  }
}
