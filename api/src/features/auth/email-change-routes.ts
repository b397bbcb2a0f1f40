import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  readEmailLink,
  requestEmailChange,
  sendEmailChange,
  undoEmailChange,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { logEvent } from '../../access/events.ts'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import {
  askForEmailChange,
  cancelOwnEmailChange,
  readEmailChange,
  sendEmailChangeAgain,
} from './email-change-service.ts'
import * as links from './email-link-service.ts'

/** Changes of the address a company signs in with: requested in the settings, confirmed and undone with mailed links. */
export function emailChangeRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getEmailChange, context, ({ account }) => readEmailChange(context, account))

  mount(app, requestEmailChange, context, async ({ body, account, caller }) => {
    const change = await askForEmailChange(context, caller, account, body)
    logEvent(caller, 'email-change-asked', { company: account.companyId })
    return change
  })

  mount(app, sendEmailChange, context, ({ account }) => sendEmailChangeAgain(context, account))

  mount(app, cancelEmailChange, context, async ({ account, caller }) => {
    await cancelOwnEmailChange(context, caller, account)
    return undefined
  })

  mount(app, readEmailLink, context, ({ body }) => links.readEmailLink(context, body.token))

  mount(app, confirmEmailChange, context, async ({ body, caller }) => {
    const { companyId, changed } = await links.confirmEmailChange(context, caller, body.token)
    if (changed) logEvent(caller, 'email-changed', { company: companyId })
    return undefined
  })

  mount(app, undoEmailChange, context, async ({ body, caller }) => {
    const { companyId, undone } = await links.undoEmailChange(context, caller, body.token)
    if (undone) logEvent(caller, 'email-change-undone', { company: companyId })
    return undefined
  })
}
