import { readFigure } from '@tameer/figures'
import { checkedLimits, lacksZeros } from '@tameer/quotes'
import { useState } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/check'
import { Product } from '../../../features/quote-form/prices/price-fields.tsx'
import { kindOf } from '../../../features/quote-form/prices/price-kind.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { kindInQuestion } from './check-problems.ts'
import type { PartProps } from './form-parts.tsx'

const kinds = [
  { value: 'rate', label: words.persft },
  { value: 'lump', label: words.lump },
] as const

/** The price, its kind, and at once the amount it gives. */
export function PricePart({ bill, entry, quote, problems, edit }: PartProps) {
  const { figure, kind, area } = entry
  const [chosen, setChosen] = useState(false)
  const [otherArea, setOtherArea] = useState(area !== '')
  const counted = readFigure(area)
  const sft = counted !== undefined && counted >= checkedLimits.areaSft.min ? counted : bill.coveredAreaSft
  const odd = kindInQuestion(quote)
  const few = lacksZeros(quote)
  const value = readFigure(figure) ?? 0
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          autoComplete="off"
          className="min-w-0 flex-[1_1_7rem]"
          controlClassName="min-h-12 text-end text-h3 figures"
          error={problems.figure}
          inputMode="decimal"
          label={words.price}
          name="figure"
          onChange={({ target }) =>
            edit({ figure: target.value, kind: chosen ? kind : kindOf(target.value, kind) })
          }
          required
          value={figure}
        />
        <RadioStrip
          className={classNames(
            'text-small [&_label]:min-h-12 [&_label]:whitespace-nowrap [&_label]:px-[min(0.5rem,8px)]',
            problems.figure ? 'self-start pt-[1.9rem]' : '',
          )}
          legend={words.price}
          legendHidden
          onChange={(next) => {
            setChosen(true)
            edit({ kind: next })
          }}
          options={kinds}
          value={kind}
        />
      </div>
      <Product areaSft={sft} figure={figure} kind={kind} />
      {(odd || few) && (
        <p
          className="flex min-h-11 flex-wrap items-center gap-x-3 border-brick border-s-4 bg-wash px-3"
          role="status"
        >
          {(few ? words.vZeros : kind === 'rate' ? words.vKind : words.vKind2)(groupDigits(value))}
          {odd && (
            <Button
              onClick={() => {
                setChosen(true)
                edit({ kind: kind === 'rate' ? 'lump' : 'rate' })
              }}
              variant="quiet"
            >
              {words.vKindDo}
            </Button>
          )}
        </p>
      )}
      {kind === 'rate' &&
        (otherArea ? (
          <TextField
            autoComplete="off"
            className="max-w-form"
            controlClassName="text-end figures"
            error={problems.area}
            inputMode="numeric"
            label={words.area}
            name="area"
            onChange={({ target }) => edit({ area: target.value })}
            placeholder={groupDigits(bill.coveredAreaSft)}
            value={area}
          />
        ) : (
          <button
            className="link min-h-11 justify-self-start text-small"
            onClick={() => setOtherArea(true)}
            type="button"
          >
            {words.areaOther}
          </button>
        ))}
    </div>
  )
}
