import { type BillLine, mostOwnPrices } from '@tameer/calculator'
import { unitOfRate } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { TextField } from '../../ui/field.tsx'
import { useFiguresById } from './figures-by-id.ts'

/** A price the family has in hand for a line of its bill. */
export function OwnPrice({ line: { id, unit, item, takesOwnPrice } }: { line: BillLine }) {
  const { textOf, errorOf, give } = useFiguresById()
  const value = textOf('ownPrices', id)
  if (!takesOwnPrice && value === undefined) return null
  const label = words.yourPrice(unitOfRate(unit, id))
  return (
    <div className="grid max-w-80 gap-1 text-ink">
      <TextField
        aria-label={words.ofItem(label, item)}
        autoComplete="off"
        error={errorOf('ownPrices', id)}
        hint={words.yourPriceHint(mostOwnPrices)}
        inputMode="decimal"
        label={label}
        onChange={({ target }) => give('ownPrices', id, target.value === '' ? undefined : target.value)}
        value={value ?? ''}
      />
      {value !== undefined && (
        <button
          aria-label={words.ofItem(words.takePriceAway, item)}
          className="link min-h-6 justify-self-start"
          onClick={() => give('ownPrices', id, undefined)}
          type="button"
        >
          {words.takePriceAway}
        </button>
      )}
    </div>
  )
}
