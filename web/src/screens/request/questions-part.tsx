import type { RequestView } from '@tameer/contract'
import * as words from '#words/request-page'
import { TextForm } from '../../forms/text-form.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { act, type OpenedRequest } from './request-acts.ts'

const headingId = 'questions'

/** How many questions of companies have no answer. */
export function waitingIn({ questions }: RequestView): number {
  return questions.filter(({ by, answer }) => by === 'company' && answer === null).length
}

/** They stand below all quotes. */
export function goToQuestions() {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** What was asked and answered, in its order; what waits for an answer has a field for it. */
export function QuestionsPart({ opened }: { opened: OpenedRequest }) {
  const { request, invitations, questions } = opened.view
  const mayAnswer = request.mayAct && request.state === 'open'
  const nameOf = (companyId: string) =>
    invitations.find((one) => one.companyId === companyId)?.company?.name ?? words.aCompany
  return (
    <section aria-labelledby={headingId} className="min-w-0 max-w-measure">
      <h2 className="mb-3 text-h2 outline-none" id={headingId} tabIndex={-1}>
        {words.questions}
      </h2>
      <p className="mb-5 text-muted text-small">
        {questions.length === 0 ? words.noQuestions : words.questionsSeen}
      </p>
      <ol className="grid gap-6">
        {questions.map(({ id, by, companyId, text, answer }) => (
          <li className="border-line border-s-4 ps-4" key={id}>
            <p className="text-muted text-small">
              {by === 'company' ? words.asksYou(nameOf(companyId)) : words.youAsked(nameOf(companyId))}
            </p>
            <p className="whitespace-pre-line break-words font-medium" dir="auto">
              {text}
            </p>
            {answer !== null && (
              <p className="mt-2 whitespace-pre-line break-words" dir="auto">
                {answer}
              </p>
            )}
            {answer === null && (by === 'homeowner' || !mayAnswer) && (
              <p className="mt-2 text-muted text-small">{words.noAnswer}</p>
            )}
            {answer === null && by === 'company' && mayAnswer && (
              <div className="mt-3">
                <TextForm
                  label={words.yourAnswer}
                  onSend={async (typed) => {
                    await act(opened, 'answerQuestion', { questionId: id, text: typed })
                    showToast(words.answerSent)
                  }}
                  submit={words.sendAnswer}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
