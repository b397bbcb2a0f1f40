import type { DetailedEstimate } from '@tameer/calculator'
import { type FormEvent, type ReactNode, useState } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/bill-plan'
import * as stageWords from '#words/stages'
import { stageRows } from '../../../features/estimates/stage-rows.ts'
import { useNarrowBill } from '../../../features/estimates/use-narrow-bill.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/field.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { useFigures } from '../../../ui/use-figures.ts'
import {
  type CurrencyProblem,
  forgetCurrency,
  inOwnCurrency,
  keepCurrency,
  readCurrency,
  useOwnCurrency,
} from './own-currency.ts'

/** When the money of a bill is needed; in another currency too, at the reader's own rate. */
export function MoneyByStage({ estimate }: { estimate: DetailedEstimate }) {
  const { style } = useFigures()
  const figure = style === 'words' ? displayAmount : groupDigits
  const currency = useOwnCurrency()
  const { total, addOns } = estimate
  const other = (pkr: number) => currency && words.inCurrency(currency.name, inOwnCurrency(pkr, currency))
  const Rows = useNarrowBill() ? StageList : StageTable
  return (
    <section className="drafted min-w-0 p-4 sm:p-6">
      <h2 className="text-h3">{stageWords.stagesTitle}</h2>
      <p className="mt-2 mb-3 text-muted text-small">
        {stageWords.stagesHint} {addOns.length > 0 && stageWords.stagesWithoutOnTop}
      </p>
      <Rows figure={figure} other={other} rows={stageRows(estimate)} totalPkr={total.costPkr} />
      {currency && (
        <p className="mt-3 text-small" role="status">
          {words.ownRate(currency.name, groupDigits(currency.rupeesForOne))}
        </p>
      )}
      <Currency />
    </section>
  )
}

interface StagesProps {
  rows: ReturnType<typeof stageRows>
  totalPkr: number
  figure: (pkr: number) => string
  /** In the reader's own currency, if there is one. */
  other: (pkr: number) => string | undefined
}

/** Two rows for each stage: a phone has no width for three columns of figures. */
function StageList({ rows, totalPkr, figure, other }: StagesProps) {
  return (
    <>
      <ul aria-label={stageWords.stagesTitle} className="border border-line bg-sheet text-small">
        {rows.map(({ stage, costPkr, soFarPkr }) => (
          <li className="border-line border-b px-3 py-2.5 last:border-b-0" key={stage}>
            <Row long name={stageWords.stages[stage]}>
              <Figures className="font-semibold" other={other(costPkr)} text={figure(costPkr)} />
            </Row>
            <Row className="text-muted" name={stageWords.soFar}>
              <Figures other={other(soFarPkr)} text={figure(soFarPkr)} />
            </Row>
          </li>
        ))}
      </ul>
      <Row className="px-3 py-2.5 font-semibold text-small" name={stageWords.total}>
        <Figures other={other(totalPkr)} text={figure(totalPkr)} />
      </Row>
    </>
  )
}

type RowProps = { name: string; long?: boolean; className?: string; children: ReactNode }

/** In large text the figures go below a long name. */
function Row({ name, long, className, children }: RowProps) {
  return (
    <p className={classNames('flex flex-wrap justify-between gap-x-3', className)}>
      <span className={long ? 'flex-[1_1_7rem]' : undefined}>{name}</span> {children}
    </p>
  )
}

type FiguresProps = { text: string; other: string | undefined; className?: string }

function Figures({ text, other, className }: FiguresProps) {
  return (
    <span className={classNames('ms-auto text-end figures', className)}>
      {text}
      {other && <span className="block font-normal text-muted">{other}</span>}
    </span>
  )
}

function StageTable({ rows, totalPkr, figure, other }: StagesProps) {
  return (
    <ScrollTable label={stageWords.stagesTitle}>
      <thead>
        <tr>
          <th scope="col">{stageWords.stage}</th>
          <th scope="col">{stageWords.cost}</th>
          <th scope="col">{stageWords.soFar}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ stage, costPkr, soFarPkr }) => (
          <tr key={stage}>
            <th scope="row">{stageWords.stages[stage]}</th>
            <td>
              <Figures other={other(costPkr)} text={figure(costPkr)} />
            </td>
            <td>
              <Figures other={other(soFarPkr)} text={figure(soFarPkr)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{stageWords.total}</th>
          <td>
            <Figures other={other(totalPkr)} text={figure(totalPkr)} />
          </td>
          <td />
        </tr>
      </tfoot>
    </ScrollTable>
  )
}

/** Where a reader types a currency and a rate; faults are told once it was sent. */
function Currency() {
  const currency = useOwnCurrency()
  const [texts, setTexts] = useState({
    name: currency?.name ?? '',
    rate: currency ? String(currency.rupeesForOne) : '',
  })
  const [problems, setProblems] = useState<{ name?: CurrencyProblem; rate?: CurrencyProblem }>({})
  const change = (changed: Partial<typeof texts>) => {
    setTexts({ ...texts, ...changed })
    setProblems({})
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readCurrency(texts)
    if (read.ok) keepCurrency(read.currency)
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) {
      const { elements } = event.currentTarget
      ;(elements[read.problems.name ? 0 : 1] as HTMLElement | undefined)?.focus()
    }
  }
  return (
    <details className="mt-2">
      <summary className="link flex min-h-11 w-fit items-center">{words.otherCurrency}</summary>
      <form className="grid gap-4" noValidate onSubmit={send}>
        <p className="text-muted text-small">{words.currencyHint}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-4">
          <TextField
            autoComplete="off"
            error={problems.name && words.currencyProblems[problems.name]}
            hint={words.currencyNameHint}
            label={words.currencyName}
            onChange={({ target }) => change({ name: target.value })}
            value={texts.name}
          />
          <TextField
            autoComplete="off"
            error={problems.rate && words.currencyProblems[problems.rate]}
            hint={words.rupeesForOneHint}
            inputMode="decimal"
            label={words.rupeesForOne}
            onChange={({ target }) => change({ rate: target.value })}
            value={texts.rate}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.showAmounts}</Button>
          {currency && (
            <Button
              onClick={() => {
                forgetCurrency()
                change({ name: '', rate: '' })
              }}
              variant="quiet"
            >
              {words.forgetCurrency}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
