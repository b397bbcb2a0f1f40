import { type DeskOrder, getDeskOrder, saveDeskOrder } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { mount } from '../../../http/mount.ts'
import { presentListed } from '../companies/company-presenter.ts'
import { loadOrder, saveOrder } from './order-service.ts'

/** The order in which visitors see companies. */
export function deskOrderRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getDeskOrder, context, () => present(context))
  mount(app, saveDeskOrder, context, async ({ body, account, caller }) => {
    await saveOrder(context, { account, caller }, body)
    return present(context)
  })
}

async function present(context: Context): Promise<DeskOrder> {
  const { version, rows, more } = await loadOrder(context)
  return { version, data: rows.map((row) => presentListed(row, context)), more }
}
