import * as words from '#words/request-page'
import { OneQuestion } from './one-question.tsx'
import type { OpenedRequest } from './request-acts.ts'

const headingId = 'questions'

/** Scrolls to the questions: on a phone they are below all companies. */
export function goToQuestions() {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Questions and answers, newest first. */
export function QuestionsPart({ opened }: { opened: OpenedRequest }) {
  const { questions } = opened.view
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 className="mb-5 text-h2 outline-none" id={headingId} tabIndex={-1}>
        {words.questions}
      </h2>
      {questions.length === 0 && <p className="text-muted">{words.noQuestions}</p>}
      <ul className="grid gap-4">
        {questions.toReversed().map((question) => (
          <li className="min-w-0" key={question.id}>
            <OneQuestion opened={opened} question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}
