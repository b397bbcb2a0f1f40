import type { HomeownerQuestion } from '@tameer/contract'
import { useId, useRef } from 'react'
import * as words from '#words/request-page'
import { TextForm } from '../../../forms/text-form.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from './request-acts.ts'

interface OneQuestionProps {
  opened: OpenedRequest
  question: HomeownerQuestion
}

/** A question with its answer, or the field for it. */
export function OneQuestion({ opened, question }: OneQuestionProps) {
  const textId = useId()
  const card = useRef<HTMLElement>(null)
  const { request, invitations } = opened.view
  const { id, by, companyId, text, answer, askedAt } = question
  const company = invitations.find((one) => one.companyId === companyId)?.company
  const name = <bdi key="name">{company?.name ?? words.aCompany}</bdi>
  const byHomeowner = request.mayAct ? words.youAsked : words.familyAsked
  const byCompany = answer === null ? words.companyAsks : words.companyAsked
  const mayAnswer = request.mayAct && request.state === 'open' && by === 'company'
  return (
    <article
      aria-labelledby={textId}
      className="border border-line bg-sheet p-4 outline-none sm:px-6 sm:py-5"
      ref={card}
      tabIndex={-1}
    >
      <p className="text-muted text-small wrap-anywhere">
        <Sentence parts={(by === 'company' ? byCompany : byHomeowner)(name, askedAt)} />
      </p>
      <p className="whitespace-pre-line font-semibold wrap-anywhere" dir="auto" id={textId}>
        {text}
      </p>
      {answer !== null ? (
        <Answer name={name} ofFamily={!request.mayAct} question={question} />
      ) : mayAnswer ? (
        <div className="mt-3">
          <TextForm
            label={words.yourAnswer}
            name={id}
            onSend={async (typed) => {
              await act(opened, 'answerQuestion', { questionId: id, text: typed })
              showToast(words.answerSent)
              // The form was removed after the answer was sent.
              card.current?.focus()
            }}
            submit={words.sendAnswer}
          />
        </div>
      ) : (
        <p className="mt-2 text-muted text-small">
          {words.noAnswer} {by === 'homeowner' && words.onlyItSees}
        </p>
      )}
    </article>
  )
}

interface AnswerProps {
  question: HomeownerQuestion
  name: React.ReactNode
  ofFamily: boolean
}

/** The answer, its author and its date. */
function Answer({ question: { by, answer, answeredAt, askedAt }, name, ofFamily }: AnswerProps) {
  const at = answeredAt ?? askedAt
  const answered = ofFamily ? words.familyAnswered : words.youAnswered
  return (
    <div className="mt-2 border-edge border-s-2 ps-3">
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {answer}
      </p>
      <p className="text-muted text-small wrap-anywhere">
        {by === 'company' ? answered(at) : <Sentence parts={words.companyAnswered(name, at)} />}
      </p>
    </div>
  )
}
