import { type Area, type City, type PriceBookName, usualMarlaSft } from '@tameer/calculator'
import { useId } from 'react'
import { daysOfPrices } from '#words/amounts'
import * as words from '#words/estimates'
import { areas, cities, marlaIs } from '#words/places'
import { buttonLook } from '../../ui/button.tsx'
import { BuildersLink } from './builders-link.tsx'

export interface DisclaimerProps {
  /** True for a bill, false for the quick estimate. */
  detailed: boolean
  /** Days of the prices above. */
  prices: Pick<PriceBookName, 'pricesAsOf' | 'pricesSince'>
  /** Name of the city of the estimated house, once there is one. */
  city?: string | undefined
  /** Size of the house of a quick estimate, once there is one. */
  area?: Area | undefined
}

/** Limits of the estimate above, for its kind, and whom to ask next. */
export function Disclaimer({ detailed, prices, city, area }: DisclaimerProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-8 md:grid-cols-[1fr_24rem]">
      <div className="grid content-start gap-3">
        <h2 className="text-h2" id={headingId}>
          {words.disclaimer}
        </h2>
        {detailed ? (
          <>
            <p className="max-w-measure">
              {words.pricesMove} {words.whichHouse}
            </p>
            <p className="max-w-measure">{words.notIncluded(words.neverInBill, daysOfPrices(prices))}</p>
          </>
        ) : (
          <p className="max-w-measure">
            {houseOf(area, city)} {words.pricesMove} {marlaIs(usualMarlaSft)}
          </p>
        )}
        <p className="max-w-measure text-muted">{words.figureToPlanWith}</p>
      </div>
      <div className="drafted bg-wash px-[min(1.25rem,5vw)] py-5 sm:p-6">
        <h3 className="text-h3">{words.askBuilders}</h3>
        <p className="mt-2 mb-5">{words.askBuildersText}</p>
        <BuildersLink
          // The longest word has to fit, also in large text.
          className={buttonLook('plain', 'max-sm:px-2')}
          city={city}
        >
          {words.seeCompanies}
        </BuildersLink>
      </div>
    </section>
  )
}

/** The house of a quick estimate: its items are always those of a 10 Marla house. */
function houseOf(area: Area | undefined, city: string | undefined): string {
  if (!area || !city || area === '10 Marla') return words.referenceHouse
  return words.chosenHouse(areas[area], cities[city as City])
}
