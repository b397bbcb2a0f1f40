import {
  closeDeskReport,
  type DeskReport,
  fallbackName,
  getDeskReport,
  getReportedPicture,
  hideReported,
  hideReportedEntry,
  holdReportedHouse,
  listDeskReports,
  listReportHistory,
  releaseReportedHouse,
  takeDeskReport,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { notFound } from '../../../core/errors.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../../core/time-cursor.ts'
import { countOpenReports, listClosings, listOpenThings } from '../../../db/queries/desk/reported-things.ts'
import { findReport } from '../../../db/queries/desk/reports.ts'
import { listThingHistory } from '../../../db/queries/desk/thing-history.ts'
import { mount } from '../../../http/mount.ts'
import { openDocument } from '../../../http/upload/send-document.ts'
import { presentHistoryLine } from '../desk-log-presenter.ts'
import { hideEntry, requireReportedPicture, setHeld } from './house-report-acts.ts'
import { closeOpenReports, hideReportedThing, takeOpenReports } from './report-acts.ts'
import { presentListedThing, presentReport } from './report-presenter.ts'
import { loadReport, ownedThing } from './report-view.ts'

/** Reports, for the desk to look at and to close. */
export function deskReportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  mount(app, listDeskReports, context, async ({ query: { state, kind, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
    const list = state === 'closed' ? listClosings : listOpenThings
    const { rows, next } = await list(db.read, { kind, after }, limit)
    return {
      data: rows.map((row) => presentListedThing(row, context)),
      nextCursor: next ? encodeTimeCursor(next.createdAt, next.id) : null,
      ...(await countOpenReports(db.read)),
    }
  })
  const present = async (id: string) => presentReport(await loadReport(context, id), context)
  mount(app, getDeskReport, context, ({ params: { id } }) => present(id))
  mount(app, listReportHistory, context, async ({ params: { id }, query: { limit, cursor } }) => {
    const report = await findReport(db.read, id)
    if (!report) throw notFound('reportGone')
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
    const rows = await listThingHistory(db.read, await ownedThing(db.read, report), after, limit + 1)
    const { shown, last } = cutPage(rows, limit)
    return {
      data: shown.map(presentHistoryLine),
      nextCursor: last ? encodeTimeCursor(last.createdAt, last.id) : null,
    }
  })
  mount(app, takeDeskReport, context, async ({ params: { id }, body, account, caller }) => {
    await takeOpenReports(context, { account, caller }, { id, ...body })
    return present(id)
  })
  mount(app, closeDeskReport, context, async ({ params: { id }, body, account, caller }) => {
    await closeOpenReports(context, { account, caller }, { id, ...body })
    return present(id)
  })
  mount(app, hideReported, context, async ({ params: { id }, body, account, caller }) => {
    await hideReportedThing(context, { account, caller }, { id, ...body })
    return present(id)
  })
  houseReportRoutes(app, context, present)
}

type Present = (id: string) => Promise<DeskReport>

/** Reports about entries of house files. */
function houseReportRoutes(app: FastifyInstance, context: Context, present: Present): void {
  mount(app, getReportedPicture, context, async ({ params, reply }) => {
    const file = await requireReportedPicture(context.db.read, params)
    const picture = await openDocument(context, fallbackName(file), reply)
    reply.header('cache-control', 'private, no-store')
    return picture
  })
  mount(app, hideReportedEntry, context, async ({ params: { id }, body, account, caller }) => {
    await hideEntry(context, { account, caller }, { id, ...body })
    return present(id)
  })
  mount(app, holdReportedHouse, context, async ({ params: { id }, account, caller }) => {
    await setHeld(context, { account, caller }, id, true)
    return present(id)
  })
  mount(app, releaseReportedHouse, context, async ({ params: { id }, account, caller }) => {
    await setHeld(context, { account, caller }, id, false)
    return present(id)
  })
}
