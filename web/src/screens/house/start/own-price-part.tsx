import { areaUnits } from '@tameer/calculator'
import { houseLimits } from '@tameer/contract'
import { latinDigits, readFigure } from '@tameer/figures'
import { type CheckedQuote, checkedStages } from '@tameer/quotes'
import { useEffect } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/house-start'
import { fetchCities } from '../../../features/catalogue/catalogue-thunks.ts'
import { useCheckedSheets } from '../../../features/checked-quotes/checked-sheets.ts'
import type { Problems } from '../../../forms/form-problems.ts'
import { asOptions } from '../../../lib/as-options.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { type StartDraft, typedShares } from './start-draft.ts'

interface OwnPricePartProps {
  draft: StartDraft
  change: (changed: Partial<StartDraft>) => void
  problems: Problems
}

/** A price from the family's own builder: who, how much, and which house. */
export function OwnPricePart({ draft, change, problems }: OwnPricePartProps) {
  const pkr = readFigure(draft.price)
  return (
    <div className="grid gap-5">
      <CheckedQuotes change={change} />
      <TextField
        autoComplete="off"
        error={problems.builder}
        label={words.builderName}
        maxLength={houseLimits.builder}
        name="builder"
        onChange={({ target }) => change({ builder: target.value })}
        required
        value={draft.builder}
      />
      <TextField
        autoComplete="off"
        controlClassName="text-end figures"
        error={problems.price}
        hint={pkr ? words.rupees(pkr) : words.priceHint}
        inputMode="decimal"
        label={words.price}
        name="price"
        onChange={({ target }) => change({ price: target.value })}
        required
        value={draft.price}
      />
      <CityField change={change} city={draft.city} problem={problems.city} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-4">
        <TextField
          autoComplete="off"
          error={problems.plotSize}
          inputMode="decimal"
          label={words.plot}
          name="plotSize"
          onChange={({ target }) => change({ plotSize: latinDigits(target.value) })}
          value={draft.plotSize}
        />
        <SelectField
          label={words.unit}
          name="plotUnit"
          onChange={({ target }) => change({ plotUnit: target.value as StartDraft['plotUnit'] })}
          options={asOptions(areaUnits, words.plotUnits)}
          value={draft.plotUnit}
        />
      </div>
    </div>
  )
}

/** The cities of the catalogue. */
function CityField({
  city,
  problem,
  change,
}: {
  city: string
  problem: string | undefined
  change: OwnPricePartProps['change']
}) {
  const dispatch = useAppDispatch()
  const catalogue = useAppSelector((state) => state.cities)
  useEffect(() => void dispatch(fetchCities()), [dispatch])
  return (
    <SelectField
      error={problem}
      label={words.city}
      name="city"
      onChange={({ target }) => change({ city: target.value })}
      options={catalogue.list.map((one) => ({ value: one.name, label: nameOf(one) }))}
      placeholder={words.chooseACity}
      required
      value={city}
    />
  )
}

/** Prices that were checked on this device: a press fills the form in. */
function CheckedQuotes({ change }: Pick<OwnPricePartProps, 'change'>) {
  const quotes = useCheckedSheets().flatMap((sheet) => sheet.quotes)
  const lump = quotes.filter(({ price, way }) => price.kind === 'lump' && way === 'material')
  if (lump.length === 0) return null
  return (
    <div>
      <p className="mb-2 font-medium">{words.checkedQuotes}</p>
      <div className="flex flex-wrap gap-2">
        {lump.map((quote) => (
          <Button key={quote.id} onClick={() => change(filledFrom(quote))}>
            <bdi>{quote.name}</bdi>
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The fields that a checked quote fills in. */
function filledFrom(quote: CheckedQuote): Partial<StartDraft> {
  const stages = checkedStages(quote).map(({ percent, ...share }) => ({ ...share, percent: String(percent) }))
  return {
    builder: quote.name,
    price: quote.price.kind === 'lump' ? String(quote.price.amountPkr) : '',
    weeks: quote.durationWeeks ? String(quote.durationWeeks) : '',
    advance: '',
    // One payment alone is no plan.
    shares: stages.length >= houseLimits.stages.min ? stages : typedShares,
    days: {},
  }
}
