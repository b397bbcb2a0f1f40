import { listFittingCompanies, listUnansweredRequests, suggestCompanies } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../../core/time-cursor.ts'
import { mount } from '../../../http/mount.ts'
import { presentNamed } from '../../../http/presenters/named-presenter.ts'
import { decodeCursor, encodeCursor } from '../companies/company-cursor.ts'
import { suggestCompanies as suggest } from './suggest-companies.ts'
import { countWaiting, loadFitting, loadUnanswered, presentUnanswered } from './unanswered-lists.ts'

/** Requests without an answer, and companies that the desk suggests for them. */
export function deskRequestRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listUnansweredRequests, context, async ({ query: { days, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'openedAt')
    const found = await loadUnanswered(context, { days: Number(days), after }, limit + 1)
    const { shown, last } = cutPage(found, limit)
    const { listed, waits } = await countWaiting(context)
    return {
      data: shown.map(presentUnanswered),
      nextCursor: last ? encodeTimeCursor(last.row.openedAt, last.row.id) : null,
      listed,
      waiting: waits,
    }
  })
  mount(app, listFittingCompanies, context, async ({ params, query: { q, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const { rows, next } = await loadFitting(context, params.id, { q, limit, after })
    return {
      data: rows.map(({ record: { id, name, city, projects }, silent }) => ({
        id,
        name,
        projects,
        silent,
        city: city && presentNamed(city),
      })),
      nextCursor: next ? encodeCursor(next) : null,
    }
  })
  mount(app, suggestCompanies, context, async ({ params, body, account, caller }) => {
    const { companyIds, suggestedAt, again } = body
    const seen = suggestedAt === null ? undefined : Date.parse(suggestedAt)
    const asked = { requestId: params.id, companyIds, seen, again }
    await suggest(context, { account, caller }, asked)
    return undefined
  })
}
