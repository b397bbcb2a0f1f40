import {
  cities,
  currentPriceBook,
  type DetailedEstimate,
  detailedEstimate,
  usualHouse,
} from '@tameer/calculator'
import { detailedEstimateAddress, screens } from '@tameer/contract'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/check'
import * as requestWords from '#words/request-form'
import { checkLimits } from '../../features/checked-quotes/checked-sheet.ts'
import { keepSheet, sheetOf, useCheckedSheets } from '../../features/checked-quotes/checked-sheets.ts'
import { houseOf } from '../../features/checked-quotes/sheet-house.ts'
import { PlotQuestions, PlotTotal } from '../../features/estimates/plot-questions.tsx'
import { asOptions } from '../../lib/as-options.ts'
import { estimateQuery } from '../../lib/estimate-query.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { plotInWords } from './house-in-words.ts'
import { useHouse } from './use-house.ts'

interface HousePartProps {
  /** Presses of a card while no house was known. */
  asked: number
  /** Called with the query of the house, once it is known. */
  onHouse: (house: string | undefined) => void
}

/** The house that prices stand beside; without one, the three questions that are enough. */
export function HousePart({ asked, onHouse }: HousePartProps) {
  const house = useHouse()
  const sheets = useCheckedSheets()
  const [query] = useSearchParams()
  const known = house?.of.house
  useEffect(() => onHouse(known), [onHouse, known])
  const sheet = house && sheetOf(sheets, house.of)
  if (!house) return <Questions asked={asked} onHouse={onHouse} />
  if (sheet && !query.has('add') && house.of.for === 'own') return <GoToSheet sheet={sheet} />
  const { answers, total } = house.estimate
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="leading-snug">
          <b className="block font-semibold">{plotInWords(answers)}</b>
          <span className="text-muted text-small">
            {words.houseEst(groupDigits(answers.coveredAreaSft), displayAmount(total.costPkr))}
          </span>
        </p>
        {house.of.for === 'own' && (
          <Link
            className="inline-flex min-h-11 items-center px-2 font-medium text-blue no-underline hover:underline"
            to={detailedEstimateAddress(estimateQuery(house.estimate))}
          >
            {words.change}
          </Link>
        )}
      </div>
      {house.hasOnTop && <p className="text-muted text-small">{words.ontop}</p>}
      {sheet && sheet.quotes.length >= checkLimits.quotes && (
        <Message className="mt-3">{words.sFull}</Message>
      )}
    </>
  )
}

/** A house that already has prices: they are shown. */
function GoToSheet({ sheet }: { sheet: Parameters<typeof keepSheet>[0] }) {
  useEffect(() => keepSheet(sheet), [sheet])
  return <Navigate replace to={screens.check.to()} />
}

function Questions({ asked, onHouse }: HousePartProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const { result, usualAreaSft } = useMemo(() => {
    const given = Object.fromEntries(Object.entries(answers).filter(([, text]) => text.trim() !== ''))
    return {
      result: detailedEstimate({ ...given, constructionType: 'Complete' }, currentPriceBook),
      usualAreaSft: usualHouse({ ...given, storeys: undefined })?.coveredAreaSft,
    }
  }, [answers])
  const estimate = result.ok ? result.estimate : undefined
  useEffect(() => onHouse(estimate && queryOf(estimate)), [onHouse, estimate])
  useEffect(() => {
    if (asked > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [asked])
  const problemAt = (field: 'city' | 'plotSize' | 'coveredAreaSft') => {
    const problem = result.ok || asked === 0 ? undefined : result.problems.find((one) => one.field === field)
    return problem && (field === 'city' ? requestWords.selectCity : requestWords.answerProblem(problem))
  }
  return (
    <>
      <p className="mb-4">{words.sNohouse}</p>
      <PlotQuestions
        answer={(changed) => setAnswers({ ...answers, ...changed })}
        answers={answers}
        city={
          <SelectField
            error={problemAt('city')}
            label={requestWords.city}
            name="city"
            onChange={({ target }) => setAnswers({ ...answers, city: target.value })}
            options={asOptions(cities, requestWords.cities)}
            placeholder={requestWords.chooseACity}
            required
            value={answers.city ?? ''}
          />
        }
        problems={{ plotSize: problemAt('plotSize'), coveredAreaSft: problemAt('coveredAreaSft') }}
        usualAreaSft={usualAreaSft}
      >
        <PlotTotal estimate={estimate} />
      </PlotQuestions>
    </>
  )
}

/** The query of a typed house, which this device keeps when it has no other. */
function queryOf(estimate: DetailedEstimate): string | undefined {
  return houseOf(estimateQuery(estimate))?.of.house
}
