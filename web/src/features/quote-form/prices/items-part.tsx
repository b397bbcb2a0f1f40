import * as words from '#words/quote-terms'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx'
import type { ItemEntry } from '../entry/entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'

interface ItemsPartProps {
  name: 'extras' | 'alternates'
  items: readonly ItemEntry[]
  most: number
  /** Most letters of a name. */
  letters?: number
  problems: FieldProblems
  onChange: (items: ItemEntry[]) => void
}

const texts = {
  extras: { title: words.extras, lead: words.extrasLead, one: words.extra, add: words.addExtra },
  alternates: {
    title: words.alternates,
    lead: words.alternatesLead,
    one: words.alternate,
    add: words.addAlternate,
  },
}

/** Items of the company's own, each with a name and an amount. */
export function ItemsPart({ name, items, most, letters = 160, problems, onChange }: ItemsPartProps) {
  const { title, lead, one, add } = texts[name]
  const change = (place: number, changed: Partial<ItemEntry>) =>
    onChange(items.map((item, at) => (at === place ? { ...item, ...changed } : item)))
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      <p className="mb-3 text-muted text-small">{lead}</p>
      {problems[name] && (
        <p className="mb-2 text-alarm text-small" data-problem={name} tabIndex={-1}>
          {problems[name]}
        </p>
      )}
      <ul className="grid gap-4">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their order
          <li className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_auto]" key={place}>
            <TextField
              error={problems[`${name} ${place} item`]}
              label={one(place + 1)}
              maxLength={letters}
              name={`${name} ${place} item`}
              onChange={(event) => change(place, { item: event.target.value })}
              value={item.item}
            />
            <TextField
              controlClassName="text-end figures"
              error={problems[`${name} ${place} amount`]}
              hint={name === 'alternates' ? words.plusOrMinus : undefined}
              inputMode={name === 'alternates' ? 'text' : 'decimal'}
              label={words.amountPkr}
              name={`${name} ${place} amount`}
              onChange={(event) => change(place, { amount: event.target.value })}
              value={item.amount}
            />
            <IconButton
              className="sm:mt-7"
              label={words.removeItem(one(place + 1))}
              onClick={() => onChange(items.filter((_, at) => at !== place))}
            >
              <DeleteIcon size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {items.length < most && (
        <Button className="mt-3" onClick={() => onChange([...items, { item: '', amount: '' }])}>
          <PlusIcon size={18} />
          {add}
        </Button>
      )}
    </fieldset>
  )
}

interface DiscountPartProps {
  discount: ItemEntry
  problems: FieldProblems
  onChange: (discount: ItemEntry) => void
}

export function DiscountPart({ discount, problems, onChange }: DiscountPartProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{words.discount}</legend>
      <p className="mb-3 text-muted text-small">{words.discountLead}</p>
      <div className="grid items-start gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          controlClassName="text-end figures"
          error={problems['discount amount']}
          inputMode="decimal"
          label={words.amountPkr}
          name="discount amount"
          onChange={(event) => onChange({ ...discount, amount: event.target.value })}
          value={discount.amount}
        />
        <TextField
          error={problems['discount item']}
          label={words.discountWord}
          maxLength={120}
          name="discount item"
          onChange={(event) => onChange({ ...discount, item: event.target.value })}
          value={discount.item}
        />
      </div>
    </fieldset>
  )
}
