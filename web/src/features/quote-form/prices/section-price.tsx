import { readFigure } from '@tameer/figures'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { isHeldAbove, isOpened, placeKey, setFigure, setOpened } from '../entry/entry.ts'
import { priceField } from '../entry/quote-form-problems.ts'
import { OnePriceButton } from './one-price-button.tsx'
import type { SectionPartProps } from './use-sections.ts'

interface SectionPriceProps extends SectionPartProps {
  name: string
  /** Called after the way of pricing changed and its button is removed. */
  onChanged: () => void
}

/** A section's one price, or the button to go back to it. */
export function SectionPrice({ bill, section, entry, problems, edit, name, onChanged }: SectionPriceProps) {
  const key = placeKey('section', section.id)
  if (isOpened(entry, key))
    return (
      <OnePriceButton
        above={key}
        bill={bill}
        edit={edit}
        entry={entry}
        label={words.onePriceForSection}
        lines={section.lines}
        name={name}
        onDone={onChanged}
      />
    )
  const figure = entry.figures[key] ?? ''
  const amountPkr = readFigure(figure) || 0
  return (
    <>
      {section.lines.some((line) => isHeldAbove(entry, line)) && (
        <TextField
          aria-label={words.priceOf(name)}
          autoComplete="off"
          className="max-w-form"
          controlClassName="text-end figures"
          error={problems[priceField(key)]}
          hint={amountPkr > 0 && displayAmount(amountPkr)}
          inputMode="decimal"
          label={words.yourPricePkr}
          name={priceField(key)}
          onChange={({ target }) => edit(setFigure(key, target.value))}
          value={figure}
        />
      )}
      <Button
        className="-ms-5"
        onClick={() => {
          edit(setOpened(key, true))
          onChanged()
        }}
        variant="quiet"
      >
        {words.priceLines(section.lines.length)}
      </Button>
    </>
  )
}
