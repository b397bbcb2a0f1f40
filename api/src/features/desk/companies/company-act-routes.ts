import {
  cancelCompanyEmailChange,
  changeCompanyEmail,
  confirmCompanyMailbox,
  deleteCompany,
  endCompanySessions,
  exportCompany,
  hideCompany,
  hideProject,
  placeCompany,
  restoreCompany,
  restoreProject,
  sendCompanyReset,
  suspendCompany,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { notFound } from '../../../core/errors.ts'
import { findCompany } from '../../../db/queries/companies/companies.ts'
import { mount } from '../../../http/mount.ts'
import { exportOwnAccount } from '../../companies/account-export.ts'
import * as acts from './company-acts.ts'
import { loadSeen } from './company-lists.ts'
import { presentDeskCompany } from './company-presenter.ts'
import * as restrictions from './restriction-service.ts'

/** Acts of the desk on a company and its projects. Each returns the updated company. */
export function deskCompanyActRoutes(app: FastifyInstance, context: Context): void {
  restrictionRoutes(app, context)
  accountRoutes(app, context)
  mount(app, exportCompany, context, async ({ params: { id }, account, caller, reply }) => {
    if (!(await findCompany(context.db.read, id))) throw notFound('companyGone')
    await noteAtDesk(context, { account, caller }, async () => ({
      value: true,
      line: { event: 'company-exported', subject: { kind: 'company', id } },
    }))
    reply.header('content-disposition', 'attachment; filename="tameer-company.zip"')
    return exportOwnAccount(context, id)
  })
  mount(app, deleteCompany, context, async ({ params: { id }, body, account, caller }) => {
    await acts.deleteCompany(context, { account, caller }, { id, ...body })
    return undefined
  })
}

async function present(context: Context, id: string) {
  return presentDeskCompany(await loadSeen(context, id), context)
}

function restrictionRoutes(app: FastifyInstance, context: Context): void {
  mount(app, hideCompany, context, async ({ params: { id }, body, account, caller }) => {
    await restrictions.restrictCompany(context, { account, caller }, { id, ...body }, 'hide')
    return present(context, id)
  })
  mount(app, suspendCompany, context, async ({ params: { id }, body, account, caller }) => {
    await restrictions.restrictCompany(context, { account, caller }, { id, ...body }, 'suspend')
    return present(context, id)
  })
  mount(app, restoreCompany, context, async ({ params: { id }, body, account, caller }) => {
    await restrictions.restoreCompany(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, placeCompany, context, async ({ params: { id }, body, account, caller }) => {
    await acts.placeCompany(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, hideProject, context, async ({ params, body, account, caller }) => {
    await restrictions.hideProject(context, { account, caller }, { ...params, ...body })
    return present(context, params.id)
  })
  mount(app, restoreProject, context, async ({ params, body, account, caller }) => {
    await restrictions.restoreProject(context, { account, caller }, { ...params, ...body })
    return present(context, params.id)
  })
}

function accountRoutes(app: FastifyInstance, context: Context): void {
  mount(app, confirmCompanyMailbox, context, async ({ params: { id }, body, account, caller }) => {
    await acts.confirmMailbox(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, sendCompanyReset, context, async ({ params: { id }, body, account, caller }) => {
    await acts.sendReset(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, changeCompanyEmail, context, async ({ params: { id }, body, account, caller }) => {
    await acts.changeEmail(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, cancelCompanyEmailChange, context, async ({ params: { id }, body, account, caller }) => {
    await acts.cancelEmailChange(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
  mount(app, endCompanySessions, context, async ({ params: { id }, body, account, caller }) => {
    await acts.endSessions(context, { account, caller }, { id, ...body })
    return present(context, id)
  })
}
