import { invalid } from '../../../core/errors.ts'
import type { DeskCompanyPlace } from '../../../db/queries/desk-companies.ts'

const place = /^(\d{1,10})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const ownPlace = /^-?\d{1,16}$/
/** The largest of a position's column. */
const largest = 2_147_483_647

/** Where the next page of companies begins, as a text. */
export function encodeCursor({ positionKey, id }: DeskCompanyPlace): string {
  return `${positionKey}.${id}`
}

/** The place of a cursor. Throws `invalid` for a text that is none. */
export function decodeCursor(cursor: string): DeskCompanyPlace {
  const [, position, id] = place.exec(cursor) ?? []
  const positionKey = Number(position)
  if (id === undefined || !(positionKey <= largest)) throw noCursor()
  return { positionKey, id }
}

/** The place of a portfolio in its company's order. Throws `invalid` for a text that is none. */
export function decodeOwnPlace(cursor: string): number {
  const at = ownPlace.test(cursor) ? Number(cursor) : Number.NaN
  if (!Number.isSafeInteger(at)) throw noCursor()
  return at
}

function noCursor() {
  return invalid('noSuchListPage', { cursor: 'noCursor' })
}
