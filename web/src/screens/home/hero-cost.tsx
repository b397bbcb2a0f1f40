import {
  type Area,
  areas,
  type City,
  cities,
  currentQuickBook,
  headlineAmount,
  usualBill,
  usualMarlaSft,
} from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { useEffect } from 'react'
import { daysOfPrices, displayAmount, displayDate, displayRange } from '#words/amounts'
import { inBill } from '#words/check-entrances'
import * as words from '#words/home'
import * as places from '#words/places'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { asOptions } from '../../lib/as-options.ts'
import { today } from '../../lib/today.ts'
import { askForPrices, newestPrices } from '../../store/prices/newest-prices.ts'
import { buttonLook } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Amount } from '../../ui/text/amount.tsx'

const cityOptions = asOptions(cities, places.cities)
// In the land market, the largest size is called a Kanal.
const areaOptions = asOptions(areas, { ...places.areas, '20 Marla': words.oneKanal })

export interface CostAnswers {
  city: City
  area: Area
}

export const firstCostAnswers: CostAnswers = { city: 'Lahore', area: '10 Marla' }

/** Reads the form. */
export function readCostAnswers(form: FormData): CostAnswers {
  return {
    city: cities.find((name) => name === form.get('city')) ?? firstCostAnswers.city,
    area: areas.find((name) => name === form.get('area')) ?? firstCostAnswers.area,
  }
}

/** Form with city and size, today's bill of such a house, the published figure beside it, and a link to the bill. */
export function HeroCost({ city, area }: CostAnswers) {
  // The prerendered HTML does not know today's date.
  const day = useHydrated() ? today() : undefined
  const newest = useWatched(newestPrices, undefined)
  useEffect(askForPrices, [])
  const bill = usualBill(city, area, day, newest?.usual)
  const published = headlineAmount(city, area, 'complete')
  const { pricesAsOf } = currentQuickBook
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
        <SelectField defaultValue={city} label={words.city} name="city" options={cityOptions} />
        <SelectField defaultValue={area} label={words.plotSize} name="area" options={areaOptions} />
      </div>
      <p className="mt-2 text-small">
        <Link className="link inline-flex min-h-6 items-center" to={screens.calculator.to({ city })}>
          {words.otherSize}
        </Link>
      </p>
      <output className="mt-2 block sm:mt-3">
        <span className="block text-muted text-small">{words.costsAbout}</span>
        <span className="block text-[min(3.25rem,18vw)] leading-tight proportional-nums md:text-[4rem]">
          <Amount text={displayAmount(bill.costPkr)} unit="text-[0.42em]" />
        </span>
        <span className="block text-small">
          {words.rangeInRupees(displayRange(bill.lowPkr, bill.highPkr))}
        </span>
        <span className="block text-muted text-small">
          {words.todaysBill(daysOfPrices(bill))} · {words.marlaOf(usualMarlaSft)}
        </span>
      </output>
      <dl className="mt-2 mb-3 border-line border-y text-small sm:mt-3 sm:mb-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-b">
          <dt>{words.greyAlone}</dt>
          <dd className="ms-auto">
            <Amount className="text-body" text={displayAmount(bill.greyPkr)} />
          </dd>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt>
            {words.publishedOn(displayDate(pricesAsOf))}
            <span className="block text-muted">
              {words.publishedNote(day === undefined ? undefined : monthsBetween(pricesAsOf, day))}
            </span>
          </dt>
          <dd className="ms-auto">
            <Link
              className="link inline-flex min-h-11 items-center"
              state={{ atResult: true }}
              to={screens.calculator.to({ city, area })}
            >
              <Amount className="text-body" text={displayAmount(published.pkr)} />
            </Link>
          </dd>
        </div>
      </dl>
      <Link
        className={buttonLook('main', 'mt-auto w-full')}
        to={screens.calculator.to({ city, area }, 'detailed')}
      >
        {words.seeCost}
      </Link>
      <Link
        className="link mt-1 inline-flex min-h-11 self-start items-center text-small"
        to={screens.check.to()}
      >
        {inBill}
      </Link>
    </>
  )
}

/** Whole months from one ISO date to a later one. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
