import { readFigure } from '@tameer/figures'
import { quoteLimits } from '@tameer/quotes'
import { displayPart } from '#words/amounts'
import { comma } from '#words/language'
import * as words from '#words/quote-form'
import { Fold } from '../../../ui/fold.tsx'
import type { ItemEntry, QuoteEntry } from '../entry/entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { DiscountPart, ItemsPart } from '../prices/items-part.tsx'

interface MoreFoldProps {
  entry: QuoteEntry
  problems: FieldProblems
  set: (changed: Partial<QuoteEntry>) => void
}

const kinds = ['extras', 'alternates'] as const

/** Fold for extras, other choices and a discount, with its content in words. */
export function MoreFold({ entry, problems, set }: MoreFoldProps) {
  const fields = Object.keys(problems)
  const discount = entry.discount.amount.trim() === '' ? [] : [entry.discount]
  const items = [...entry.extras, ...entry.alternates, ...discount]
  return (
    <Fold
      content={<bdi>{items.map(itemInWords).join(comma) || words.none}</bdi>}
      heading="h3"
      mustOpen={[...kinds, 'discount'].some((name) => fields.some((field) => field.startsWith(name)))}
      title={words.moreTitle}
    >
      {kinds.map((name) => (
        <ItemsPart
          items={entry[name]}
          key={name}
          most={quoteLimits[name]}
          name={name}
          onChange={(items) => set({ [name]: items })}
          problems={problems}
        />
      ))}
      <DiscountPart
        discount={entry.discount}
        onChange={(discount) => set({ discount })}
        problems={problems}
      />
    </Fold>
  )
}

function itemInWords({ item, amount }: ItemEntry): string {
  const pkr = readFigure(amount)
  const written = pkr === undefined || Number.isNaN(pkr) ? amount.trim() : displayPart(pkr)
  return [item.trim(), written].filter(Boolean).join(' ')
}
