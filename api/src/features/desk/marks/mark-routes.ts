import { checkMark, daysLater, getDeskMarkDocument, listDeskMarks, refuseMark } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { notFound } from '../../../core/errors.ts'
import { countMarks, listMarksAtDesk } from '../../../db/queries/marks/desk-marks.ts'
import { listMarkHistories } from '../../../db/queries/marks/mark-history.ts'
import { findMark } from '../../../db/queries/marks/marks.ts'
import { mount } from '../../../http/mount.ts'
import { presentDeskMark } from '../../../http/presenters/mark-presenter.ts'
import { openDocument } from '../../../http/upload/send-document.ts'
import { acceptMarkAtDesk, refuseMarkAtDesk } from './mark-acts.ts'
import { decodeMarkCursor, encodeMarkCursor } from './mark-cursor.ts'

/** Days before the end of a mark in which it counts as ending soon. */
const soonDays = 30

/** Licences and registrations for operators to check. */
export function deskMarkRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  mount(app, listDeskMarks, context, async ({ query: { state, limit, cursor } }) => {
    const today = dayInPakistan(clock())
    const after = cursor === undefined ? undefined : decodeMarkCursor(cursor)
    const rows = await listMarksAtDesk(db.read, { state, after, today }, limit + 1)
    const { shown, last } = cutPage(rows, limit)
    const histories = await listMarkHistories(db.read, shown)
    return {
      data: histories.map(([row, history]) => presentDeskMark(row, today, history, context)),
      nextCursor: last ? encodeMarkCursor(last) : null,
      ...(await countMarks(db.read, { today, until: daysLater(today, soonDays) })),
    }
  })
  mount(app, getDeskMarkDocument, context, async ({ params, reply }) => {
    const mark = await findMark(db.read, { id: params.id })
    if (!mark) throw notFound('markGone')
    return openDocument(context, mark.documentFile, reply)
  })
  mount(app, checkMark, context, async ({ params, body, account, caller }) => {
    await acceptMarkAtDesk(context, { account, caller }, { id: params.id, ...body })
    return undefined
  })
  mount(app, refuseMark, context, async ({ params, body, account, caller }) => {
    await refuseMarkAtDesk(context, { account, caller }, { id: params.id, ...body })
    return undefined
  })
}
