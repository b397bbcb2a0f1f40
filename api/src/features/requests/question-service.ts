import { invitationMoves, problem, requestLimits } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Writer } from '../../db/database.ts'
import { keepInvited, listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import {
  answerQuestion,
  insertQuestion,
  listQuestions,
  listQuestionsBetween,
  listQuestionsFor,
} from '../../db/queries/requests/request-questions.ts'
import type { RequestQuestionRow } from '../../db/tables/request-schema.ts'
import type { AskedInvitation } from './invitation-service.ts'
import { holdOpenRequest, holdStanding } from './open-requests.ts'

/** States of an invitation in which its company may ask and be asked. */
const talking = invitationMoves.passOver.from

interface Answer {
  questionId: string
  text: string
}

/** Stores a company's question, which all invited companies will see. Throws `conflict` after ten. */
export async function askHomeowner(
  { db, clock }: Context,
  asked: AskedInvitation,
  text: string,
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    const { request } = await holdStanding(trx, asked, { now, states: talking })
    const between = { requestId: request.id, companyId: asked.companyId, askedBy: 'company' as const }
    if (!(await insertOnce(trx, { ...between, text, now }))) return
    await insertNotices(trx, [{ requestId: request.id, companyId: null }], 'question', now)
  })
}

/**
 * Stores the homeowner's question to one company, which alone sees it. Throws `not-found` for one that is not invited.
 */
export async function askCompany(
  { db, clock }: Context,
  { requestId, companyId }: { requestId: string; companyId: string },
  text: string,
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    await keepInvited(trx, requestId)
    await holdOpenRequest(trx, requestId, now)
    const invitation = (await listInvitationsTo(trx, requestId)).find((one) => one.companyId === companyId)
    if (!invitation) throw notFound()
    if (!(talking as readonly string[]).includes(invitation.state)) throw conflict('companyIsOut')
    const between = { requestId, companyId, askedBy: 'homeowner' as const }
    if (!(await insertOnce(trx, { ...between, text, now }))) return
    await insertNotices(trx, [{ requestId, companyId }], 'question', now)
  })
}

/**
 * Stores the homeowner's answer to a company's question, for all invited companies. Throws `conflict` when it has one.
 */
export async function answerCompany(
  { db, clock }: Context,
  requestId: string,
  { questionId, text }: Answer,
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    await keepInvited(trx, requestId)
    await holdOpenRequest(trx, requestId, now)
    const questions = await listQuestions(trx, requestId)
    await answerOne(trx, { questions, askedBy: 'company', questionId, text, now })
    const invitations = await listInvitationsTo(trx, requestId)
    const told = invitations.filter(({ state }) => (talking as readonly string[]).includes(state))
    const recipients = told.flatMap(({ companyId }) => (companyId === null ? [] : [{ requestId, companyId }]))
    await insertNotices(trx, recipients, 'answer', now)
  })
}

/** Stores a company's answer to the homeowner's question. Throws `conflict` when it has one. */
export async function answerHomeowner(
  { db, clock }: Context,
  asked: AskedInvitation,
  { questionId, text }: Answer,
): Promise<void> {
  await db.note(async (trx) => {
    const now = clock()
    const { request } = await holdStanding(trx, asked, { now, states: talking })
    const between = { requestId: request.id, companyId: asked.companyId }
    const questions = await listQuestionsFor(trx, between)
    await answerOne(trx, { questions, askedBy: 'homeowner', questionId, text, now })
    await insertNotices(trx, [{ requestId: request.id, companyId: null }], 'answer', now)
  })
}

/**
 * Stores a question, unless the same one is still unanswered: a repeated press stores one question. Returns true when
 * it is new. The caller must have locked the request, so that the limit of ten holds.
 */
async function insertOnce(
  trx: Writer,
  {
    text,
    now,
    ...between
  }: Pick<RequestQuestionRow, 'requestId' | 'companyId' | 'askedBy' | 'text'> & { now: number },
): Promise<boolean> {
  const before = await listQuestionsBetween(trx, between)
  if (before.some((one) => one.text === text && one.answer === null)) return false
  const most = requestLimits.questionsPerCompany
  if (before.length >= most) throw conflict(problem('tooManyQuestions', { most }))
  await insertQuestion(trx, { id: newId(), ...between, text, askedAt: now })
  return true
}

async function answerOne(
  trx: Writer,
  given: Answer & {
    questions: readonly RequestQuestionRow[]
    askedBy: RequestQuestionRow['askedBy']
    now: number
  },
): Promise<void> {
  const { questions, askedBy, questionId: id, text: answer, now } = given
  const question = questions.find((one) => one.id === id && one.askedBy === askedBy)
  if (!question) throw notFound()
  if (!(await answerQuestion(trx, { id, answer, now }))) throw conflict('hasAnswer')
}
