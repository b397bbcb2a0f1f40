import { invalid } from '../../../core/errors.ts'

const sharedId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Decodes the id of the last shared thing of the page before. Throws `invalid` for malformed text. */
export function decodeDuplicatesCursor(cursor: string): string {
  if (!sharedId.test(cursor)) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return cursor
}
