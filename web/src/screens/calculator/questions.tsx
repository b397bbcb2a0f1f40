import { usualMarlaSft } from '@tameer/calculator'
import { useId } from 'react'
import { daysOfPrices } from '#words/amounts'
import * as words from '#words/estimates'
import { marlaIs } from '#words/places'
import { QuestionRows } from '../../ui/dialogs/question-rows.tsx'
import type { DisclaimerProps } from './disclaimer.tsx'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions of the specification, for the quick estimate. */
const quickQuestions: readonly Question[] = [
  {
    question: words.askGreyCost,
    answer: `${words.answerGreyCost} ${marlaIs(usualMarlaSft)}`,
  },
  {
    question: words.askGreyRate,
    answer: words.answerGreyRate,
  },
  {
    question: words.askGreyOrComplete,
    answer: words.answerGreyOrComplete,
  },
  {
    question: words.askKarachi,
    answer: words.answerKarachi,
  },
  {
    question: words.askNotInCost,
    answer: words.answerNotInCost,
  },
]

type QuestionsProps = Pick<DisclaimerProps, 'prices'> & {
  questions?: readonly Question[] | undefined
}

export function Questions({ prices, questions }: QuestionsProps) {
  const headingId = useId()
  const asked = { question: words.askPrices, answer: words.answerPrices(daysOfPrices(prices)) }
  return (
    <section aria-labelledby={headingId} className="grid gap-x-12 gap-y-4 md:grid-cols-[1fr_2fr]">
      <h2 className="text-h2" id={headingId}>
        {words.questions}
      </h2>
      <QuestionRows name="cost-questions" rows={questions ?? [...quickQuestions, asked]} />
    </section>
  )
}
