import {
  changeDeskPassword,
  changeSecondFactor,
  type DeskAccount,
  deskSessionLimits,
  endDeskSession,
  getDeskAccount,
  giveCode,
  leaveDesk,
  listDeskSessions,
  makeRecoveryCodes,
  prepareSecondFactor,
  readWelcome,
  takeWelcome,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { findSignedIn, type SignedInOperator } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { notSignedIn } from '../../core/errors.ts'
import { countRecoveryCodes, findOperatorOf } from '../../db/queries/accounts/operators.ts'
import { listSessionsOf } from '../../db/queries/accounts/sessions.ts'
import { mount } from '../../http/mount.ts'
import { presentSession } from '../../http/presenters/session-presenter.ts'
import { acceptCode } from './code-service.ts'
import * as own from './desk-account-service.ts'
import { acceptWelcome, loadWelcome } from './welcome-service.ts'

/** Endpoints to sign in at the desk, to leave it, and to change the own account there. */
export function deskAccountRoutes(app: FastifyInstance, context: Context): void {
  entranceRoutes(app, context)
  secretRoutes(app, context)
  sessionRoutes(app, context)
}

function entranceRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readWelcome, context, async ({ body }) => {
    const { operator, factor } = await loadWelcome(context, body.token)
    const { name, email, role } = operator
    return { name, email, role, ...factor }
  })
  mount(app, takeWelcome, context, ({ body, caller }) => acceptWelcome(context, caller, body))
  mount(app, giveCode, context, async ({ body, account, caller }) => {
    await acceptCode(context, caller, account, body.code)
    // The first code also gives the session its full length.
    const confirmed = await findSignedIn(context, caller)
    if (!confirmed || confirmed.role === 'Company') throw notSignedIn()
    return loadAccount(context, confirmed)
  })
  mount(app, leaveDesk, context, async ({ account, caller }) => {
    await own.endOwnSession(context, { account, caller })
    return undefined
  })
}

function secretRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getDeskAccount, context, ({ account }) => loadAccount(context, account))
  mount(app, changeDeskPassword, context, async ({ body, account, caller }) => {
    await own.changePassword(context, { account, caller }, body)
    return undefined
  })
  mount(app, prepareSecondFactor, context, ({ account, caller }) =>
    own.prepareFactor(context, { account, caller }),
  )
  mount(app, changeSecondFactor, context, async ({ body, account, caller }) => {
    await own.changeFactor(context, { account, caller }, body.code)
    return undefined
  })
  mount(app, makeRecoveryCodes, context, async ({ account, caller }) => ({
    recoveryCodes: await own.renewRecoveryCodes(context, { account, caller }),
  }))
}

function sessionRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listDeskSessions, context, async ({ account, caller }) => {
    const now = context.clock()
    const rows = await listSessionsOf(context.db.read, account.accountId, {
      now,
      idleSince: now - deskSessionLimits.idleMs,
    })
    return { data: rows.map((row) => presentSession(row, account.tokenHash, caller.language)) }
  })
  mount(app, endDeskSession, context, async ({ params, account, caller }) => {
    await own.endSessionOf(context, { account, caller }, params.id)
    return undefined
  })
}

async function loadAccount({ db, clock }: Context, session: SignedInOperator): Promise<DeskAccount> {
  const { accountId, codeAt, expiresAt } = session
  const operator = await findOperatorOf(db.read, accountId)
  // The account can be removed between the guard and this read.
  if (!operator) throw notSignedIn()
  const { name, email, role } = operator
  const recoveryCodesLeft = await countRecoveryCodes(db.read, accountId)
  const secondsLeft = Math.max(0, Math.floor((expiresAt - clock()) / 1000))
  return { name, email, role, codeAt: timeOf(codeAt), secondsLeft, recoveryCodesLeft }
}

function timeOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
