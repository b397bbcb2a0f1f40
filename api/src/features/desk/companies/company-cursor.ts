import { invalid } from '../../../core/errors.ts'
import type { DeskCompanyPlace } from '../../../db/queries/desk/desk-companies.ts'

const place = /^(\d{1,10})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const ownPlace = /^-?\d{1,16}$/
/** Largest value of the position's column. */
const largest = 2_147_483_647

/** Encodes the start of the next page of companies. */
export function encodeCursor({ positionKey, id }: DeskCompanyPlace): string {
  return `${positionKey}.${id}`
}

/** Decodes a cursor. Throws `invalid` for malformed text. */
export function decodeCursor(cursor: string): DeskCompanyPlace {
  const [, position, id] = place.exec(cursor) ?? []
  const positionKey = Number(position)
  if (id === undefined || !(positionKey <= largest)) throw noCursor()
  return { positionKey, id }
}

/** Decodes a portfolio's place in its company's order. Throws `invalid` for malformed text. */
export function decodeOwnPlace(cursor: string): number {
  const at = ownPlace.test(cursor) ? Number(cursor) : Number.NaN
  if (!Number.isSafeInteger(at)) throw noCursor()
  return at
}

function noCursor() {
  return invalid('noSuchListPage', { cursor: 'noCursor' })
}
