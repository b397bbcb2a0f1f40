import {
  confirmHouseMailbox,
  endHouseMailbox,
  putHouseMailbox,
  recoverHouses,
  takeHouseBack,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { mount } from '../../../http/mount.ts'
import { viewHouse } from '../house-view.ts'
import * as mailboxes from './mailbox-service.ts'
import { mailWaysBack, takeWayBack } from './way-back-service.ts'

/** Endpoints of the family's mailbox, and of the way back into a house. */
export function mailboxRoutes(app: FastifyInstance, context: Context): void {
  mount(app, putHouseMailbox, context, async ({ houseCaller, body }) => {
    const code = await mailboxes.putMailbox(context, houseCaller, body)
    const view = await viewHouse(context, houseCaller)
    return { ...view, ...(context.config.demo && code !== undefined && { code }) }
  })

  mount(app, confirmHouseMailbox, context, async ({ houseCaller, body: { code } }) => {
    await mailboxes.confirmMailbox(context, houseCaller, code)
    return viewHouse(context, houseCaller)
  })

  mount(app, endHouseMailbox, context, async ({ houseCaller }) => {
    await mailboxes.endMailbox(context, houseCaller)
    return undefined
  })

  mount(app, recoverHouses, context, async ({ caller, body: { email } }) => {
    await mailWaysBack(context, caller, email)
    return undefined
  })

  mount(app, takeHouseBack, context, async ({ body }) => ({ id: await takeWayBack(context, body) }))
}
