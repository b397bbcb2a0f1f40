import { invalid } from './errors.ts'

const place = /^(\d{1,15})\.([\da-f-]{36})$/

/** Encodes the start of the next page of a list in the order of a time, ms, and of the id: after this row. */
export function encodeTimeCursor(at: number, id: string): string {
  return `${at}.${id}`
}

/** Decodes a cursor; `name` is that of the time. Throws `invalid` for malformed text. */
export function decodeTimeCursor<Name extends string>(
  cursor: string,
  name: Name,
): Record<Name, number> & { id: string } {
  const [, at, id] = place.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return { [name]: Number(at), id } as Record<Name, number> & { id: string }
}
