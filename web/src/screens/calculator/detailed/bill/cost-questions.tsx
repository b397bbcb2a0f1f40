import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/bill'
import { Fold } from '../../../../ui/fold.tsx'
import { QuestionRows } from '../../../../ui/question-rows.tsx'
import { billQuestions } from './bill-questions.ts'

/** Questions about the cost, answered for the house of the bill. */
export function CostQuestions({ estimate }: { estimate: DetailedEstimate }) {
  const rows = billQuestions(estimate)
  return (
    <Fold content={words.shortAnswers(rows.length)} title={words.questions}>
      <QuestionRows name="cost-questions" rows={rows} />
    </Fold>
  )
}
