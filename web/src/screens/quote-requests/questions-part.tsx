import { type CompanyQuestion, type Invitation, requestLimits } from '@tameer/contract'
import * as words from '#words/quote-request'
import { answerHomeowner, askHomeowner } from '../../features/invitations/invitation-calls.ts'
import { TextForm } from '../../forms/text-form.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/store.ts'
import { Fold } from '../../ui/fold.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface QuestionsPartProps {
  id: string
  questions: readonly CompanyQuestion[]
  canAsk: boolean
  take: (invitation: Invitation) => void
}

const foldId = 'questions'

/** Questions with their answers, and a form for a new one. The family's own questions are answered here. */
export function QuestionsPart({ id, questions, canAsk, take }: QuestionsPartProps) {
  const asked = questions.filter(({ mine, by }) => mine && by === 'company').length
  const toAnswer = canAsk && questions.some(({ by, answer }) => by === 'homeowner' && answer === null)
  return (
    <Fold
      content={questionsInWords(questions, canAsk, toAnswer)}
      id={foldId}
      mustOpen={toAnswer}
      title={words.questions}
    >
      <section aria-label={words.questions} className="grid gap-5">
        <p className="max-w-measure text-muted">{words.questionsLead}</p>
        {questions.length === 0 && <p className="text-muted">{words.noQuestions}</p>}
        <ul className="grid gap-5">
          {questions.map((question) => (
            <li className="grid gap-2 border-line border-s-4 ps-4" key={question.id}>
              <p className="text-muted text-small">{askerOf(question)}</p>
              <p className="whitespace-pre-line" dir="auto">
                {question.text}
              </p>
              <Answer canAnswer={canAsk} id={id} question={question} take={take} />
            </li>
          ))}
        </ul>
        {canAsk && asked < requestLimits.questionsPerCompany && (
          <WordToFamily
            act={words.ask}
            done={words.askedToast}
            hint={words.askHint}
            label={words.askLabel}
            send={(text) => askHomeowner(id, text)}
            take={take}
          />
        )}
        {canAsk && asked >= requestLimits.questionsPerCompany && (
          <p className="text-muted">{words.noMoreQuestions}</p>
        )}
      </section>
    </Fold>
  )
}

/** Opens the questions and focuses the field for a new one. */
export function askFamily() {
  const fold = document.getElementById(foldId) as HTMLDetailsElement | null
  if (!fold) return
  fold.open = true
  // The last text field is for the company's own question; those before it answer the family.
  const place = [...fold.querySelectorAll('textarea')].at(-1) ?? fold.querySelector('summary')
  place?.focus({ preventScroll: true })
  place?.scrollIntoView?.({ block: 'center' })
}

function questionsInWords(questions: readonly CompanyQuestion[], canAsk: boolean, toAnswer: boolean): string {
  const answered = questions.filter(({ answer }) => answer !== null).length
  const waiting = questions.filter(({ by, answer }) => by === 'company' && answer === null).length
  const parts = [
    toAnswer && words.familyAsks,
    answered > 0 && words.answeredCount(answered),
    waiting > 0 && words.openCount(waiting),
    canAsk && words.askInShort,
    questions.length === 0 && !canAsk && words.noQuestions,
  ]
  return parts.filter(Boolean).join(' ')
}

function askerOf({ by, mine }: CompanyQuestion): string {
  if (by === 'homeowner') return words.asked.family
  return mine ? words.asked.mine : words.asked.other
}

interface AnswerProps {
  id: string
  question: CompanyQuestion
  canAnswer: boolean
  take: (invitation: Invitation) => void
}

function Answer({ id, question, canAnswer, take }: AnswerProps) {
  if (question.answer !== null)
    return (
      <div>
        <p className="text-muted text-small">{words.answer}</p>
        <p className="whitespace-pre-line" dir="auto">
          {question.answer}
        </p>
      </div>
    )
  if (question.by === 'company' || !canAnswer)
    return <p className="text-muted text-small">{words.notAnswered}</p>
  return (
    <WordToFamily
      about={question.id}
      act={words.sendAnswer}
      done={words.answeredToast}
      label={words.answerLabel}
      send={(text) => answerHomeowner(id, question.id, text)}
      take={take}
    />
  )
}

interface WordToFamilyProps {
  /** Id of the question that is answered. */
  about?: string
  label: string
  hint?: string
  act: string
  /** Message after sending. */
  done: string
  send: (text: string) => AppThunk<Promise<Invitation>>
  take: (invitation: Invitation) => void
}

/** Form for a short text to the family. */
function WordToFamily({ about, label, hint, act, done, send, take }: WordToFamilyProps) {
  const dispatch = useAppDispatch()
  return (
    <div className="max-w-measure">
      <TextForm
        hint={hint}
        label={label}
        name={about}
        onSend={async (text) => {
          take(await dispatch(send(text)))
          showToast(done)
        }}
        submit={act}
      />
    </div>
  )
}
