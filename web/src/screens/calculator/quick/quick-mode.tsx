import { useEffect, useState } from 'react'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ModeSwitch } from '../mode-switch.tsx'
import { detailedQuery, readEarlyChoices, readQuickAnswers, writeQuickAnswers } from '../quick-answers.ts'
import { useAddressState } from '../use-address-state.ts'
import { QuickEstimatePart } from './quick-estimate-part.tsx'

/** The calculator as specified. */
export function QuickMode() {
  const { answers, change } = useAddressState(readQuickAnswers, writeQuickAnswers)
  const { area, city } = answers
  const hydrated = useHydrated()
  const [early, setEarly] = useState(() => (hydrated ? undefined : readEarlyChoices()))
  useEffect(() => {
    if (!early) return
    setEarly(undefined)
    change({ ...answers, ...early })
  }, [early, answers, change])
  return (
    <>
      <PageHeader
        lead="What a house costs in your city, and what the figure is made of."
        title={
          area && city ? `${area} House Construction Cost in ${city}` : 'House Construction Cost Calculator'
        }
      />
      <ModeSwitch
        detailedQuery={detailedQuery(answers)}
        mode="quick"
        quickQuery={writeQuickAnswers(answers).toString()}
      />
      <QuickEstimatePart answers={answers} onChange={change} />
    </>
  )
}
