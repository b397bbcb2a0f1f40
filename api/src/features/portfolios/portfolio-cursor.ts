import { invalid } from '../../core/errors.ts'
import type { PortfolioKey } from '../../db/queries/portfolios.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const content = new RegExp(`^(\\d{1,10})~(${uuid})~(${uuid})$`)

/** Where the next page starts, as text that callers hand back unread. */
export function encodeCursor({ positionKey, companyId, id }: PortfolioKey): string {
  return Buffer.from(`${positionKey}~${companyId}~${id}`).toString('base64url')
}

/** The place a cursor stands for. Throws `invalid` for any text `encodeCursor` did not make. */
export function decodeCursor(cursor: string): PortfolioKey {
  const [, position, companyId, id] = content.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  const positionKey = Number(position)
  // Beyond this the databases' integer column has no such value.
  if (!companyId || !id || positionKey > 2_147_483_647) {
    throw invalid('noSuchListPage', { cursor: 'noCursor' })
  }
  return { positionKey, companyId, id }
}
