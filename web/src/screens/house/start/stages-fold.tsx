import { houseLimits } from '@tameer/contract'
import { latinDigits } from '@tameer/figures'
import { stageName } from '#words/house-questions'
import * as words from '#words/house-start'
import type { Problems } from '../../../forms/form-problems.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { type StartDraft, type StartPlan, typedShares } from './start-draft.ts'

interface StagesFoldProps {
  draft: StartDraft
  plan: StartPlan
  change: (changed: Partial<StartDraft>) => void
  problems: Problems
}

/** The stages with their sums and days, folded. Days can be changed here, per cents of an own price too. */
export function StagesFold({ draft, plan, change, problems }: StagesFoldProps) {
  const own = draft.way === 'own-price'
  const usual = draft.shares === typedShares || draft.shares.length === typedShares.length
  return (
    <Fold
      content={own || draft.way === 'quote' ? keptInWords(plan) : undefined}
      mustOpen={Boolean(problems.shares)}
      title={titleOf(draft, plan)}
    >
      {own && usual && (
        <TextField
          autoComplete="off"
          className="max-w-form"
          hint={words.advanceHint}
          inputMode="decimal"
          label={words.advance}
          name="advance"
          onChange={({ target }) => change({ advance: latinDigits(target.value) })}
          value={draft.advance}
        />
      )}
      {own && <Shares change={change} draft={draft} />}
      {problems.shares && (
        <p className="text-alarm text-small" data-problem tabIndex={-1}>
          {problems.shares}
        </p>
      )}
      <ol className="divide-y divide-line border-line border-y">
        {plan.stages.map((stage, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have no other name, and never move
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2" key={place}>
            <span className="min-w-0 flex-[1_1_9rem]">
              <span className="block font-medium wrap-anywhere">{stageName(stage.stage)}</span>
              <span className="block text-muted text-small figures">
                {[
                  stage.percent !== null && words.percentOf(String(stage.percent)),
                  words.rupees(stage.sharePkr),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {stage.due === 'before-work' ? (
              <span className="text-muted text-small">
                {plan.days[place] && words.displayDay(plan.days[place])}
              </span>
            ) : (
              <input
                aria-label={words.plannedDay(stageName(stage.stage))}
                className="control min-h-11 rounded-xs border border-edge bg-sheet px-2 text-small"
                onChange={({ target }) => change({ days: { ...draft.days, [place]: target.value } })}
                max={yearFrom(draft, houseLimits.plannedYears - 1, '12-31')}
                min={yearFrom(draft, 1 - houseLimits.plannedYears, '01-01')}
                type="date"
                value={plan.days[place] ?? ''}
              />
            )}
          </li>
        ))}
      </ol>
    </Fold>
  )
}

/** A day some years from the year in which the house begins. */
function yearFrom({ startsOn }: StartDraft, years: number, day: string): string | undefined {
  const year = Number(startsOn.slice(0, 4))
  return year > 0 ? `${year + years}-${day}` : undefined
}

/** Per cent of each stage of an own price, before an advance is taken from the first. */
function Shares({ draft: { shares }, change }: Pick<StagesFoldProps, 'draft' | 'change'>) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {shares.map((share, place) => (
        <TextField
          autoComplete="off"
          controlClassName="figures"
          inputMode="decimal"
          key={share.stage}
          label={words.stageShare(stageName(share.stage))}
          name={`share-${place}`}
          onChange={({ target }) =>
            change({
              shares: shares.map((one, at) =>
                at === place ? { ...one, percent: latinDigits(target.value) } : one,
              ),
            })
          }
          value={share.percent}
        />
      ))}
    </div>
  )
}

function titleOf({ way }: StartDraft, { stages, beforePercent, atHandoverPercent }: StartPlan): string {
  if (way === 'estimate') return words.stagesAlone(stages.length)
  return words.stagesInShort(stages.length, String(beforePercent), String(atHandoverPercent))
}

function keptInWords({ atHandoverPercent }: StartPlan): string | undefined {
  return atHandoverPercent > 0 ? undefined : words.nothingKept
}
