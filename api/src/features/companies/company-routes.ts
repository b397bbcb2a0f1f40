import {
  deleteAccount,
  exportAccount,
  getCompany,
  getProfile,
  may,
  updateFacts,
  updateProfile,
  uploadLogo,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { logEvent } from '../../access/events.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { forbidden, notFound, notSignedIn } from '../../core/errors.ts'
import { findOwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import { findProfile } from '../../db/queries/companies/company-facts.ts'
import { findCompanyLife } from '../../db/queries/companies/company-life.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import { presentProfile, presentUser } from '../../http/presenters/company-presenter.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { exportOwnAccount } from './account-export.ts'
import { changeLogo, changeProfile } from './company-service.ts'
import { changeFacts } from './facts-service.ts'

/** Company data for everybody, and what a signed-in company does with its own account. */
export function companyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getProfile, context, async ({ account }) => {
    const company = await findOwnCompany(context.db.read, account.companyId)
    // The account can be deleted between the guard and this read.
    if (!company) throw notSignedIn()
    return presentUser(company, context)
  })

  mount(app, updateProfile, context, async ({ form, files, account, caller, reply }) => {
    const signal = signalDeparture(reply)
    const change = { companyId: account.companyId, caller, form, files, signal }
    return presentUser(await changeProfile(context, change), context)
  })

  mount(app, updateFacts, context, async ({ body, account }) => {
    return presentUser(await changeFacts(context, account.companyId, body), context)
  })

  mount(app, getCompany, context, async ({ params }) => {
    const found = await findProfile(context.db.read, params.id, dayInPakistan(context.clock()))
    if (!found) throw notFound('companyGone')
    const life = (await findCompanyLife(context.db.read, [params.id], context.clock())).get(params.id)
    return { ...presentProfile(found, context), ...(life && { life }) }
  })

  mount(app, uploadLogo, context, async ({ params, files, account, caller, reply }) => {
    const companyId = params.id
    if (!may(account, 'change', { companyId })) {
      throw forbidden('notYourLogo')
    }
    const signal = signalDeparture(reply)
    return presentUser(await changeLogo(context, { companyId, caller, files, signal }), context)
  })

  mount(app, exportAccount, context, async ({ account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tameer-export.zip"')
    return exportOwnAccount(context, account.companyId)
  })

  mount(app, deleteAccount, context, async ({ body, account, caller }) => {
    await deleteOwnAccount(context, caller, account, body.password)
    logEvent(caller, 'account-deleted', { company: account.companyId })
    return undefined
  })
}
