import { invalid } from '../../core/errors.ts'
import type { PortfolioPlace } from '../../db/portfolio-search/index.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const content = new RegExp(`^(\\d{1,10})~(${uuid})~(-?\\d{1,16})$`)

/** Encodes the start of the next page, as opaque text. */
export function encodeCursor({ positionKey, companyId, place }: PortfolioPlace): string {
  return Buffer.from(`${positionKey}~${companyId}~${place}`).toString('base64url')
}

/** Decodes a cursor. Throws `invalid` for any text that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): PortfolioPlace {
  const [, position, companyId, own] = content.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  const [positionKey, place] = [Number(position), Number(own)]
  // The databases' columns hold no values beyond these.
  if (!companyId || positionKey > 2_147_483_647 || !Number.isSafeInteger(place)) {
    throw invalid('noSuchListPage', { cursor: 'noCursor' })
  }
  return { positionKey, companyId, place }
}
