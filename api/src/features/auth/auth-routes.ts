import {
  changePassword,
  confirmEmail,
  endAllSessions,
  endSession,
  forgotPassword,
  listSessions,
  logIn,
  logOut,
  resetPassword,
  sendConfirmation,
  signUp,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { isLocalCaller } from '../../access/caller.ts'
import { logEvent } from '../../access/events.ts'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  listSessionsOf,
} from '../../db/queries/accounts/sessions.ts'
import { mount } from '../../http/mount.ts'
import { presentUser } from '../../http/presenters/company-presenter.ts'
import { presentSession } from '../../http/presenters/session-presenter.ts'
import { accountWords } from '../../words/account-words.ts'
import { openAccount, signIn } from './auth-service.ts'
import { confirmMailbox, sendConfirmationAgain } from './confirmation-service.ts'
import { changeOwnPassword } from './password-service.ts'
import { requestReset, setNewPassword } from './reset-service.ts'

export function authRoutes(app: FastifyInstance, context: Context): void {
  entranceRoutes(app, context)
  recoveryRoutes(app, context)
  sessionRoutes(app, context)
}

function entranceRoutes(app: FastifyInstance, context: Context): void {
  mount(app, signUp, context, async ({ body, caller }) => {
    const { company, token } = await openAccount(context, caller, body)
    logEvent(caller, 'signed-up', { company: company.id })
    return { user: presentUser(company, context), token }
  })
  mount(app, logIn, context, async ({ body, caller }) => {
    const { token, ...signedIn } = await signIn(context, caller, body)
    if ('operator' in signedIn) {
      const { accountId, name, role } = signedIn.operator
      logEvent(caller, 'password-right', { account: accountId })
      return { desk: { name, role }, token }
    }
    const { company } = signedIn
    logEvent(caller, 'signed-in', { company: company.id })
    return { user: presentUser(company, context), token }
  })
  mount(app, logOut, context, async ({ account }) => {
    await context.db.note((trx) => deleteSession(trx, account.tokenHash))
    return undefined
  })
}

function recoveryRoutes(app: FastifyInstance, context: Context): void {
  mount(app, forgotPassword, context, async ({ body, caller }) => {
    const code = await requestReset(context, caller, body.email)
    logEvent(caller, 'reset-asked')
    const message = accountWords[caller.language].resetOnItsWay
    return context.config.demo && isLocalCaller(caller) ? { message, resetCode: code } : { message }
  })
  mount(app, resetPassword, context, async ({ body, caller }) => {
    await setNewPassword(context, caller, body)
    logEvent(caller, 'reset-used')
    return { message: accountWords[caller.language].passwordUpdated }
  })
  mount(app, changePassword, context, async ({ body, account, caller }) => {
    await changeOwnPassword(context, caller, account, body)
    logEvent(caller, 'password-changed', { company: account.companyId })
    return { message: accountWords[caller.language].passwordUpdated }
  })
  mount(app, confirmEmail, context, async ({ body, caller }) => {
    await confirmMailbox(context, caller, body.token)
    return { message: accountWords[caller.language].emailConfirmed }
  })
  mount(app, sendConfirmation, context, async ({ account: { companyId }, caller: { language } }) => ({
    message: await sendConfirmationAgain(context, { companyId, language }),
  }))
}

function sessionRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listSessions, context, async ({ account, caller }) => {
    const now = context.clock()
    const idleSince = now - context.config.session.idleMs
    const rows = await listSessionsOf(context.db.read, account.accountId, { now, idleSince })
    return { data: rows.map((row) => presentSession(row, account.tokenHash, caller.language)) }
  })
  mount(app, endSession, context, async ({ params, account }) => {
    const ended = await context.db.note((trx) => deleteSessionOf(trx, account.accountId, params.id))
    if (!ended) throw notFound('sessionEnded')
    return undefined
  })
  mount(app, endAllSessions, context, async ({ account }) => {
    await context.db.note((trx) => deleteSessionsOf(trx, account.accountId))
    return undefined
  })
}
