import { currentQuickBook } from '@tameer/calculator'
import { useEffect, useState } from 'react'
import { areas, cities } from '#words/places'
import * as words from '#words/quick-estimate'
import { useHydrated } from '../../../browser/hooks/use-hydrated.ts'
import { OwnHouseOffer } from '../../../features/own-house/own-house-offer.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ModeSwitch } from '../mode-switch.tsx'
import { PageEnd } from '../page-end.tsx'
import { detailedQuery, readEarlyChoices, readQuickAnswers, writeQuickAnswers } from '../quick-answers.ts'
import { useAddressState } from '../use-address-state.ts'
import { QuickEstimatePart } from './quick-estimate-part.tsx'

/** The quick estimate, as the specification has it. */
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
      <OwnHouseOffer />
      <div className="group/page sheet pt-10 sm:pt-16">
        <PageHeader
          lead={words.lead}
          title={area && city ? words.titleOf(areas[area], cities[city]) : words.title}
        />
        <ModeSwitch
          detailedQuery={detailedQuery(answers)}
          mode="quick"
          quickQuery={writeQuickAnswers(answers).toString()}
        />
        <QuickEstimatePart answers={answers} onChange={change} />
        <PageEnd
          area={area || undefined}
          city={city || undefined}
          detailed={false}
          prices={currentQuickBook}
        />
      </div>
    </>
  )
}
