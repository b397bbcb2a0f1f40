import { afterAll, beforeAll, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { expectWholeOrNothing } from '../../../test/interrupted-write.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { addQuestion, addQuote, quoteFor } from '../../../test/request-rows.ts'

// Every write about a request is stored completely or not at all: each is made to fail before each of its statements.

type Prepared = Awaited<ReturnType<InvitedApp['invite']>> & { quoteId: string; questions: [string, string] }
type Act = (test: InvitedApp, prepared: Prepared) => Promise<{ statusCode: number; body: string }>

const acts: Record<string, Act> = {
  seeInvitation: (test, { otherId }) => test.ask('seeInvitation', otherId, undefined, test.other),
  declineInvitation: (test, { otherId }) =>
    test.ask('declineInvitation', otherId, { reason: 'too-far' }, test.other),
  askHomeowner: (test, { id }) => test.ask('askHomeowner', id, { text: 'Which road?' }),
  answerHomeowner: (test, { id, questions }) =>
    test.ask('answerHomeowner', id, { questionId: questions[1], text: 'In May' }),
  saveQuoteDraft: (test, { id }) => test.ask('saveQuoteDraft', id, { draft: { a: 1 }, version: 0 }),
  'sendQuote for the first time': (test, { otherId }) =>
    test.ask('sendQuote', otherId, quoteFor(Date.now), test.other),
  'sendQuote for a better one': (test, { id }) => test.send(id, { tax: 'not-included' }),
  withdrawQuote: (test, { id }) => test.ask('withdrawQuote', id),
  askCompany: (test, prepared) =>
    test.act('askCompany', prepared, { companyId: test.mine.user.id, text: 'When?' }),
  answerQuestion: (test, prepared) =>
    test.act('answerQuestion', prepared, { questionId: prepared.questions[0], text: 'Yes' }),
  chooseQuote: (test, prepared) => test.act('chooseQuote', prepared, { quoteId: prepared.quoteId }),
}

const tables = [
  'requests',
  'invitations',
  'quotes',
  'quoteDrafts',
  'requestQuestions',
  'requestNotices',
] as const

describeOnEachEngine('an interrupted write about a request', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  async function prepare(): Promise<Prepared> {
    const request = await test.invite()
    const [companyId, { requestId, id }] = [test.mine.user.id, request]
    const quoteId = await addQuote(test.context, { invitationId: id, companyId })
    const asked = async (askedBy: 'company' | 'homeowner') =>
      addQuestion(test.context, { requestId, companyId, askedBy })
    return { ...request, quoteId, questions: [await asked('company'), await asked('homeowner')] }
  }

  it.each(Object.entries(acts))('changes nothing: %s', async (_name, act) => {
    const prepared = await prepare()
    await expectWholeOrNothing(test.context.db, tables, () => act(test, prepared))
  })
})
