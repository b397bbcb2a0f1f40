import { countVisit, listVisits } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { findSignedIn } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { findPortfolioPlace } from '../../db/queries/portfolios/portfolios.ts'
import { mount } from '../../http/mount.ts'
import { createVisitCounter } from './visit-counter.ts'
import { listWeeks } from './visit-weeks.ts'

/** Counts visits to companies, and gives each company its own figures. */
export function visitRoutes(app: FastifyInstance, context: Context): void {
  const counter = createVisitCounter(context)
  counter.start()
  app.addHook('onClose', () => counter.stop())

  mount(app, countVisit, context, async ({ body, caller }) => {
    const own = (await findSignedIn(context, caller))?.companyId
    const seen = own && body.kind === 'project' ? await companyOf(context, body.id) : body.id
    if (own === undefined || own !== seen) counter.take(body, caller)
    return undefined
  })

  mount(app, listVisits, context, async ({ account }) => {
    return { weeks: await listWeeks(context, account.companyId) }
  })
}

async function companyOf({ db }: Context, portfolioId: string): Promise<string | undefined> {
  return (await findPortfolioPlace(db.read, portfolioId))?.companyId
}
