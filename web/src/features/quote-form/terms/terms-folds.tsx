import { displayDate } from '#words/amounts'
import * as words from '#words/quote-form'
import { TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { type TermsEntry, type TermsPartProps, validDays, type Work } from '../entry/terms-entry.ts'
import { StagesPart } from './stages-part.tsx'
import { stagesInWords, timeInWords } from './terms-in-words.ts'
import { TimePart } from './time-part.tsx'

interface TermsFoldsProps {
  terms: TermsEntry
  work: Work
  today: string
  problems: FieldProblems
  onTerms: (change: (terms: TermsEntry) => TermsEntry) => void
}

/** Folds for payments, time and validity, each with its content in words. */
export function TermsFolds({ terms, work, today, problems, onTerms }: TermsFoldsProps) {
  const set: TermsPartProps['set'] = (changed) => onTerms((before) => ({ ...before, ...changed }))
  const has = (name: RegExp) => Object.keys(problems).some((field) => name.test(field))
  return (
    <>
      <Fold content={stagesInWords(terms)} heading="h3" mustOpen={has(/^stages/)} title={words.payments}>
        <StagesPart
          onChange={(stages) => set({ stages })}
          problems={problems}
          stages={terms.stages}
          work={work}
        />
      </Fold>
      <Fold
        content={timeInWords(terms, work)}
        heading="h3"
        mustOpen={has(/^(durationWeeks|warrantyMonths|changes)/)}
        title={work === 'works' ? words.timeAndChanges : words.timeAndChangesFee}
      >
        <TimePart problems={problems} set={set} terms={terms} work={work} />
      </Fold>
      <Fold
        content={displayDate(terms.validUntil)}
        heading="h3"
        mustOpen={has(/^validUntil/)}
        title={words.validUntil}
      >
        <TextField
          className="max-w-form"
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
      </Fold>
      <Fold content={<bdi>{terms.notes.trim() || words.none}</bdi>} heading="h3" title={words.notes}>
        <TextAreaField
          hint={words.notesHint}
          label={words.notes}
          maxLength={2000}
          name="notes"
          onChange={(event) => set({ notes: event.target.value })}
          value={terms.notes}
        />
      </Fold>
    </>
  )
}
