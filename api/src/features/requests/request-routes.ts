import {
  closeRequest,
  confirmRequest,
  createRequest,
  deleteRequest,
  endFamilyKey,
  getRequest,
  inviteCompany,
  makeRequestKey,
  releasePhone,
  sendRequestConfirmation,
  stopReminders,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { stopRemindersTo } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import type { SendPicture } from '../../http/upload/uploads.ts'
import { storeRequest } from './new-request.ts'
import {
  closeWithoutChoice,
  deleteForGood,
  inviteOneMore,
  putKey,
  showPhone,
  takeFamilyKeyBack,
} from './request-acts.ts'
import { confirmRequest as confirm, sendConfirmationAgain } from './request-confirmation.ts'
import { requestPictureRoute } from './request-picture-routes.ts'
import { readQuotes, viewRequest } from './request-view.ts'

interface Own {
  sendPicture: SendPicture
  /** Removes files of deleted accounts and requests from this server's own folder. */
  removeTraces(): Promise<void>
}

/** Endpoints of a homeowner for the own request. */
export function requestRoutes(app: FastifyInstance, context: Context, own: Own): void {
  const inDemo = (confirmToken: string | undefined) =>
    context.config.demo && confirmToken !== undefined ? { confirmToken } : {}

  mount(app, createRequest, context, async ({ form, files, caller, reply }) => {
    const signal = signalDeparture(reply)
    const { id, confirmToken } = await storeRequest(context, caller, { form: form.request, files, signal })
    const { request } = await viewRequest(context, { requestId: id, kind: 'own' })
    return { request, key: form.request.key, ...inDemo(confirmToken) }
  })

  mount(app, confirmRequest, context, ({ body }) => confirm(context, body.token))

  mount(app, getRequest, context, async ({ requestKey, query: { unread } }) => {
    const view = await viewRequest(context, requestKey)
    if (requestKey.kind === 'own' && !unread) await readQuotes(context, requestKey.requestId)
    return view
  })

  mount(app, sendRequestConfirmation, context, async ({ body: { email, key }, requestKey, caller }) => {
    const to = email !== undefined && key !== undefined ? { email, key } : undefined
    const confirmToken = await sendConfirmationAgain(context, caller, { id: requestKey.requestId, to })
    return { ...(await viewRequest(context, requestKey)), ...inDemo(confirmToken) }
  })

  mount(app, inviteCompany, context, async ({ body: { companyId }, requestKey }) => {
    await inviteOneMore(context, { requestId: requestKey.requestId, companyId })
    return viewRequest(context, requestKey)
  })

  mount(app, releasePhone, context, async ({ body: { companyId, released }, requestKey }) => {
    await showPhone(context, { requestId: requestKey.requestId, companyId }, released)
    return viewRequest(context, requestKey)
  })

  mount(app, closeRequest, context, async ({ body: { reason }, requestKey }) => {
    await closeWithoutChoice(context, requestKey.requestId, reason)
    return viewRequest(context, requestKey)
  })

  mount(app, makeRequestKey, context, async ({ body: { kind, key }, requestKey, caller }) => {
    await putKey(context, caller, { requestId: requestKey.requestId, kind, key })
    return { key }
  })

  mount(app, endFamilyKey, context, async ({ requestKey }) => {
    await takeFamilyKeyBack(context, requestKey.requestId)
    return undefined
  })

  mount(app, deleteRequest, context, async ({ requestKey }) => {
    await deleteForGood(context, requestKey.requestId)
    await own.removeTraces()
    return undefined
  })

  mount(app, stopReminders, context, async ({ body: { token } }) => {
    await stopRemindersTo(context, token)
    return undefined
  })

  requestPictureRoute(app, context, own.sendPicture)
}
