import { invalid } from '../../../core/errors.ts'
import type { MailPlace } from '../../../db/queries/desk-mails.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Encodes the start of the next page of the outbox. */
export function encodeMailCursor({ nextAttemptAt, id }: MailPlace): string {
  return `${nextAttemptAt}.${id}`
}

/** Decodes a cursor. Throws `invalid` for malformed text. */
export function decodeMailCursor(cursor: string): MailPlace {
  const [, nextAttemptAt, id] = place.exec(cursor) ?? []
  if (nextAttemptAt === undefined || id === undefined) {
    throw invalid('noSuchListPage', { cursor: 'noCursor' })
  }
  return { nextAttemptAt: Number(nextAttemptAt), id }
}
