import { clientLink, type RestrictionMeasure, screens, type WhyRestricted } from '@tameer/contract'
import type { DeskActor, DeskLineToWrite } from '../../../access/desk-log.ts'
import { postSoon } from '../../../access/outgoing-mail.ts'
import type { SignedInOperator } from '../../../access/sessions.ts'
import type { Context } from '../../../context/context.ts'
import { withRenamedPictures } from '../../../context/rename-project-pictures.ts'
import { conflict, forbidden, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { holdAccount } from '../../../db/queries/accounts/accounts.ts'
import { lift, type Restrictable, restrict } from '../../../db/queries/accounts/restrictions.ts'
import { deleteSessionsOf } from '../../../db/queries/accounts/sessions.ts'
import type { DeskCompanyRecord } from '../../../db/queries/desk/desk-companies.ts'
import { findDeskCompany } from '../../../db/queries/desk/desk-companies.ts'
import { findAnyPortfolio, type PortfolioRecord } from '../../../db/queries/portfolios/portfolios.ts'
import { restoredMail, restrictedMail } from '../../../mail/templates/restriction.ts'
import { actOnCompany, type SeenCompany } from './company-acts.ts'

/** Time for which the mail is worth sending, ms: an owner may look into the mailbox days later. */
const mailLifeMs = 7 * 24 * 60 * 60_000

/** More that is done in the transaction of a restriction. Returns the lines about it for the log. */
export type Along = (trx: Writer) => Promise<readonly DeskLineToWrite[]>

/** Hides or suspends a company and mails it the reason; a suspended one loses its sessions too. Throws `conflict`. */
export function restrictCompany(
  context: Context,
  actor: DeskActor,
  { id, ...why }: WhyRestricted & { id: string },
  measure: RestrictionMeasure,
  along?: Along,
): Promise<void> {
  return actOnCompany(context, actor, { id, version: why.version }, async (trx, company) => {
    const { state: before, accountId } = company
    if (measure === 'hide' && before === 'suspended') throw conflict('bringBackFirst')
    const { reason, words } = why
    await restrict(trx, { kind: 'company', id }, { measure, reason, words, createdAt: context.clock() })
    if (measure === 'suspend') {
      // Locked, so that no session is created by somebody who has not seen this change yet.
      await holdAccount(trx, accountId)
      await deleteSessionsOf(trx, accountId)
    }
    await mailWhy(context, trx, company, { ...why, measure })
    const event = measure === 'suspend' ? 'company-suspended' : 'company-hidden'
    return {
      event,
      value: undefined,
      before: { state: before },
      after: { state: stateAfter[measure], reason },
      also: await along?.(trx),
    }
  })
}

const stateAfter = { hide: 'hidden', suspend: 'suspended' } as const

/**
 * Makes a company visible again. Throws `conflict` when it is not hidden, and `forbidden` for an editor and a suspended
 * company.
 */
export function restoreCompany(
  context: Context,
  { account, caller }: DeskActor & { account: SignedInOperator },
  seen: SeenCompany,
): Promise<void> {
  return actOnCompany(context, { account, caller }, seen, async (trx, company) => {
    const { id, state: before } = company
    if (before === 'suspended' && account.role !== 'Operator') throw forbidden('operatorsBringBack')
    await liftOf(context, trx, { kind: 'company', id })
    const state = (await findDeskCompany(trx, id))?.state ?? 'listed'
    await mailRestored(context, trx, company, { unconfirmed: state === 'unconfirmed' })
    return { event: 'company-restored', value: undefined, before: { state: before }, after: { state } }
  })
}

interface SeenProject extends SeenCompany {
  projectId: string
}

/** Hides one of the company's portfolios from visitors and mails the company the reason. Throws `not-found`. */
export function hideProject(
  context: Context,
  actor: DeskActor,
  { id, version, projectId, reason, words }: SeenProject & WhyRestricted,
  along?: Along,
): Promise<void> {
  const hide = (rename: (trx: Writer) => Promise<void>) =>
    actOnCompany(context, actor, { id, version }, async (trx, company) => {
      const project = await requireProject(trx, id, projectId)
      await rename(trx)
      const restriction = { measure: 'hide', reason, words, createdAt: context.clock() } as const
      await restrict(trx, { kind: 'portfolio', id: projectId, companyId: id }, restriction)
      await mailWhy(context, trx, company, { ...restriction, title: project.title })
      const after = { project: projectId, reason }
      return { event: 'project-hidden', value: undefined, after, also: await along?.(trx) }
    })
  return withRenamedPictures(context, projectId, hide)
}

/** Makes a portfolio visible again. Throws `not-found`, and `conflict` when the desk does not hide it. */
export function restoreProject(
  context: Context,
  actor: DeskActor,
  { id, version, projectId }: SeenProject,
): Promise<void> {
  return actOnCompany(context, actor, { id, version }, async (trx, company) => {
    const { title } = await requireProject(trx, id, projectId)
    await liftOf(context, trx, { kind: 'portfolio', id: projectId, companyId: id })
    await mailRestored(context, trx, company, { title, unconfirmed: false })
    return { event: 'project-restored', value: undefined, after: { project: projectId } }
  })
}

async function liftOf({ config }: Context, trx: Writer, thing: Restrictable): Promise<void> {
  const lifted = await lift(trx, thing, { needsConfirmed: config.listingsNeedConfirmedEmail })
  if (!lifted) throw conflict('notRestricted')
}

async function requireProject(trx: Writer, companyId: string, id: string): Promise<PortfolioRecord> {
  const project = await findAnyPortfolio(trx, id)
  if (project?.companyId !== companyId) throw notFound('portfolioGone')
  return project
}

function mailWhy(
  context: Context,
  trx: Writer,
  { name, email, language }: DeskCompanyRecord,
  why: Pick<WhyRestricted, 'reason' | 'words'> & { measure: RestrictionMeasure; title?: string },
): Promise<void> {
  const { measure, title, reason, words } = why
  const answerTo = context.config.contactEmail
  const facts = { language, name, title, measure, reason, words, answerTo }
  return mailOwner(context, trx, email, restrictedMail(facts))
}

function mailRestored(
  context: Context,
  trx: Writer,
  { name, email, language }: DeskCompanyRecord,
  { title, unconfirmed }: { title?: string; unconfirmed: boolean },
): Promise<void> {
  const link = context.config.publicUrl + clientLink(screens.overview.to(), language)
  return mailOwner(context, trx, email, restoredMail({ language, name, title, unconfirmed, link }))
}

async function mailOwner(
  context: Context,
  trx: Writer,
  recipient: string,
  letter: ReturnType<typeof restrictedMail>,
): Promise<void> {
  await postSoon(context, trx, { ...letter, recipient, lifeMs: mailLifeMs })
}
