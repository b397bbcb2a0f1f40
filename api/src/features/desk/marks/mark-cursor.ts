import { invalid } from '../../../core/errors.ts'
import type { MarkPlace } from '../../../db/queries/marks/desk-marks.ts'

const place = /^(\d{4}-\d{2}-\d{2})\.([\da-f-]{36})$/

/** Encodes the start of the next page of marks. */
export function encodeMarkCursor({ validUntil, id }: MarkPlace): string {
  return `${validUntil}.${id}`
}

/** Decodes a cursor. Throws `invalid` for malformed text. */
export function decodeMarkCursor(cursor: string): MarkPlace {
  const [, validUntil, id] = place.exec(cursor) ?? []
  if (validUntil === undefined || id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { validUntil, id }
}
