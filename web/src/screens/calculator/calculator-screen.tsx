import { PageHeader } from '../../ui/page-header.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { Questions } from './questions.tsx'
import { readQuickAnswers, writeQuickAnswers } from './quick-answers.ts'
import { QuickEstimatePart } from './quick-estimate-part.tsx'
import { useAddressState } from './use-address-state.ts'

export function CalculatorScreen() {
  const [answers, setAnswers] = useAddressState(readQuickAnswers, writeQuickAnswers)
  const { area, city } = answers
  return (
    <div className="sheet py-10 sm:py-16">
      <PageHeader
        lead="What a house costs in your city, and what the figure is made of."
        title={
          area && city ? `${area} House Construction Cost in ${city}` : 'House Construction Cost Calculator'
        }
      />
      <QuickEstimatePart answers={answers} onChange={setAnswers} />
      <div className="mt-(--section) grid gap-(--section)">
        <Disclaimer />
        <Questions />
      </div>
    </div>
  )
}
