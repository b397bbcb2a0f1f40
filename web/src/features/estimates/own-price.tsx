import { type BillLine, mostOwnPrices } from '@tameer/calculator'
import { unitOfRate } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { TextField } from '../../ui/fields/field.tsx'
import { useFiguresById } from './figures-by-id.ts'

/**
 * Inputs for the family's own prices of a line: the one this bill uses, and the other one where it was given (labour
 * alone, or material and labour).
 */
export function OwnPrices({ line }: { line: BillLine }) {
  const { textOf } = useFiguresById()
  const [counted, ...others] = line.ownPriceIds
  return [counted, ...others.filter((id) => textOf('ownPrices', id) !== undefined)].map(
    (priceId) => priceId && <OwnPrice key={priceId} line={line} priceId={priceId} />,
  )
}

function OwnPrice({ line: { id, unit, item }, priceId }: { line: BillLine; priceId: string }) {
  const { textOf, errorOf, give } = useFiguresById()
  const value = textOf('ownPrices', priceId)
  const ofLabour = priceId !== id
  const name = (ofLabour ? words.yourLabourPrice : words.yourPrice)(unitOfRate(unit, id))
  return (
    <div className="grid max-w-80 gap-1 text-ink">
      <TextField
        autoComplete="off"
        error={errorOf('ownPrices', priceId)}
        hint={(ofLabour ? words.yourLabourPriceHint : words.yourPriceHint)(mostOwnPrices)}
        inputMode="decimal"
        label={words.ofItem(name, item)}
        onChange={({ target }) => give('ownPrices', priceId, target.value === '' ? undefined : target.value)}
        value={value ?? ''}
      />
      {value !== undefined && (
        <button
          aria-label={words.ofItem(ofLabour ? words.takeLabourPriceAway : words.takePriceAway, item)}
          className="link min-h-6 justify-self-start"
          onClick={() => give('ownPrices', priceId, undefined)}
          type="button"
        >
          {ofLabour ? words.takeLabourPriceAway : words.takePriceAway}
        </button>
      )}
    </div>
  )
}
