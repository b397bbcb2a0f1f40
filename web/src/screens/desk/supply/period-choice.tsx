import { type DeskSupplyQuery, deskScreens, supplyDays } from '@tameer/contract'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-supply'
import { RadioStrip } from '../../../ui/radio-set.tsx'

type Period = `${(typeof supplyDays)[number]}`

const periods = supplyDays.map(String) as Period[]
const usual = '30'
const options = supplyDays.map((days) => ({ value: String(days), label: words.days(days) }))

/** The period of the counts in the address, in days. */
export function usePeriod(): Period {
  const [params] = useSearchParams()
  return periods.find((one) => one === params.get('days')) ?? usual
}

/** Choice of the period. */
export function PeriodChoice({ days, part }: { days: Period; part: DeskSupplyQuery['part'] }) {
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const asked = chosen === usual ? undefined : chosen
    void navigate(deskScreens.deskSupply.to({ part, days: asked }), { replace: true })
  }
  return (
    <RadioStrip
      className="mb-6 max-w-88"
      legend={words.period}
      legendHidden
      onChange={choose}
      options={options}
      value={days}
    />
  )
}
