import {
  answerHomeowner,
  askHomeowner,
  declineInvitation,
  getInvitation,
  type Invitation,
  listInvitations,
  saveQuoteDraft,
  seeInvitation,
  sendQuote,
  withdrawQuote,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { presentDraft, presentInvited } from './invitation-presenter.ts'
import * as invitations from './invitation-service.ts'
import { listOwnInvitations } from './own-invitations.ts'
import * as questions from './question-service.ts'
import * as quotes from './quote-service.ts'
import { presentQuote } from './request-presenter.ts'

/** A company's side of requests. It sees only those it is invited to. */
export function invitationRoutes(app: FastifyInstance, context: Context): void {
  const show = async (asked: invitations.AskedInvitation): Promise<Invitation> =>
    presentInvited(await invitations.loadInvitation(context, asked))

  mount(app, listInvitations, context, ({ query, account: { companyId } }) =>
    listOwnInvitations(context, companyId, query),
  )

  mount(app, getInvitation, context, async ({ params: { id }, account: { companyId } }) =>
    show({ id, companyId }),
  )

  mount(app, seeInvitation, context, async ({ params: { id }, account: { companyId } }) => {
    await invitations.noteSeen(context, { id, companyId })
    return show({ id, companyId })
  })

  mount(app, declineInvitation, context, async ({ params: { id }, body, account: { companyId } }) => {
    await invitations.declineInvitation(context, { id, companyId }, body)
    return show({ id, companyId })
  })

  mount(app, askHomeowner, context, async ({ params: { id }, body, account: { companyId } }) => {
    await questions.askHomeowner(context, { id, companyId }, body.text)
    return show({ id, companyId })
  })

  mount(app, answerHomeowner, context, async ({ params: { id }, body, account: { companyId } }) => {
    await questions.answerHomeowner(context, { id, companyId }, body)
    return show({ id, companyId })
  })

  mount(app, saveQuoteDraft, context, async ({ params: { id }, body, account: { companyId } }) =>
    presentDraft(await quotes.saveQuoteDraft(context, { id, companyId }, body)),
  )

  mount(app, sendQuote, context, async ({ params: { id }, body, account: { companyId } }) =>
    presentQuote(await quotes.sendQuote(context, { id, companyId }, body)),
  )

  mount(app, withdrawQuote, context, async ({ params: { id }, account: { companyId } }) => {
    await quotes.withdrawQuote(context, { id, companyId })
    return undefined
  })
}
