import type { Reader, Writer } from '../../database.ts'
import type { RequestQuestionRow } from '../../tables/request-schema.ts'

/** A question without an answer yet. */
export type NewQuestion = Omit<RequestQuestionRow, 'answer' | 'answeredAt'>

export async function insertQuestion(trx: Writer, question: NewQuestion): Promise<void> {
  await trx
    .insertInto('requestQuestions')
    .values({ ...question, answer: null, answeredAt: null })
    .execute()
}

/** All questions of a request, oldest first. */
export function listQuestions(db: Reader, requestId: string): Promise<RequestQuestionRow[]> {
  return db
    .selectFrom('requestQuestions')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}

/** The questions that a company may see: all questions of companies, and the homeowner's questions to it. */
export function listQuestionsFor(
  db: Reader,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<RequestQuestionRow[]> {
  return db
    .selectFrom('requestQuestions')
    .selectAll()
    .where('requestId', '=', requestId)
    .where((question) =>
      question.or([question('askedBy', '=', 'company'), question('companyId', '=', companyId)]),
    )
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}

/** A company's own part of the questions of some requests, each with the time of its answer. */
export function listQuestionsOf(
  db: Reader,
  { companyId, requestIds }: { companyId: string; requestIds: readonly string[] },
): Promise<Pick<RequestQuestionRow, 'requestId' | 'askedBy' | 'text' | 'answeredAt'>[]> {
  if (requestIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('requestQuestions')
    .select(['requestId', 'askedBy', 'text', 'answeredAt'])
    .where('companyId', '=', companyId)
    .where('requestId', 'in', requestIds)
    .execute()
}

/** The questions of one side between a request and a company. Lock the request to count them exactly. */
export function listQuestionsBetween(
  trx: Writer,
  { requestId, companyId, askedBy }: Pick<RequestQuestionRow, 'requestId' | 'companyId' | 'askedBy'>,
): Promise<RequestQuestionRow[]> {
  return trx
    .selectFrom('requestQuestions')
    .selectAll()
    .where('requestId', '=', requestId)
    .where('companyId', '=', companyId)
    .where('askedBy', '=', askedBy)
    .execute()
}

/** Answers an open question. Returns false when it has an answer. */
export async function answerQuestion(
  trx: Writer,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('requestQuestions')
    .set({ answer, answeredAt: now })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
