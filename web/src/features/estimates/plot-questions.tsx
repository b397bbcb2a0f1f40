import { type AnswersInput, areaUnits, type DetailedEstimate, marlaSizes } from '@tameer/calculator'
import { latinDigits } from '@tameer/figures'
import type { ReactNode } from 'react'
import * as words from '#words/request-form'
import type { Problems } from '../../forms/form-problems.ts'
import { asOptions } from '../../lib/as-options.ts'
import { SelectField, TextField } from '../../ui/fields/field.tsx'

/** Typed answers, as texts by field. */
type Texts = { readonly [field in keyof AnswersInput]?: string }

interface PlotQuestionsProps {
  answers: Texts
  answer: (changed: Record<string, string>) => void
  problems: Problems
  /** The usual covered area on the plot in sft, once the plot is known. */
  usualAreaSft: number | undefined
  /** The field of the city: not all forms offer the same ones. */
  city: ReactNode
  /** Below the questions. */
  children?: ReactNode
}

const marlaOptions = marlaSizes.map((sft) => ({ value: String(sft), label: words.marlaSft(sft) }))

/** City, plot and covered area. The calculator takes usual values for everything else. */
export function PlotQuestions({
  answers,
  answer,
  problems,
  usualAreaSft,
  city,
  children,
}: PlotQuestionsProps) {
  const { plotSize = '', plotUnit = 'Marla', marlaStandardSft = '225', coveredAreaSft = '' } = answers
  return (
    <div className="grid gap-4">
      {city}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-4">
        <TextField
          autoComplete="off"
          error={problems.plotSize}
          inputMode="decimal"
          label={words.plotSize}
          name="plotSize"
          onChange={({ target }) => answer({ plotSize: latinDigits(target.value) })}
          required
          value={plotSize}
        />
        <SelectField
          label={words.measuredIn}
          name="plotUnit"
          onChange={({ target }) => answer({ plotUnit: target.value })}
          options={asOptions(areaUnits, words.plotUnits)}
          value={plotUnit}
        />
      </div>
      {(plotUnit === 'Marla' || plotUnit === 'Kanal') && (
        <SelectField
          label={words.marlaSize}
          name="marlaStandardSft"
          onChange={({ target }) => answer({ marlaStandardSft: target.value })}
          options={marlaOptions}
          value={marlaStandardSft}
        />
      )}
      <TextField
        autoComplete="off"
        error={problems.coveredAreaSft}
        hint={usualAreaSft ? words.usualArea(words.groupDigits(usualAreaSft)) : words.areaHint}
        inputMode="decimal"
        label={words.coveredArea}
        name="coveredAreaSft"
        onChange={({ target }) => answer({ coveredAreaSft: latinDigits(target.value) })}
        value={coveredAreaSft}
      />
      {children}
    </div>
  )
}

/** The total of the typed house, once it is known. */
export function PlotTotal({ estimate }: { estimate: DetailedEstimate | undefined }) {
  return (
    <p className="mt-1 text-small" role="status">
      {estimate
        ? words.estimateNow(
            words.displayAmount(estimate.total.costPkr),
            words.displayAmount(estimate.total.lowPkr),
            words.displayAmount(estimate.total.highPkr),
          )
        : words.estimateLater}
    </p>
  )
}
