import { health, problem, ready } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { readBuild } from '../../core/build.ts'
import { AppError } from '../../core/errors.ts'
import { mount } from '../../http/mount.ts'
import { findHindrance, type Hindrance } from './readiness.ts'

/** Reasons of which only begin and end are logged: a health check every second must not fill the log. */
const toldOnce: readonly Hindrance[] = ['stopping', 'diskFull', 'databaseAway']

/** Health checks for balancers and monitoring. */
export function serviceRoutes(app: FastifyInstance, context: Context): void {
  mount(app, health, context, async () => {
    const { version, commit } = readBuild()
    return { status: 'ok' as const, version, commit }
  })
  mount(app, ready, context, async () => {
    const hindrance = await findHindrance(context)
    if (!hindrance) return { status: 'ready' as const }
    throw new AppError('busy', problem('notReady', { hindrance }), {
      retryAfterS: 5,
      isTold: toldOnce.includes(hindrance),
    })
  })
}
