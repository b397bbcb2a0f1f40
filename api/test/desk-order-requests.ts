import type { Context } from '../src/context/context.ts'
import { loadOrder } from '../src/features/desk/order/order-service.ts'
import { addCompany } from './rows.ts'

/** A sound order to save: the present one with a new company behind it. */
export async function orderWithOneMore(
  context: Context,
): Promise<{ version: string; ids: string[]; why: string }> {
  const { version, rows } = await loadOrder(context)
  return {
    version,
    ids: [...rows.map(({ id }) => id), await addCompany(context.db)],
    why: 'New in the order',
  }
}
