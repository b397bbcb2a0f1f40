import { changesChoices } from '#words/quote-changes'
import * as words from '#words/quote-form'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import type { ChangesChoice, TermsPartProps, Work } from '../entry/terms-entry.ts'

const changesOptions = (Object.keys(changesChoices) as (keyof typeof changesChoices)[]).map((value) => ({
  value,
  label: changesChoices[value],
}))

/** Fields for the duration, the warranty, and how changes are priced. */
export function TimePart({ terms, problems, set, work }: TermsPartProps & { work: Work }) {
  const whole = (field: 'durationWeeks' | 'warrantyMonths', label: string) => (
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
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {whole('durationWeeks', work === 'works' ? words.durationWeeks : words.durationWeeksFee)}
      <TextField
        label={words.earliestStart}
        maxLength={20}
        name="earliestStart"
        onChange={(event) => set({ earliestStart: event.target.value })}
        type="month"
        value={terms.earliestStart}
      />
      {work === 'works' && whole('warrantyMonths', words.warrantyMonths)}
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
  )
}
