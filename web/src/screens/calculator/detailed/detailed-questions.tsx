import { type AnswerField, type DetailedEstimate, type UsualHouse, usualHouse } from '@tameer/calculator'
import type { ReactNode } from 'react'
import { answerProblem, unanswered, warning } from '#words/calculator'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import type { DetailedAnswers } from './use-detailed-answers.ts'

/** Props shared by the steps of the form: each question's value, and the problem or note about its answer. */
export interface Questions extends Pick<DetailedAnswers, 'texts' | 'change' | 'forget' | 'estimate'> {
  readonly usual: UsualHouse | undefined
  /** The bill, when it is of the answers as they stand. */
  readonly current: DetailedEstimate | undefined
  readonly errorOf: (field: AnswerField) => string | undefined
  /** Notes for an answer that is beyond the data. */
  readonly notes: (field: AnswerField) => ReactNode
  /** Says so where the answer changes nothing. */
  readonly unanswered: (field: AnswerField) => ReactNode
  readonly typed: (field: AnswerField, usual?: number) => TypedProps
}

interface TypedProps {
  readonly name: AnswerField
  readonly error: string | undefined
  readonly value: string
  readonly autoComplete: 'off'
  readonly onChange: (event: { target: { value: string } }) => void
}

export function questionsOf({ texts, change, forget, estimate, problems }: DetailedAnswers): Questions {
  const current = problems.length === 0 ? estimate : undefined
  /** A fault is told once the question was answered. */
  const errorOf = (field: AnswerField) => {
    const problem = problems.find((one) => one.field === field)
    return problem && texts[field] !== undefined ? answerProblem(problem) : undefined
  }
  return {
    texts,
    change,
    forget,
    estimate,
    current,
    errorOf,
    usual: usualHouse(texts),
    notes: (field) =>
      current?.warnings
        .filter((warning) => warning.field === field)
        .map((one) => <PlainNote key={one.code}>{warning(one)}</PlainNote>),
    unanswered: (field) =>
      current?.unanswered
        .filter(({ fields }) => fields[0] === field)
        .map((one) => <PlainNote key={one.code}>{unanswered(one)}</PlainNote>),
    typed: (field, usual) => ({
      name: field,
      error: errorOf(field),
      value: texts[field] ?? (usual === undefined ? '' : String(usual)),
      autoComplete: 'off',
      onChange: ({ target }) => change({ [field]: target.value }),
    }),
  }
}

/** Problem of a choice that came from an edited address. */
export function Fault({ children }: { children: ReactNode }) {
  return children ? <p className="text-alarm text-small">{children}</p> : null
}
