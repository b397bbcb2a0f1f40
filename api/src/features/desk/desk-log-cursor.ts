import { invalid } from '../../core/errors.ts'
import type { DeskLogPlace } from '../../db/queries/desk-log.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Encodes the start of the next page of the log. */
export function encodeCursor({ createdAt, id }: DeskLogPlace): string {
  return `${createdAt}.${id}`
}

/** Decodes a cursor. Throws `invalid` for malformed text. */
export function decodeCursor(cursor: string): DeskLogPlace {
  const [, createdAt, id] = place.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { createdAt: Number(createdAt), id }
}
