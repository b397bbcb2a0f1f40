import type { Amounts, DetailedEstimate } from '@tameer/calculator'
import { groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { phases as phaseNames } from '#words/values'

type BillTotalsProps = { estimate: DetailedEstimate; figure: (pkr: number) => string }

/** Totals of the printed bill, by phase and in all: cost, range, and cost per square foot. */
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
