import type { BillLine, Cover, Laying } from '@tameer/quotes'
import { memo } from 'react'
import { displayRate, displayRupees, unitOfRate } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-form'
import { covers } from '#words/quote-values'
import {
  type Change,
  type CoverEntry,
  type PriceKind,
  placeKey,
  setCover,
  setFigure,
  setKind,
} from './entry.ts'
import { FigureInput } from './figure-input.tsx'
import { LayingSelect } from './laying-select.tsx'
import { priceField, sumField } from './quote-form-problems.ts'
import { SmallSelect } from './small-select.tsx'

interface LineRowProps {
  line: BillLine
  /** The mark that counts, and the sum of an allowance where the line has a mark of its own. */
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
  const {
    line,
    cover,
    sum,
    laying,
    sectionCover,
    figure,
    kind,
    amountPkr,
    priceProblem,
    sumProblem,
    edit,
    onColumn,
  } = props
  const key = placeKey('line', line.id)
  const mark = (next: Cover) =>
    edit(setCover(key, next === sectionCover ? undefined : ({ cover: next, sum: '' } satisfies CoverEntry)))
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_18rem_11rem]">
      <div className="min-w-0">
        <p className="font-medium">{words.itemName(line.item)}</p>
        <p className="text-muted text-small figures">
          {displayQuantity(line)}
          <span className="block">
            {words.estimateOfLine(displayRate(line.ratePkr, line.unit, line.id), displayRupees(line.costPkr))}
          </span>
        </p>
      </div>
      <div className="min-w-0">
        {figure !== undefined && cover !== 'excluded' && (cover !== 'allowance' || laying === 'in-price') && (
          <>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-start gap-1">
              <FigureInput
                error={priceProblem}
                label={words.priceOf(words.itemName(line.item))}
                name={priceField(key)}
                onChange={(text) => edit(setFigure(key, text))}
                onColumn={(figures) => onColumn(line, figures)}
                value={figure}
              />
              <SmallSelect
                className="text-small"
                label={words.priceKindOf(words.itemName(line.item))}
                onChange={(next) => edit(setKind(key, next))}
                options={{ rate: words.perUnit(unitOfRate(line.unit, line.id)), lump: words.forAll }}
                value={kind}
              />
            </div>
            {amountPkr !== undefined && amountPkr > 0 && (
              <p className="mt-1 text-muted text-small figures">{words.comesTo(displayRupees(amountPkr))}</p>
            )}
          </>
        )}
        {sum !== undefined && cover === 'allowance' && (
          <>
            <FigureInput
              error={sumProblem}
              label={words.allowanceFor(words.itemName(line.item))}
              name={sumField(key)}
              onChange={(next) => edit(setCover(key, { cover, sum: next, laying }))}
              value={sum}
            />
            <LayingSelect
              laying={laying}
              name={words.itemName(line.item)}
              onChange={(next) => edit(setCover(key, { cover, sum, laying: next }))}
            />
          </>
        )}
      </div>
      <SmallSelect
        className="text-small"
        label={words.coverOf(words.itemName(line.item))}
        onChange={mark}
        options={covers}
        value={cover}
      />
    </li>
  )
})
