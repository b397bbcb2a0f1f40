import { deleteAccount, exportAccount, getProfile, updateProfile, uploadLogo } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { logEvent } from '../../access/events.ts'
import type { Context } from '../../context/context.ts'
import { forbidden, notSignedIn } from '../../core/errors.ts'
import { findAccount } from '../../db/queries/email-confirmations.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import { presentUser } from '../../http/presenters/company-presenter.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { exportOwnAccount } from './account-export.ts'
import { changeLogo, changeProfile } from './company-service.ts'

/** What a signed-in company does with its own account. */
export function companyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getProfile, context, async ({ company }) => {
    const account = await findAccount(context.db.read, company.id)
    // The account can be deleted between the guard and this read.
    if (!account) throw notSignedIn()
    return presentUser(account, context)
  })

  mount(app, updateProfile, context, async ({ form, files, company, reply }) => {
    const signal = signalDeparture(reply)
    const change = { companyId: company.id, name: form.name, files, signal }
    return presentUser(await changeProfile(context, change), context)
  })

  mount(app, uploadLogo, context, async ({ params, files, company, reply }) => {
    if (params.id !== company.id) throw forbidden('You can only change the logo of your own company')
    const signal = signalDeparture(reply)
    return presentUser(await changeLogo(context, { companyId: company.id, files, signal }), context)
  })

  mount(app, exportAccount, context, async ({ company, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tameer-export.zip"')
    return exportOwnAccount(context, company.id)
  })

  mount(app, deleteAccount, context, async ({ body, company, caller }) => {
    await deleteOwnAccount(context, caller, company.id, body.password)
    logEvent(caller, 'account-deleted', { company: company.id })
    return undefined
  })
}
