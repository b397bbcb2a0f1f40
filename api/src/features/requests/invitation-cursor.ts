import { invalid } from '../../core/errors.ts'
import type { InvitationKey } from '../../db/queries/company-invitations.ts'

const content = /^(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Encodes the start of the next page, as opaque text. */
export function encodeCursor({ sentAt, id }: InvitationKey): string {
  return Buffer.from(`${sentAt}~${id}`).toString('base64url')
}

/** Decodes a cursor. Throws `invalid` for any text that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): InvitationKey {
  const [, sentAt, id] = content.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { sentAt: Number(sentAt), id }
}
