import { updateProfile, uploadLogo } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { forbidden } from '../../core/errors.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import { presentUser } from '../../http/presenters/company-presenter.ts'
import { changeLogo, changeProfile } from './company-service.ts'

/** What a signed-in company does with its own account. */
export function companyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, updateProfile, context, async ({ form, files, company, reply }) => {
    const signal = signalDeparture(reply)
    return presentUser(
      await changeProfile(context, { companyId: company.id, name: form.name, files, signal }),
    )
  })

  mount(app, uploadLogo, context, async ({ params, files, company, reply }) => {
    if (params.id !== company.id) throw forbidden('You can only change the logo of your own company')
    const signal = signalDeparture(reply)
    return presentUser(await changeLogo(context, { companyId: company.id, files, signal }))
  })
}
