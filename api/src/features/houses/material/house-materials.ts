import type { FrozenBill } from '@tameer/contract'
import { linesOfOwner, type MaterialPart, materialParts } from '@tameer/houses'
import type { CoverMark } from '@tameer/quotes'
import type { Context } from '../../../context/context.ts'
import type { RequestRow } from '../../../db/tables/request-schema.ts'
import { loadPriceBooks } from '../../../prices/price-books.ts'

/** The materials of a request's bill that the family buys by a quote, as their column keeps them; null without any. */
export async function materialsOfQuote(
  { db }: Context,
  { bill, priceBook }: Pick<RequestRow, 'bill' | 'priceBook'>,
  covers: readonly CoverMark[],
): Promise<string | null> {
  const book = priceBook === null ? undefined : (await loadPriceBooks(db.read)).find(priceBook)
  if (bill === null || !book) return null
  return columnOf(materialParts(linesOfOwner(JSON.parse(bill) as FrozenBill, covers), book))
}

/** The column with the materials of a house; null without any. */
export function columnOf(parts: readonly MaterialPart[]): string | null {
  return parts.length === 0 ? null : JSON.stringify(parts)
}
