import { invalid } from '../../core/errors.ts'
import type { DeskLogPlace } from '../../db/queries/desk-log.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Where the next page of the log begins, as a text. */
export function encodeCursor({ createdAt, id }: DeskLogPlace): string {
  return `${createdAt}.${id}`
}

/** The place of a cursor. Throws `invalid` for a text that is none. */
export function decodeCursor(cursor: string): DeskLogPlace {
  const [, createdAt, id] = place.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { createdAt: Number(createdAt), id }
}
