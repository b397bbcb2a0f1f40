import {
  answerChange,
  answerPayment,
  closeHouse,
  notePayment,
  proposeChange,
  withdrawChange,
  withdrawPayment,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import * as changes from './change-service.ts'
import { close } from './close-service.ts'
import { viewHouse } from './house-view.ts'
import * as payments from './payment-service.ts'

/** Changes of the price, payments, and the end of a house. */
export function moneyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, proposeChange, context, async ({ houseCaller, body }) => {
    await changes.propose(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, answerChange, context, async ({ houseCaller, params: { changeId }, body }) => {
    await changes.answer(context, houseCaller, changeId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, withdrawChange, context, async ({ houseCaller, params: { changeId } }) => {
    await changes.withdraw(context, houseCaller, changeId)
    return viewHouse(context, houseCaller)
  })

  mount(app, notePayment, context, async ({ houseCaller, body }) => {
    await payments.note(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, answerPayment, context, async ({ houseCaller, params: { paymentId }, body }) => {
    await payments.answer(context, houseCaller, paymentId, body.received)
    return viewHouse(context, houseCaller)
  })

  mount(app, withdrawPayment, context, async ({ houseCaller, params: { paymentId } }) => {
    await payments.withdraw(context, houseCaller, paymentId)
    return viewHouse(context, houseCaller)
  })

  mount(app, closeHouse, context, async ({ houseCaller, body }) => {
    await close(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })
}
