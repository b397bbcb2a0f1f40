import { forgotPassword, logIn, logOut, resetPassword, signUp } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { presentUser } from '../../http/presenters/company-presenter.ts'
import { closeSession } from '../../http/sessions.ts'
import { openAccount, signIn } from './auth-service.ts'
import { requestReset, setNewPassword } from './reset-service.ts'

export function authRoutes(app: FastifyInstance, context: Context): void {
  mount(app, signUp, context, async ({ body }) => {
    const { company, token } = await openAccount(context, body)
    return { user: presentUser(company), token }
  })
  mount(app, logIn, context, async ({ body }) => {
    const { company, token } = await signIn(context, body)
    return { user: presentUser(company), token }
  })
  mount(app, logOut, context, async ({ company }) => {
    await closeSession(context, company)
    return undefined
  })
  mount(app, forgotPassword, context, async ({ body }) => {
    const code = await requestReset(context, body.email)
    const message = 'If an account has this address, a reset code is on its way to it.'
    return context.config.demo ? { message, resetCode: code } : { message }
  })
  mount(app, resetPassword, context, async ({ body }) => {
    await setNewPassword(context, body)
    return { message: 'Password updated successfully.' }
  })
}
