import { sendFieldFigures } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { createFieldCounter } from './field-counter.ts'

/** Counts how fast visits were. */
export function fieldFigureRoutes(app: FastifyInstance, context: Context): void {
  const counter = createFieldCounter(context)
  counter.start()
  app.addHook('onClose', () => counter.stop())
  mount(app, sendFieldFigures, context, async ({ body, caller }) => {
    counter.take(body, caller)
    return undefined
  })
}
