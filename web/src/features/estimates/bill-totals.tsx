import type { Amounts, DetailedEstimate } from '@tameer/calculator'
import { groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { phases as phaseNames } from '#words/values'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { useNarrowBill } from './use-narrow-bill.ts'

type BillTotalsProps = { estimate: DetailedEstimate; figure: (pkr: number) => string }

/** The parts of a bill by phase, and the whole: cost, range, and what a square foot comes to. */
export function BillTotals({ estimate, figure }: BillTotalsProps) {
  if (useNarrowBill()) return <ShortTotals estimate={estimate} figure={figure} />
  return (
    <div className="[&_:is(td,th)]:px-1.5! lg:[&_:is(td,th)]:px-2! [&_th:first-child]:min-w-0!">
      <ScrollTable label={words.totalsByPhase}>
        <TotalsRows estimate={estimate} figure={figure} />
      </ScrollTable>
    </div>
  )
}

/** Cost and share of the total; the other figures on opening. */
function ShortTotals({ estimate, figure }: BillTotalsProps) {
  const { phases, total } = estimate
  const rows = [
    ...phases.map(({ phase, ...amounts }) => ({ title: phaseNames[phase], amounts })),
    { title: words.total, amounts: total },
  ]
  return (
    <>
      <ScrollTable label={words.totalsByPhase}>
        <thead>
          <tr>
            <th scope="col">{words.phase}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.shareOfTotal}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, amounts }) => (
            <tr className="last:font-semibold" key={title}>
              <th scope="row">{title}</th>
              <td>{figure(amounts.costPkr)}</td>
              <td>{words.percent(Math.round((amounts.costPkr / total.costPkr) * 100))}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <details className="text-small">
        <summary className="link flex min-h-11 w-fit items-center">{words.furtherFigures}</summary>
        {rows.map(({ title, amounts }) => (
          <div className="mb-3" key={title}>
            <h3 className="font-medium">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-muted figures">
              <Figure name={words.low} value={figure(amounts.lowPkr)} />
              <Figure name={words.high} value={figure(amounts.highPkr)} />
              <Figure name={words.material} value={figure(amounts.materialPkr)} />
              <Figure name={words.labour} value={figure(amounts.labourPkr)} />
            </dl>
          </div>
        ))}
      </details>
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt>{name}</dt>
      <dd className="text-end">{value}</dd>
    </div>
  )
}

/** The rows of the table of totals, on the screen as on paper. */
export function TotalsRows({ estimate, figure }: BillTotalsProps) {
  const { phases, total, answers } = estimate
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{words.phase}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.aSquareFoot}</th>
          <th scope="col">{words.low}</th>
          <th scope="col">{words.high}</th>
          <th scope="col">{words.material}</th>
          <th scope="col">{words.labour}</th>
        </tr>
      </thead>
      <tbody>
        {phases.map(({ phase, ...amounts }) => (
          <TotalsRow
            amounts={amounts}
            figure={figure}
            key={phase}
            sft={answers.coveredAreaSft}
            title={phaseNames[phase]}
          />
        ))}
      </tbody>
      <tfoot>
        <TotalsRow amounts={total} figure={figure} sft={answers.coveredAreaSft} title={words.total} />
      </tfoot>
    </>
  )
}

type TotalsRowProps = { title: string; amounts: Amounts; sft: number; figure: (pkr: number) => string }

function TotalsRow({ title, amounts, sft, figure }: TotalsRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{figure(amounts.costPkr)}</td>
      <td>{groupDigits(Math.round(amounts.costPkr / sft))}</td>
      <td>{figure(amounts.lowPkr)}</td>
      <td>{figure(amounts.highPkr)}</td>
      <td>{figure(amounts.materialPkr)}</td>
      <td>{figure(amounts.labourPkr)}</td>
    </tr>
  )
}
