// Payment and terms of a typed price, and what few builders say.
import { readFigure } from '@tameer/figures'
import { checkedLimits } from '@tameer/quotes'
import * as words from '#words/check'
import { changesChoices } from '#words/quote-changes'
import * as formWords from '#words/quote-terms'
import type { ChangesChoice } from '../../../features/quote-form/entry/terms-entry.ts'
import { ItemsPart } from '../../../features/quote-form/prices/items-part.tsx'
import { StagesPart } from '../../../features/quote-form/terms/stages-part.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { type CheckEntry, leastRupees, percentOf } from './check-entry.ts'
import { percentsOf } from './check-problems.ts'
import type { PartProps } from './form-parts.tsx'

interface TermsProps extends PartProps {
  quotedPkr: number
  /** The day on the device. */
  today: string
}

const taxes = [
  { value: 'included', label: words.taxIn },
  { value: 'on-top', label: words.taxTop },
  { value: 'unsaid', label: words.unsaid, pale: true },
] as const

const changesOptions = Object.entries(changesChoices).map(([value, label]) => ({ value, label }))

/** Two payments in per cent, tax, time, warranty, and how changes are priced. */
export function TermsPart(props: TermsProps) {
  const { entry, problems, edit, quotedPkr } = props
  const text = (name: keyof CheckEntry & string) => ({
    error: problems[name],
    name,
    value: String(entry[name]),
    autoComplete: 'off',
    controlClassName: 'text-end figures',
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  })
  const share = (name: 'before' | 'kept', label: string) => {
    const isRupees = (readFigure(entry[name]) ?? 0) >= leastRupees
    const percent = isRupees ? percentOf(entry[name], quotedPkr) : undefined
    return (
      <TextField
        {...text(name)}
        hint={percent === undefined ? undefined : words.percent(percent)}
        inputMode="decimal"
        label={label}
        placeholder={words.unsaid}
        unit={words.percentU}
      />
    )
  }
  return (
    <section aria-label={words.pay} className="grid gap-4">
      <h2 className="text-h3">{words.pay}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3">
        {share('before', words.before)}
        {share('kept', words.kept)}
      </div>
      <Fold
        content={
          problems.stages ??
          (entry.between.length > 0 ? formWords.paymentsSum(percentsOf(entry, quotedPkr)) : undefined)
        }
        heading="h3"
        mustOpen={Object.keys(problems).some((name) => name.startsWith('stages') && problems[name])}
        title={words.payStages}
      >
        <StagesPart
          between
          onChange={(between) => edit({ between })}
          problems={problems as Record<string, string>}
          stages={entry.between}
          sum={percentsOf(entry, quotedPkr)}
          work="works"
        />
      </Fold>
      <RadioStrip
        className="[&_label]:min-h-touch [&_legend]:font-medium"
        legend={words.tax}
        onChange={(tax) => edit({ tax: tax === 'unsaid' ? '' : tax })}
        options={taxes}
        value={entry.tax || 'unsaid'}
      />
      {entry.tax === 'on-top' && <TextField {...text('taxSum')} inputMode="decimal" label={words.taxsum} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3">
        <TextField
          {...text('durationWeeks')}
          inputMode="numeric"
          label={words.weeks}
          placeholder={words.unsaid}
          unit={words.weeksU}
        />
        <TextField
          {...text('warrantyMonths')}
          inputMode="numeric"
          label={words.warranty}
          placeholder={words.unsaid}
          unit={words.warrantyU}
        />
      </div>
      <SelectField
        label={words.changes}
        name="changes"
        onChange={({ target }) => edit({ changes: target.value as ChangesChoice })}
        options={changesOptions}
        placeholder={words.unsaid}
        value={entry.changes}
      />
      {entry.changes === 'cost-plus' && (
        <TextField {...text('changesPercent')} inputMode="decimal" label={formWords.changesPercent} />
      )}
      {entry.changes === 'own' && (
        <TextField
          {...text('changesOwn')}
          controlClassName=""
          label={formWords.changesOwn}
          maxLength={checkedLimits.changesLetters}
        />
      )}
    </section>
  )
}

/** Extras, validity and the builder's message. */
export function MorePart({ entry, problems, edit, today }: TermsProps) {
  return (
    <Fold
      content={words.moreS}
      mustOpen={Object.keys(problems).some((name) => /^(extras|validUntil)/.test(name) && problems[name])}
      title={words.more}
    >
      <ItemsPart
        items={entry.extras}
        letters={checkedLimits.itemLetters}
        most={checkedLimits.extras}
        name="extras"
        onChange={(extras) => edit({ extras })}
        problems={problems as Record<string, string>}
      />
      <TextField
        className="max-w-form"
        error={problems.validUntil}
        label={formWords.validUntil}
        min={today}
        name="validUntil"
        onChange={({ target }) => edit({ validUntil: target.value })}
        type="date"
        value={entry.validUntil}
      />
      <TextAreaField
        hint={words.messageH}
        label={words.message}
        maxLength={checkedLimits.messageLetters}
        name="message"
        onChange={({ target }) => edit({ message: target.value })}
        value={entry.message}
      />
    </Fold>
  )
}
