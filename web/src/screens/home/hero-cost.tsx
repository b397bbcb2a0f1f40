import { type Area, areas, type City, cities, currentQuickBook, headlineAmount } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { displayAmount, displayDate } from '#words/amounts'
import * as words from '#words/home'
import * as places from '#words/places'
import { publishedComplete, todaysBill } from '#words/published-figure'
import { asOptions } from '../../lib/as-options.ts'
import { Amount } from '../../ui/amount.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Sentence } from '../../ui/sentence.tsx'

const cityOptions = asOptions(cities, places.cities)
// People who sell and buy land call the largest a Kanal.
const areaOptions = asOptions(areas, { ...places.areas, '20 Marla': words.oneKanal })

export interface CostAnswers {
  city: City
  area: Area
}

export const firstCostAnswers: CostAnswers = { city: 'Lahore', area: '10 Marla' }

/** What the form has now. */
export function readCostAnswers(form: FormData): CostAnswers {
  return {
    city: cities.find((name) => name === form.get('city')) ?? firstCostAnswers.city,
    area: areas.find((name) => name === form.get('area')) ?? firstCostAnswers.area,
  }
}

/** City and size, the published figure of such a house at once, and the way to what it is made of. */
export function HeroCost({ city, area }: CostAnswers) {
  const complete = headlineAmount(city, area, 'complete')
  const isRange = complete.lowPkr < complete.highPkr
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SelectField
          className="grow"
          defaultValue={city}
          label={words.city}
          name="city"
          options={cityOptions}
        />
        <SelectField
          className="grow"
          defaultValue={area}
          label={words.plotSize}
          name="area"
          options={areaOptions}
        />
      </div>
      <p className="mt-2 text-small">
        <Link className="link inline-flex min-h-6 items-center" to={screens.calculator.to({ city })}>
          {words.otherSize}
        </Link>
      </p>
      <output className="my-4 block">
        <span className="block text-muted text-small">{words.costsAbout}</span>
        <span className="block text-display">
          <Amount text={displayAmount(complete.pkr)} unit="text-[0.42em]" />
        </span>
        <span className="mt-1 block">
          {words.greyAlone}{' '}
          <span className="whitespace-nowrap font-medium figures">
            {displayAmount(headlineAmount(city, area, 'grey').pkr)}
          </span>
        </span>
      </output>
      <p className="-mt-3 mb-4 text-muted text-small">
        {words.inRupees(isRange ? complete.published : undefined)}{' '}
        <Sentence
          parts={publishedComplete(
            displayDate(currentQuickBook.pricesAsOf),
            <Link className="link" to={screens.calculator.to({ city, area }, 'detailed')}>
              {todaysBill}
            </Link>,
          )}
        />
      </p>
      <Link
        className={buttonLook('main', 'mt-auto w-full')}
        state={{ atResult: true }}
        to={screens.calculator.to({ city, area })}
      >
        {words.seeCost}
      </Link>
    </>
  )
}
