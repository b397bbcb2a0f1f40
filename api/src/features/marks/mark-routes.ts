import { enterMark, getMarkDocument, listOwnMarks, withdrawMark } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { notFound } from '../../core/errors.ts'
import { findMark, listMarksOf } from '../../db/queries/marks/marks.ts'
import { mount } from '../../http/mount.ts'
import { presentOwnMark } from '../../http/presenters/mark-presenter.ts'
import { openDocument } from '../../http/upload/send-document.ts'
import { enterMarkOf, withdrawMarkOf } from './mark-service.ts'

/** A signed-in company's own licences and registrations. */
export function markRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  const marksOf = async (companyId: string) => {
    const today = dayInPakistan(clock())
    return { data: (await listMarksOf(db.read, companyId)).map((row) => presentOwnMark(row, today)) }
  }

  mount(app, listOwnMarks, context, async ({ account }) => marksOf(account.companyId))

  mount(app, enterMark, context, async ({ form, files, account: { companyId } }) => {
    await enterMarkOf(context, companyId, form, files)
    return marksOf(companyId)
  })

  mount(app, withdrawMark, context, async ({ params, account: { companyId } }) => {
    await withdrawMarkOf(context, companyId, params.id)
    return marksOf(companyId)
  })

  mount(app, getMarkDocument, context, async ({ params, account: { companyId }, reply }) => {
    const mark = await findMark(db.read, { id: params.id, companyId })
    if (!mark) throw notFound('markGone')
    return openDocument(context, mark.documentFile, reply)
  })
}
