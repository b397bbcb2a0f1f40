import { readFigure } from '@tameer/figures'
import { quoteLimits } from '@tameer/quotes'
import { displayPart } from '#words/amounts'
import { comma } from '#words/language'
import * as words from '#words/quote-form'
import { Fold } from '../../../ui/fold.tsx'
import type { ItemEntry, QuoteEntry } from '../entry/entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { DiscountPart, ItemsPart } from '../prices/items-part.tsx'

const titles = { extras: words.extras, alternates: words.alternates }

interface MoreFoldsProps {
  entry: QuoteEntry
  problems: FieldProblems
  set: (changed: Partial<QuoteEntry>) => void
}

/** Folds for extras, alternates and a discount, each with its content in words. */
export function MoreFolds({ entry, problems, set }: MoreFoldsProps) {
  const has = (name: string) => Object.keys(problems).some((field) => field.startsWith(name))
  return (
    <>
      {(['extras', 'alternates'] as const).map((name) => (
        <Fold
          content={<bdi>{entry[name].map(itemInWords).join(comma) || words.none}</bdi>}
          heading="h3"
          key={name}
          mustOpen={has(name)}
          title={titles[name]}
        >
          <ItemsPart
            items={entry[name]}
            most={quoteLimits[name]}
            name={name}
            onChange={(items) => set({ [name]: items })}
            problems={problems}
          />
        </Fold>
      ))}
      <Fold
        content={<bdi>{entry.discount.amount.trim() === '' ? words.none : itemInWords(entry.discount)}</bdi>}
        heading="h3"
        mustOpen={has('discount')}
        title={words.discount}
      >
        <DiscountPart
          discount={entry.discount}
          onChange={(discount) => set({ discount })}
          problems={problems}
        />
      </Fold>
    </>
  )
}

function itemInWords({ item, amount }: ItemEntry): string {
  const pkr = readFigure(amount)
  const written = pkr === undefined || Number.isNaN(pkr) ? amount.trim() : displayPart(pkr)
  return [item.trim(), written].filter(Boolean).join(' ')
}
