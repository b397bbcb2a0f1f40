import { currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import { memo } from 'react'
import { PageEnd } from '../page-end.tsx'
import { billQuestions } from './bill-questions.ts'

/** What a bill ends with: its questions are answered for this house. */
export const BillEnd = memo(function BillEnd({ estimate }: { estimate?: DetailedEstimate | undefined }) {
  return (
    <PageEnd
      city={estimate?.answers.city}
      detailed
      pricesAsOf={currentPriceBook.pricesAsOf}
      questions={billQuestions(estimate)}
    />
  )
})
