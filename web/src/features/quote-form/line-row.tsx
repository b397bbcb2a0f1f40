import type { BillLine, Cover, Laying } from '@tameer/quotes'
import { memo } from 'react'
import { groupDigits, unitOfRate } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-form'
import { type Change, type PriceKind, placeKey, setCover, setFigure, setKind } from './entry.ts'
import { FigureInput } from './figure-input.tsx'
import { LayingChoice } from './laying-choice.tsx'
import { priceField, sumField } from './quote-form-problems.ts'
import { SmallSelect } from './small-select.tsx'

interface LineRowProps {
  line: BillLine
  /** The mark that counts, and the sum set aside where the line has a mark of its own. */
  cover: Cover
  sum: string | undefined
  laying: Laying | undefined
  /** The mark of its section, which the line has without one of its own. */
  sectionCover: Cover
  /** What is typed as its price; undefined where its section, its phase or the house has the price. */
  figure: string | undefined
  kind: PriceKind
  amountPkr: number | undefined
  priceProblem: string | undefined
  sumProblem: string | undefined
  edit: (change: Change) => void
  onColumn: (line: BillLine, figures: string[]) => void
}

/** A line of the bill: what it is, its price, and what of it is in the price. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, cover, sum, laying, sectionCover, figure, amountPkr, sumProblem, edit } = props
  const key = placeKey('line', line.id)
  const name = words.itemName(line.item)
  const hasPrice =
    figure !== undefined && cover !== 'excluded' && (cover !== 'allowance' || laying === 'in-price')
  const mark = (next: Cover) =>
    edit(setCover(key, next === sectionCover ? undefined : { cover: next, sum: '' }))
  return (
    <li className="grid items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0">{name}</span>
          {amountPkr !== undefined && amountPkr > 0 && (
            <b className="wrap-anywhere max-w-1/2 shrink-0 text-end font-semibold figures">
              {groupDigits(amountPkr)}
            </b>
          )}
        </p>
        <p className="text-muted text-small figures">
          {words.quantityAndEstimate(
            displayQuantity(line),
            groupDigits(line.ratePkr),
            unitOfRate(line.unit, line.id),
          )}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-2 md:grid-cols-2">
        {hasPrice && <LinePrice {...props} figure={figure} name={name} />}
        <SmallSelect
          className="md:col-start-2"
          label={words.coverOf(name)}
          onChange={mark}
          options={words.covers}
          value={cover}
        />
        {sum !== undefined && cover === 'allowance' && (
          <div className="col-span-full grid gap-2">
            <p aria-hidden="true" className="text-small">
              {words.sumAside}
            </p>
            <FigureInput
              error={sumProblem}
              label={words.sumAsideOf(name)}
              name={sumField(key)}
              onChange={(next) => edit(setCover(key, { cover, sum: next, laying }))}
              value={sum}
            />
            <LayingChoice
              laying={laying}
              onChange={(next) => edit(setCover(key, { cover, sum, laying: next }))}
            />
          </div>
        )}
      </div>
    </li>
  )
})

type LinePriceProps = Pick<LineRowProps, 'line' | 'kind' | 'priceProblem' | 'edit' | 'onColumn'> & {
  figure: string
  name: string
}

function LinePrice({ line, kind, figure, name, priceProblem, edit, onColumn }: LinePriceProps) {
  const key = placeKey('line', line.id)
  return (
    <div className="min-w-0">
      <FigureInput
        error={priceProblem}
        label={words.priceOf(name)}
        name={priceField(key)}
        onChange={(text) => edit(setFigure(key, text))}
        onColumn={(figures) => onColumn(line, figures)}
        value={figure}
      />
      <SmallSelect
        className="border-transparent bg-transparent text-muted text-small"
        label={words.priceKindOf(name)}
        onChange={(next) => edit(setKind(key, next))}
        options={{ rate: words.aUnit(unitOfRate(line.unit, line.id)), lump: words.allOfIt }}
        value={kind}
      />
    </div>
  )
}
