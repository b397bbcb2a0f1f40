import * as words from '#words/request-form'
import { Amount } from '../../../ui/text/amount.tsx'
import type { BriefFigures } from '../brief-figures.ts'

interface StageCardsProps {
  /** Cost of each; undefined while the house is not known. */
  costs: BriefFigures['stages']
  value: string | undefined
  onChange: (stage: string) => void
}

const stages = [
  { value: 'Complete', cost: 'completePkr', name: words.completeHouse, hint: words.completeHint },
  { value: 'Grey Structure', cost: 'greyPkr', name: words.greyOnly, hint: words.greyHint },
] as const

/** Choice of the stage: complete or grey structure, each with its estimate. It is the first and largest choice. */
export function StageCards({ costs, value, onChange }: StageCardsProps) {
  const chosen = stages.find((stage) => stage.value === value) ?? stages[0]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-h3">{words.whatToPrice}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {stages.map((stage) => {
          const pkr = costs?.[stage.cost]
          return (
            <label
              className="choice-card grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 p-4"
              key={stage.value}
            >
              <input
                checked={stage === chosen}
                className="mt-1 size-5 accent-blue"
                name="constructionType"
                onChange={() => onChange(stage.value)}
                type="radio"
                value={stage.value}
              />
              <span>
                <span className="items-baseline justify-between gap-x-3 sm:flex">
                  <span className="block font-display text-h3">{stage.name}</span>
                  {pkr !== undefined && <Amount className="text-h3" text={words.displayAmount(pkr)} />}
                </span>
                <span className="mt-1 block text-muted text-small">{stage.hint}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
