import * as words from '#words/house-change'
import { controlLook, FieldFrame, useField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { type ChangeDraft, pkrOf } from './change-draft.ts'

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
  const field = useField({ label: words.sum, hint, error: problem })
  return (
    <FieldFrame {...field.frame} labelHidden>
      <div className="flex" dir="ltr">
        <span
          aria-hidden="true"
          className="-me-px flex items-center rounded-xs border border-edge bg-wash px-4 text-muted"
        >
          {words.pkr}
        </span>
        <input
          {...field.control}
          autoComplete="off"
          className={`${controlLook} text-end text-h3 font-display font-medium figures`}
          inputMode="decimal"
          name="pkr"
          onChange={({ target }) => change({ sum: target.value })}
          value={draft.sum}
        />
      </div>
    </FieldFrame>
  )
}
