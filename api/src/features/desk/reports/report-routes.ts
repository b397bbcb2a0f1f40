import { closeDeskReport, getDeskReport, listDeskReports, takeDeskReport } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { countOpenReports, listReports } from '../../../db/queries/reports.ts'
import { mount } from '../../../http/mount.ts'
import { decodeCursor, encodeCursor } from '../desk-log-cursor.ts'
import { closeOpenReport, takeOpenReport } from './report-acts.ts'
import { presentListedReport, presentReport } from './report-presenter.ts'
import { loadReport } from './report-view.ts'

/** Reports, for the desk to look at and to close. */
export function deskReportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  mount(app, listDeskReports, context, async ({ query: { state, kind, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const rows = await listReports(db.read, { closed: state === 'closed', kind }, after, limit + 1)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const place = last && { id: last.id, createdAt: last.closedAt ?? last.createdAt }
    return {
      data: shown.map(presentListedReport),
      nextCursor: place ? encodeCursor(place) : null,
      open: await countOpenReports(db.read),
    }
  })
  const present = async (id: string) => presentReport(await loadReport(context, id), context)
  mount(app, getDeskReport, context, ({ params: { id } }) => present(id))
  mount(app, takeDeskReport, context, async ({ params: { id }, body, account, caller }) => {
    await takeOpenReport(context, { account, caller }, { id, ...body })
    return present(id)
  })
  mount(app, closeDeskReport, context, async ({ params: { id }, body, account, caller }) => {
    await closeOpenReport(context, { account, caller }, { id, ...body })
    return present(id)
  })
}
