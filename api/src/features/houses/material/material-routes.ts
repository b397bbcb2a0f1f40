import { addDelivery, addSnag, answerSnag, mendSnag } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { mount } from '../../../http/mount.ts'
import { viewHouse } from '../house-view.ts'
import * as deliveries from './delivery-service.ts'
import * as snags from './snag-service.ts'

/** Material that came, and faults. */
export function materialRoutes(app: FastifyInstance, context: Context): void {
  mount(app, addDelivery, context, async ({ houseCaller, body }) => {
    await deliveries.addDelivery(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, addSnag, context, async ({ houseCaller, body }) => {
    await snags.addSnag(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, mendSnag, context, async ({ houseCaller, params: { snagId }, body }) => {
    await snags.mend(context, houseCaller, snagId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, answerSnag, context, async ({ houseCaller, params: { snagId }, body }) => {
    await snags.answer(context, houseCaller, snagId, body)
    return viewHouse(context, houseCaller)
  })
}
