import {
  deskScreens,
  type FigurePeriod,
  type FiguresOfPeriod,
  figureCounts,
  figurePeriods,
  figureSteps,
} from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-figures'
import { saveFile } from '../../../browser/save-file.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Message } from '../../../ui/message.tsx'
import { RadioStrip } from '../../../ui/radio-set.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { figuresFile } from './figures-file.ts'
import { FiguresTable } from './figures-table.tsx'

const options = figurePeriods.map((days) => ({ value: String(days), label: words.days[days] }))
const usual: FigurePeriod = 30

/** Fetches the figures of all periods. */
export function useDeskFigures() {
  return useFetched('figures', () => () => callDesk('getDeskFigures'))
}

/** Figures of the marketplace: of a period, which is in the address, beside those of the time before. */
export function FiguresPart({ value, error, retry }: ReturnType<typeof useDeskFigures>) {
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
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {value && period && (
        <>
          <Overview period={period} />
          <p className="mt-3 text-muted text-small">
            {words.countsOnly}{' '}
            <button
              className="link min-h-6"
              onClick={() => saveFile(figuresFile(period), `tameer-figures-${days}-days.csv`)}
              type="button"
            >
              {words.spreadsheet}
            </button>
          </p>
          <FiguresTable computedAt={value.computedAt} period={period} />
        </>
      )}
    </section>
  )
}

/** The period's figures, each with its chart and the figure before. */
function Overview({ period: { days, until, figures, before, steps } }: { period: FiguresOfPeriod }) {
  const head = 'border-edge border-b py-1 align-bottom font-normal text-muted text-small'
  return (
    <div className="@container">
      <table className="w-full border-collapse leading-snug">
        <thead>
          <tr className={row}>
            <th className={classNames(head, rowName, 'text-start')} scope="col">
              {words.until(dateInPakistan(until))}
            </th>
            <th className={classNames(head, chart)} scope="col">
              {words.bySteps[figureSteps[days]]}
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
          {figureCounts.map((name) => {
            const isStock = name === 'companies' || name === 'projects'
            return (
              <Row
                before={words.count(isStock ? before.stock[name] : before[name])}
                key={name}
                label={words.names[name]}
                more={isStock && words.newOnes(words.count(figures[name]))}
                now={words.count(isStock ? figures.stock[name] : figures[name])}
                values={steps.map((step) => step[name])}
              />
            )
          })}
          <Row
            before={hoursOf(before)}
            label={words.firstAnswer}
            more={words.halfSooner}
            now={hoursOf(figures)}
            values={steps.map(({ medianHours }) => medianHours ?? 0)}
          />
        </tbody>
      </table>
    </div>
  )
}

/** The chart goes where text is large: the table below has its numbers. */
const chart = '@max-[18rem]:hidden px-1 text-end'
/** In very large text, a row's figures stand below its name. */
const row = '@max-[12rem]:flex @max-[12rem]:flex-wrap @max-[12rem]:items-baseline @max-[12rem]:justify-end'
const rowName = '@max-[12rem]:w-full'

interface RowProps {
  label: string
  /** A small word below the label. */
  more: ReactNode
  now: string
  before: string
  /** In the order of time. */
  values: readonly number[]
}

function Row({ label, more, now, before, values }: RowProps) {
  return (
    <tr className={classNames(row, 'border-line border-b')}>
      <th className={classNames(rowName, 'py-2.5 pe-2 text-start font-normal')} scope="row">
        {label}
        {more && <span className="block text-muted text-small">{more}</span>}
      </th>
      <td className={chart}>
        <Bars values={values} />
      </td>
      <td className="px-2 text-end font-display text-h3 figures">{now}</td>
      <td className="text-end text-muted figures">{before}</td>
    </tr>
  )
}

function hoursOf({ medianHours }: { medianHours: number | null }): string {
  return medianHours === null ? words.none : words.count(Math.round(medianHours * 10) / 10)
}

/** A bar a value, as high as its share of the highest; the newest is filled. */
function Bars({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values)
  return (
    <div aria-hidden="true" className="ms-auto flex h-7 w-fit items-end gap-0.5">
      {values.map((value, place) => (
        <span
          className={classNames(
            'min-h-px border border-blue',
            values.length > 7 ? 'w-1' : 'w-2',
            place === values.length - 1 && 'bg-blue',
          )}
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          style={{ height: `${(value / highest) * 100}%` }}
        />
      ))}
    </div>
  )
}
