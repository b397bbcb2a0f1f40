import {
  type AnswerField,
  areaUnits,
  cities,
  constructionModes,
  constructionTypes,
  currentPriceBook,
  type Grade,
  grades,
  groupDigits,
  marlaStandards,
  roomFields,
  usualHouse,
} from '@tameer/calculator'
import type { ReactNode } from 'react'
import { RadioChips } from '../../ui/chips.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { PlainNote } from './plain-note.tsx'
import { roomLabels } from './quick-answers.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

const marlaOptions = asOptions(marlaStandards.map(({ sft }) => String(sft))).map(({ value }) => ({
  value,
  label: `${value} sft`,
}))

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-4">
      <legend className="float-left mb-3 w-full font-display text-h3">
        <span className="text-muted tabular-nums">{number}</span> {title}
      </legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  )
}

/** The questions, each with what is wrong or worth knowing about its answer beside it. */
export function DetailedForm({ texts, change, forget, estimate, problems }: DetailedAnswers) {
  const usual = usualHouse(texts)
  const current = problems.length === 0 ? estimate : undefined

  /** A fault is told once the question was answered. */
  const errorOf = (field: AnswerField) =>
    texts[field] === undefined ? undefined : problems.find((problem) => problem.field === field)?.message
  const warningsOf = (field: AnswerField) =>
    current?.warnings.filter((warning) => warning.field === field).map(({ message }) => message) ?? []
  const notes = (field: AnswerField) =>
    warningsOf(field).map((message) => <PlainNote key={message}>{message}</PlainNote>)
  const unanswered = (field: AnswerField) =>
    current?.unanswered
      .filter(({ fields }) => fields[0] === field)
      .map(({ message }) => <PlainNote key={message}>{message}</PlainNote>)
  const typed = (field: AnswerField, usualValue?: number) => ({
    error: errorOf(field),
    value: texts[field] ?? (usualValue === undefined ? '' : String(usualValue)),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  const unit = texts.plotUnit ?? 'Marla'
  const grade =
    grades.find((name) => name === texts.grade) ?? (texts.grade === undefined ? 'Standard' : undefined)
  const { limits } = currentPriceBook
  const authority = marlaStandards.find(
    ({ sft }) => String(sft) === (texts.marlaStandardSft ?? '225'),
  )?.authority

  return (
    <form className="grid gap-7" noValidate onSubmit={(event) => event.preventDefault()}>
      <Step number={1} title="The plot">
        <SelectField
          {...typed('city')}
          label="City"
          options={asOptions(cities)}
          placeholder="Choose a city"
        />
        {notes('city')}
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField {...typed('plotSize')} inputMode="decimal" label="Plot size" />
          <SelectField
            {...typed('plotUnit')}
            label="Measured in"
            options={asOptions(areaUnits)}
            value={unit}
          />
        </div>
        {notes('plotSize')}
        {(unit === 'Marla' || unit === 'Kanal') && (
          <SelectField
            {...typed('marlaStandardSft', 225)}
            hint={`${authority ? `${authority}. ` : ''}Your allotment letter says which counts.`}
            label="Size of a Marla"
            options={marlaOptions}
          />
        )}
        {unanswered('marlaStandardSft')}
      </Step>
      <Step number={2} title="The house">
        <div className="grid gap-2">
          <TextField
            {...typed('coveredAreaSft', usual?.coveredAreaSft)}
            hint={
              usual
                ? `All floors together, with walls. On such a plot people usually build ${groupDigits(usual.coveredAreaSft)} sft.`
                : 'All floors together, with walls.'
            }
            inputMode="decimal"
            label="Covered area (sft)"
          />
          {usual &&
            texts.coveredAreaSft !== undefined &&
            texts.coveredAreaSft !== String(usual.coveredAreaSft) && (
              <button
                className="link min-h-6 justify-self-start text-small"
                onClick={() => forget('coveredAreaSft')}
                type="button"
              >
                Use {groupDigits(usual.coveredAreaSft)} sft
              </button>
            )}
          {notes('coveredAreaSft')}
        </div>
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            {...typed('storeys', usual?.storeys)}
            hint={`${limits.storeys.min} to ${limits.storeys.max}`}
            inputMode="numeric"
            label="Storeys"
          />
          {roomFields.map((field) => (
            <TextField
              {...typed(field, usual?.[field])}
              inputMode="numeric"
              key={field}
              label={roomLabels[field]}
            />
          ))}
        </div>
        {notes('storeys')}
        {notes('bedrooms')}
        {roomFields.map(unanswered)}
      </Step>
      <Step number={3} title="How far, and how fine">
        <RadioChips
          legend="Construction Type"
          onChange={(constructionType) => change({ constructionType })}
          options={asOptions(constructionTypes)}
          value={constructionTypes.find((name) => name === (texts.constructionType ?? 'Grey Structure'))}
        />
        {errorOf('constructionType') && <Fault>{errorOf('constructionType')}</Fault>}
        <RadioChips
          legend="Construction Mode"
          onChange={(constructionMode) => change({ constructionMode })}
          options={asOptions(constructionModes)}
          value={constructionModes.find((name) => name === (texts.constructionMode ?? 'With Material'))}
        />
        {errorOf('constructionMode') && <Fault>{errorOf('constructionMode')}</Fault>}
        {notes('constructionMode')}
        <RadioChips<Grade>
          legend="Grade"
          onChange={(chosen) => change({ grade: chosen })}
          options={asOptions(grades)}
          value={grade}
        />
        {errorOf('grade') && <Fault>{errorOf('grade')}</Fault>}
        {notes('grade')}
        {grade && <p className="text-muted text-small">{currentPriceBook.gradeMeanings[grade]}</p>}
      </Step>
    </form>
  )
}

function Fault({ children }: { children: ReactNode }) {
  return <p className="text-alarm text-small">{children}</p>
}
