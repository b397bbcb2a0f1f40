import { type Tax, taxes } from '@tameer/quotes'
import { changesChoices } from '#words/quote-changes'
import * as words from '#words/quote-form'
import { taxes as taxNames } from '#words/quote-values'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { RadioStrip } from '../../ui/radio-set.tsx'
import type { FieldProblems } from './quote-form-problems.ts'
import { StagesPart } from './stages-part.tsx'
import { type ChangesChoice, type TermsEntry, validDays } from './terms-entry.ts'

interface TermsPartProps {
  terms: TermsEntry
  tax: Tax | ''
  work: 'works' | 'fee'
  today: string
  problems: FieldProblems
  onTerms: (change: (terms: TermsEntry) => TermsEntry) => void
  onTax: (tax: Tax) => void
}

const taxOptions = taxes.map((value) => ({ value, label: taxNames[value] }))
const changesOptions = (Object.keys(changesChoices) as (keyof typeof changesChoices)[]).map((value) => ({
  value,
  label: changesChoices[value],
}))

/** What goes with any price: tax, time, payments, warranty, changes, and until when it is valid. */
export function TermsPart({ terms, tax, work, today, problems, onTerms, onTax }: TermsPartProps) {
  const set = (changed: Partial<TermsEntry>) => onTerms((before) => ({ ...before, ...changed }))
  const text = (field: 'durationWeeks' | 'warrantyMonths', label: string) => (
    <TextField
      error={problems[field]}
      inputMode="numeric"
      label={label}
      name={field}
      onChange={(event) => set({ [field]: event.target.value })}
      value={terms[field]}
    />
  )
  return (
    <div className="grid gap-8">
      <div {...(problems.tax && { 'data-problem': true, tabIndex: -1 })}>
        <RadioStrip<Tax> legend={words.tax} onChange={onTax} options={taxOptions} value={tax || undefined} />
        {problems.tax && <p className="mt-1 text-alarm text-small">{problems.tax}</p>}
        {tax === 'not-included' && (
          <TextField
            className="mt-3 max-w-44"
            controlClassName="text-end figures"
            error={problems.taxPkr}
            hint={words.taxSumHint}
            inputMode="decimal"
            label={words.taxSum}
            name="taxPkr"
            onChange={(event) => set({ taxSum: event.target.value })}
            value={terms.taxSum ?? ''}
          />
        )}
      </div>
      <StagesPart
        onChange={(stages) => set({ stages })}
        problems={problems}
        stages={terms.stages}
        work={work}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('durationWeeks', work === 'works' ? words.durationWeeks : words.durationWeeksFee)}
        <TextField
          label={words.earliestStart}
          maxLength={20}
          name="earliestStart"
          onChange={(event) => set({ earliestStart: event.target.value })}
          type="month"
          value={terms.earliestStart}
        />
        {work === 'works' && text('warrantyMonths', words.warrantyMonths)}
        <TextField
          error={problems.validUntil}
          hint={words.validHint}
          label={words.validUntil}
          {...validDays(today)}
          name="validUntil"
          onChange={(event) => set({ validUntil: event.target.value })}
          required
          type="date"
          value={terms.validUntil}
        />
        <SelectField
          label={words.changes}
          name="changes"
          onChange={(event) => set({ changes: event.target.value as ChangesChoice })}
          options={changesOptions}
          placeholder={words.notSaid}
          value={terms.changes}
        />
        {terms.changes === 'cost-plus' && (
          <TextField
            error={problems.changesPercent}
            inputMode="decimal"
            label={words.changesPercent}
            name="changesPercent"
            onChange={(event) => set({ changesPercent: event.target.value })}
            value={terms.changesPercent}
          />
        )}
        {terms.changes === 'own' && (
          <TextField
            error={problems.changesOwn}
            label={words.changesOwn}
            maxLength={300}
            name="changesOwn"
            onChange={(event) => set({ changesOwn: event.target.value })}
            value={terms.changesOwn}
          />
        )}
      </div>
      <TextAreaField
        hint={words.notesHint}
        label={words.notes}
        maxLength={2000}
        name="notes"
        onChange={(event) => set({ notes: event.target.value })}
        value={terms.notes}
      />
    </div>
  )
}
