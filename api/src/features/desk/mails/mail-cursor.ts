import { invalid } from '../../../core/errors.ts'
import type { MailPlace } from '../../../db/queries/desk-mails.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Where the next page of the outbox begins, as a text. */
export function encodeMailCursor({ nextAttemptAt, id }: MailPlace): string {
  return `${nextAttemptAt}.${id}`
}

/** The place of a cursor. Throws `invalid` for a text that is none. */
export function decodeMailCursor(cursor: string): MailPlace {
  const [, nextAttemptAt, id] = place.exec(cursor) ?? []
  if (nextAttemptAt === undefined || id === undefined) {
    throw invalid('noSuchListPage', { cursor: 'noCursor' })
  }
  return { nextAttemptAt: Number(nextAttemptAt), id }
}
