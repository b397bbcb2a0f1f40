import type { Bill } from '@tameer/quotes'
import type { RefObject } from 'react'
import * as words from '#words/quote-form'
import { ProblemBox } from '../../../forms/problem-box.tsx'
import { problemPlace } from './problem-names.ts'
import type { FieldProblems } from './quote-form-problems.ts'

interface QuoteProblemBoxProps {
  problems: FieldProblems
  bill: Bill | undefined
  formRef: RefObject<HTMLFormElement | null>
}

/** Reasons why the quote was not sent. */
export function QuoteProblemBox({ problems, bill, formRef }: QuoteProblemBoxProps) {
  const found = Object.entries(problems).map(([field, problem]) => ({
    field,
    text: inWords(problemPlace(field, bill), problem),
  }))
  return (
    <ProblemBox formRef={formRef} found={found} more={words.andMore} title={words.toCorrect(found.length)} />
  )
}

/** Names the place only once. */
function inWords(place: string, problem: string): string {
  return problem.includes(place) ? problem : words.problemAt(place, problem)
}
