import { invalid } from '../../../core/errors.ts'
import type { UnansweredPlace } from '../../../db/queries/unanswered-requests.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Encodes the start of the next page of requests without an answer. */
export function encodeUnansweredCursor({ openedAt, id }: UnansweredPlace): string {
  return `${openedAt}.${id}`
}

/** Decodes a cursor. Throws `invalid` for malformed text. */
export function decodeUnansweredCursor(cursor: string): UnansweredPlace {
  const [, openedAt, id] = place.exec(cursor) ?? []
  if (openedAt === undefined || id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { openedAt: Number(openedAt), id }
}
