import type { Cover, FrozenLine, Laying } from '@tameer/quotes'
import { unitOfRate } from '#words/amounts'
import * as words from '#words/quote-form'
import { type Change, type PriceKind, placeKey, setCover, setFigure, setKind } from '../entry/entry.ts'
import { FigureInput } from '../entry/figure-input.tsx'
import { priceField, sumField } from '../entry/quote-form-problems.ts'
import { LayingChoice } from './laying-choice.tsx'
import { SmallSelect } from './small-select.tsx'

export interface LineProps {
  line: FrozenLine
  /** The mark that applies, and the allowance's sum when the line has a mark of its own. */
  cover: Cover
  sum: string | undefined
  laying: Laying | undefined
  /** The mark of its section, which applies when the line has none of its own. */
  sectionCover: Cover
  /** The typed price; undefined when its section, its phase or the house has the price. */
  figure: string | undefined
  kind: PriceKind
  amountPkr: number | undefined
  priceProblem: string | undefined
  sumProblem: string | undefined
  edit: (change: Change) => void
  onColumn: (line: FrozenLine, figures: string[]) => void
}

/** The price of a line, for one unit or for all of it. Empty when a price above includes the line. */
export function LinePrice({ line, cover, laying, kind, figure, priceProblem, edit, onColumn }: LineProps) {
  const isPriced = cover !== 'excluded' && (cover !== 'allowance' || laying === 'in-price')
  if (figure === undefined || !isPriced) return null
  const key = placeKey('line', line.id)
  const name = words.itemName(line.item)
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

/** Choice of a line's cover. */
export function LineCover({ line, cover, sectionCover, edit }: LineProps) {
  const mark = (next: Cover) =>
    edit(setCover(placeKey('line', line.id), next === sectionCover ? undefined : { cover: next, sum: '' }))
  return (
    <SmallSelect
      className="md:col-start-2"
      label={words.coverOf(words.itemName(line.item))}
      onChange={mark}
      options={words.covers}
      value={cover}
    />
  )
}

/** True when an allowance is set for the line itself, not for its section. */
export function hasOwnSum({ cover, sum }: Pick<LineProps, 'cover' | 'sum'>): boolean {
  return sum !== undefined && cover === 'allowance'
}

/** The allowance's sum for a line, and the choice if laying is included in it. */
export function LineSum({ line, cover, sum = '', laying, sumProblem, edit }: LineProps) {
  const key = placeKey('line', line.id)
  return (
    <div className="col-span-full grid gap-2">
      <p aria-hidden="true" className="text-small">
        {words.sumAside}
      </p>
      <FigureInput
        error={sumProblem}
        label={words.sumAsideOf(words.itemName(line.item))}
        name={sumField(key)}
        onChange={(next) => edit(setCover(key, { cover, sum: next, laying }))}
        value={sum}
      />
      <LayingChoice laying={laying} onChange={(next) => edit(setCover(key, { cover, sum, laying: next }))} />
    </div>
  )
}
