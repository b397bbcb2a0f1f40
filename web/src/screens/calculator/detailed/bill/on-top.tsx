import { type AddOn, currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { comma } from '#words/language'
import { addOns as addOnNames, statuses } from '#words/values'
import { useFiguresById } from '../../../../features/estimates/figures-by-id.ts'
import { TextField } from '../../../../ui/fields/field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'

/** Percentages on top of a bill. Each is switched on separately and shows its amount beside the total. */
export function OnTop({ estimate }: { estimate: DetailedEstimate }) {
  const { figure } = useFigures()
  const { errorOf } = useFiguresById()
  const { addOns, totalWithAddOns } = estimate
  const inShort = addOns.map(({ id, pct }) => words.addOnInShort(addOnNames[id], pct)).join(comma)
  return (
    <Fold
      content={inShort || words.onTopOff}
      mustOpen={currentPriceBook.addOns.some(({ id }) => errorOf('addOns', id) !== undefined)}
      title={words.onTop}
    >
      <p className="text-muted text-small">{words.onTopHint}</p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {currentPriceBook.addOns.map((addOn) => (
          <Percentage addOn={addOn} estimate={estimate} key={addOn.id} />
        ))}
      </div>
      {addOns.length > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 border-edge border-t pt-3">
          <span>{words.withAllOnTop}</span>
          <Amount className="text-h3" text={figure(totalWithAddOns.costPkr)} />
          <span className="basis-full text-muted text-small figures">
            {words.range(figure(totalWithAddOns.lowPkr), figure(totalWithAddOns.highPkr))}
          </span>
        </p>
      )}
    </Fold>
  )
}

function Percentage({ addOn, estimate }: { addOn: AddOn; estimate: DetailedEstimate }) {
  const { id, pct, status } = addOn
  const { textOf, errorOf, give } = useFiguresById()
  const { figure } = useFigures()
  const value = textOf('addOns', id)
  const counted = estimate.addOns.find((one) => one.id === id)
  return (
    <div className="border-line border-t py-2">
      <label className="flex min-h-11 select-none items-center gap-3">
        <input
          checked={value !== undefined}
          className="size-5 shrink-0 accent-blue"
          onChange={({ target: { checked } }) => give('addOns', id, checked ? String(pct.likely) : undefined)}
          type="checkbox"
        />
        <span>
          {addOnNames[id]}{' '}
          <span className="block text-muted text-small">
            {words.often(pct.low, pct.high, statuses[status])}
          </span>
        </span>
      </label>
      {value !== undefined && (
        <div className="mb-2 grid gap-2 ps-8">
          <TextField
            autoComplete="off"
            controlClassName="max-w-28"
            error={errorOf('addOns', id)}
            inputMode="decimal"
            label={words.inPercent(addOnNames[id])}
            onChange={({ target }) => give('addOns', id, target.value)}
            value={value}
          />
          {counted && (
            <p className="text-small" role="status">
              {words.addOnCost(
                id,
                counted.pct,
                figure(estimate.total.costPkr + counted.amountPkr),
                figure(counted.amountPkr),
              )}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
