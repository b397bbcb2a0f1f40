import * as words from '#words/house-change'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { type ChangeDraft, pkrOf } from './change-draft.ts'
import { PkrField } from './pkr-field.tsx'

const costs = (['more', 'less', 'nothing'] as const).map((value) => ({ value, label: words.costs[value] }))

interface CostFieldProps {
  draft: ChangeDraft
  change: (changed: Partial<ChangeDraft>) => void
  problem: string | undefined
}

/** More, less or nothing, and the sum as people write it. */
export function CostField({ draft, change, problem }: CostFieldProps) {
  return (
    <div className="grid gap-2">
      <RadioStrip
        legend={words.cost}
        name="cost"
        onChange={(cost) => change({ cost })}
        options={costs}
        value={draft.cost}
      />
      {draft.cost !== 'nothing' && <SumField change={change} draft={draft} problem={problem} />}
    </div>
  )
}

/** The sum behind its currency. Below it stands how a sum in lakh or in other digits was read. */
function SumField({ draft, change, problem }: CostFieldProps) {
  const pkr = pkrOf(draft)
  const isPlain = /^[\d,]*$/.test(draft.sum)
  const hint = pkr && !isPlain ? words.rupees(Math.abs(pkr)) : undefined
  return (
    <PkrField
      currency={words.pkr}
      error={problem}
      hint={hint}
      inputMode="decimal"
      label={words.sum}
      labelHidden
      onType={(sum) => change({ sum })}
      value={draft.sum}
    />
  )
}
