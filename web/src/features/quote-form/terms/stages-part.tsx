import { type Due, dues, paymentStages, termLimits } from '@tameer/quotes'
import * as words from '#words/quote-terms'
import { dues as dueNames, paymentStages as stageNames } from '#words/quote-values'
import { asOptions } from '../../../lib/as-options.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { blankStage, percentOf, type StageEntry, usualSchedule } from '../entry/terms-entry.ts'

interface StagesPartProps {
  stages: readonly StageEntry[]
  work: 'works' | 'fee'
  problems: FieldProblems
  onChange: (stages: StageEntry[]) => void
  /** True for the payments between the first and the last alone, which may be none. */
  between?: boolean
  /** Sum of all payments in per cent; that of the stages when absent. */
  sum?: number
}

const ofFee = ['concept', 'submission-drawings', 'approval', 'working-drawings']
const ends = ['advance', 'mobilisation', 'handover', 'after-handover']

/** Stages to choose from: an architect is not paid when a slab is poured, nor a builder for drawings. */
function optionsFor(work: 'works' | 'fee', between: boolean) {
  const listed = (Object.keys(paymentStages) as (keyof typeof paymentStages)[]).filter((stage) =>
    ends.includes(stage) ? !between : ofFee.includes(stage) === (work === 'fee'),
  )
  return [
    ...listed.map((value) => ({ value: value as string, label: stageNames[value] })),
    { value: 'own', label: words.ownStage },
  ]
}

/** Payment stages in per cent, which add up to 100. */
export function StagesPart({
  stages,
  work,
  problems,
  onChange,
  between = false,
  sum = percentOf(stages),
}: StagesPartProps) {
  const options = optionsFor(work, between)
  const limits = between ? { min: 0, max: 10 } : termLimits.stages
  const change = (place: number, changed: Partial<StageEntry>) =>
    onChange(stages.map((stage, at) => (at === place ? { ...stage, ...changed } : stage)))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.payments}</legend>
      {!between && <p className="mb-3 text-muted text-small">{words.paymentsLead}</p>}
      <ol className="grid gap-3">
        {stages.map((stage, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their order
          <li className="flex flex-wrap items-start gap-2" key={place}>
            <div className="grid min-w-[min(9rem,100%)] flex-1 gap-2">
              <SelectField
                error={stage.stage === 'own' ? undefined : problems[`stages ${place} stage`]}
                label={words.stageNumber(place + 1)}
                name={`stages ${place} stage`}
                onChange={(event) => change(place, { stage: event.target.value })}
                options={options}
                placeholder={words.chooseStage}
                value={stage.stage}
              />
              {stage.stage === 'own' && (
                <>
                  <TextField
                    error={problems[`stages ${place} stage`]}
                    label={words.stageOwn}
                    maxLength={80}
                    name={`stages ${place} own`}
                    onChange={(event) => change(place, { own: event.target.value })}
                    value={stage.own}
                  />
                  <SelectField
                    error={problems[`stages ${place} due`]}
                    label={words.stageDue}
                    name={`stages ${place} due`}
                    onChange={(event) => change(place, { due: event.target.value as Due })}
                    options={asOptions(dues, dueNames)}
                    placeholder={words.chooseStage}
                    value={stage.due}
                  />
                </>
              )}
            </div>
            <TextField
              className="w-22"
              controlClassName="text-end figures"
              error={problems[`stages ${place} percent`]}
              inputMode="decimal"
              label={words.percent}
              name={`stages ${place} percent`}
              onChange={(event) => change(place, { percent: event.target.value })}
              value={stage.percent}
            />
            <IconButton
              className="mt-7"
              disabled={stages.length <= limits.min}
              label={words.removeStage(place + 1)}
              onClick={() => onChange(stages.filter((_, at) => at !== place))}
            >
              <DeleteIcon size={20} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="mt-2 figures" {...(problems.stages && { 'data-problem': 'stages', tabIndex: -1 })}>
        {problems.stages ? (
          <span className="text-alarm text-small">{problems.stages}</span>
        ) : (
          <span className="text-muted text-small">{words.paymentsSum(sum)}</span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {stages.length < limits.max && (
          <Button onClick={() => onChange([...stages, blankStage])}>
            <PlusIcon size={18} />
            {words.addStage}
          </Button>
        )}
        {!between && (
          <Button onClick={() => onChange(usualSchedule(work))} variant="quiet">
            {words.usualSchedule}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
