import { findCityId, screens } from '@tameer/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { displayDate } from '#words/amounts'
import * as words from '#words/estimates'
import { buttonLook } from '../../ui/button.tsx'

export interface DisclaimerProps {
  /** Of a bill, not of the quick estimate. */
  detailed: boolean
  /** ISO date of the prices above. */
  pricesAsOf: string
  /** Of the house above, by name, once there is one. */
  city?: string | undefined
}

/** What an estimate is worth, true to the kind of estimate above it; and whom to ask next. */
export function Disclaimer({ detailed, pricesAsOf, city }: DisclaimerProps) {
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
            <p className="max-w-measure">{words.notIncluded(words.neverInBill, displayDate(pricesAsOf))}</p>
          </>
        ) : (
          <p className="max-w-measure">
            {words.referenceHouse} {words.pricesMove}
          </p>
        )}
        <p className="max-w-measure text-muted">{words.figureToPlanWith}</p>
      </div>
      <div className="drafted bg-wash p-5 sm:p-6">
        <h3 className="text-h3">{words.askBuilders}</h3>
        <p className="mt-2 mb-5">{words.askBuildersText}</p>
        <Link
          className={buttonLook('plain')}
          state={{ service: 5 }}
          to={screens.contractors.to({ service: 5, city: city ? findCityId(city) : undefined })}
        >
          {words.seeCompanies}
        </Link>
      </div>
    </section>
  )
}
