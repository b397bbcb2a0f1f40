import {
  type DeskFigures,
  deskScreens,
  type FigureCount,
  type FigurePeriod,
  type FiguresOfPeriod,
  figureCounts,
  figurePeriods,
} from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-figures'
import { saveFile } from '../../browser/save-file.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { dateInPakistan, momentInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fetching } from '../../ui/fetched.tsx'
import { RadioStrip } from '../../ui/fields/radio-set.tsx'
import { figuresFile, shownCount } from './figures-file.ts'

const options = figurePeriods.map((days) => ({ value: String(days), label: words.days[days] }))
const usual: FigurePeriod = 30

/** Fetches the figures of all periods. */
export function useDeskFigures() {
  return useFetched('figures', () => () => callDesk('getDeskFigures'))
}

/** Figures of the marketplace: of a period, which is in the address, beside those of the time before. */
export function FiguresPart({ figures }: { figures: ReturnType<typeof useDeskFigures> }) {
  const { value } = figures
  const id = useId()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const days = figurePeriods.find((one) => String(one) === params.get('days')) ?? usual
  const period = value?.periods.find((one) => one.days === days)
  const choose = (chosen: string) => {
    const asked = chosen === String(usual) ? undefined : chosen
    void navigate(deskScreens.deskHome.to({ days: asked }), { replace: true })
  }
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3" id={id}>
          {words.title}
        </h2>
        <RadioStrip
          className="flex-[0_1_22rem]"
          legend={words.period}
          legendHidden
          onChange={choose}
          options={options}
          value={String(days)}
        />
      </div>
      <Fetching failed={words.loadingFailed} loading={words.loading} of={figures} />
      {value && period && (
        <>
          <Overview period={period} />
          <Houses figures={value} />
          <p className="mt-3 text-muted text-small">
            {words.countsOnly}{' '}
            <button
              className="link min-h-6"
              onClick={() => saveFile(figuresFile(value.periods), 'tameer-figures.csv')}
              type="button"
            >
              {words.spreadsheet}
            </button>
          </p>
          <Meanings computedAt={value.computedAt} />
        </>
      )}
    </section>
  )
}

/** House files of now: those that are open by how they began, and those that the desk holds. */
function Houses({ figures: { openHouses, heldHouses } }: { figures: DeskFigures }) {
  const [quote, ownPrice, estimate] = (['quote', 'own-price', 'estimate'] as const).map((basis) =>
    words.count(openHouses[basis]),
  ) as [string, string, string]
  return (
    <p className="mt-3 text-small">
      {words.openHouses(quote, ownPrice, estimate)}
      {heldHouses > 0 && ` ${words.heldHouses(words.count(heldHouses))}`}
    </p>
  )
}

/** The period's figures, each with the figure before. */
function Overview({ period }: { period: FiguresOfPeriod }) {
  const { days, until, figures, before } = period
  const head = 'border-edge border-b py-1 align-bottom font-normal text-muted text-small'
  return (
    <div className="@container">
      <table className="w-full border-collapse leading-snug">
        <thead>
          <tr className={row}>
            <th className={classNames(head, rowName, 'text-start')} scope="col">
              {words.until(dateInPakistan(until))}
            </th>
            <th className={classNames(head, 'px-2 text-end')} scope="col">
              {words.now}
            </th>
            <th className={classNames(head, 'w-[min(5rem,100px)] text-end')} scope="col">
              {words.daysBefore(days)}
            </th>
          </tr>
        </thead>
        <tbody>
          {figureCounts.map((name) => (
            <Row
              before={words.count(shownCount(before, name))}
              key={name}
              label={words.names[name]}
              more={moreOf(name, period)}
              now={words.count(shownCount(figures, name))}
            />
          ))}
          <Row
            before={inTenths(before.medianHours)}
            label={words.firstAnswer}
            more={words.halfSooner}
            now={inTenths(figures.medianHours)}
          />
          <Row
            before={inTenths(before.medianDays)}
            label={words.claimAnswer}
            more={words.halfSooner}
            now={inTenths(figures.medianDays)}
          />
        </tbody>
      </table>
    </div>
  )
}

/** In very large text, a row's figures stand below its name. */
const row = '@max-[12rem]:flex @max-[12rem]:flex-wrap @max-[12rem]:items-baseline @max-[12rem]:justify-end'
const rowName = '@max-[12rem]:w-full'

interface RowProps {
  label: string
  /** A small word below the label. */
  more: ReactNode
  now: string
  before: string
}

function Row({ label, more, now, before }: RowProps) {
  return (
    <tr className={classNames(row, 'border-line border-b')}>
      <th className={classNames(rowName, 'py-2.5 pe-2 text-start font-normal')} scope="row">
        {label}
        {more && <span className="block text-muted text-small">{more}</span>}
      </th>
      <td className="px-2 text-end font-display text-h3 figures">{now}</td>
      <td className="text-end text-muted figures">{before}</td>
    </tr>
  )
}

/** Text below a figure: the new ones of a stock, and acts by the week. */
function moreOf(name: FigureCount, { days, figures }: FiguresOfPeriod): string | false {
  if (name === 'companies' || name === 'projects') return words.newOnes(words.count(figures[name]))
  return name === 'houseActs' && words.aWeek(words.count(Math.round((figures.houseActs * 7) / days)))
}

function inTenths(value: number | null): string {
  return value === null ? words.none : words.count(Math.round(value * 10) / 10)
}

/** The meaning of the figures, and when they were counted; folded. */
function Meanings({ computedAt }: { computedAt: string }) {
  return (
    <details className="mt-1 text-small">
      <summary className="link flex min-h-11 w-fit items-center">{words.whatIsCounted}</summary>
      <ul className="mt-1 max-w-measure list-disc ps-5 text-muted">
        {words.meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
        <li>{words.countedAt(momentInPakistan(computedAt))}</li>
      </ul>
    </details>
  )
}
