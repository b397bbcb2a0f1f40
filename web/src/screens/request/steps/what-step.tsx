import { cities } from '@tameer/calculator'
import { findEstimateCity, requestLimits, requestServices } from '@tameer/contract'
import { useEffect } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/request-form'
import { fetchCities } from '../../../features/catalogue/catalogue-thunks.ts'
import { PlotQuestions, PlotTotal } from '../../../features/estimates/plot-questions.tsx'
import type { Problems } from '../../../forms/form-problems.ts'
import { asOptions } from '../../../lib/as-options.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { type BriefFigures, isArchitecture } from '../brief-figures.ts'
import type { AnswerTexts, RequestDraft } from '../request-draft.ts'
import { HouseCard } from './house-card.tsx'
import { PicturesField } from './pictures-field.tsx'
import { StageCards } from './stage-cards.tsx'

export interface StepProps {
  draft: RequestDraft
  change: (changed: Partial<RequestDraft>) => void
  problems: Problems
}

interface WhatStepProps extends StepProps {
  figures: BriefFigures
  pictures: readonly File[]
  setPictures: (change: (before: readonly File[]) => readonly File[]) => void
  setProblem: (name: string, problem: string | undefined) => void
  disabled: boolean
}

const { architecture, construction, interiorDesign } = requestServices
const serviceOptions = [construction, architecture, interiorDesign].map((id) => ({
  value: String(id),
  label: words.services[id] ?? '',
}))
const monthsAhead = 24

/** The work, its place, and the family's own words about it. */
export function WhatStep(props: WhatStepProps) {
  const { draft, figures, change, problems, pictures, setPictures, setProblem, disabled } = props
  const { answers, service, locality, start, notes } = draft
  const answer = (changed: AnswerTexts) => change({ answers: { ...answers, ...changed } })
  return (
    <div className="grid max-w-measure gap-7">
      <StageCards
        onChange={(constructionType) => answer({ constructionType })}
        costs={figures.stages}
        value={answers.constructionType}
      />
      <RadioStrip
        className="[&_label]:whitespace-nowrap max-sm:[&_label]:px-1 max-sm:[&_label]:text-small"
        legend={words.whichService}
        onChange={(id) => change({ service: Number(id) })}
        options={serviceOptions}
        value={String(service)}
      />
      {draft.fromBill && figures.estimate ? (
        <HouseCard change={change} draft={draft} estimate={figures.estimate} />
      ) : (
        <PlotQuestions
          answer={answer}
          answers={answers}
          city={
            <CityField
              city={answers.city ?? ''}
              draft={draft}
              onChange={(city) => answer({ city })}
              problem={problems.city}
            />
          }
          problems={problems}
          usualAreaSft={figures.usualAreaSft}
        >
          {(figures.estimate || !isArchitecture(draft)) && <PlotTotal estimate={figures.estimate} />}
        </PlotQuestions>
      )}
      <TextField
        autoComplete="address-level3"
        hint={words.localityHint}
        label={words.locality}
        maxLength={requestLimits.locality}
        name="locality"
        onChange={({ target }) => change({ locality: target.value })}
        value={locality}
      />
      <SelectField
        label={words.start}
        name="start"
        onChange={({ target }) => change({ start: target.value })}
        options={startOptions()}
        value={start}
      />
      <TextAreaField
        hint={words.letters(notes.length, requestLimits.notes)}
        label={words.notes}
        maxLength={requestLimits.notes}
        name="notes"
        onChange={({ target }) => change({ notes: target.value })}
        value={notes}
      />
      <PicturesField
        change={setPictures}
        disabled={disabled}
        error={problems.images}
        files={pictures}
        onProblem={(problem) => setProblem('images', problem)}
      />
    </div>
  )
}

interface CityFieldProps {
  city: string
  draft: RequestDraft
  problem: string | undefined
  onChange: (city: string) => void
}

/** The cities with prices; for an architect all cities of the catalogue. */
function CityField({ city, draft, problem, onChange }: CityFieldProps) {
  const dispatch = useAppDispatch()
  const catalogue = useAppSelector((state) => state.cities)
  const all = isArchitecture(draft)
  useEffect(() => {
    if (all) void dispatch(fetchCities())
  }, [all, dispatch])
  // Those of the calculator stand first, under its names.
  const others = catalogue.list.filter(({ id }) => findEstimateCity(id) === undefined)
  const options = [
    ...asOptions(cities, words.cities),
    ...(all ? others : []).map((one) => ({ value: one.name, label: nameOf(one) })),
  ]
  const chosen = catalogue.list.find(({ name }) => name === city) ?? { name: city }
  const known = city === '' || options.some(({ value }) => value === city)
  return (
    <SelectField
      error={problem ?? (known || all ? undefined : words.noPrices)}
      label={words.city}
      name="city"
      onChange={({ target }) => onChange(target.value)}
      options={known ? options : [...options, { value: city, label: nameOf(chosen) }]}
      placeholder={all && !catalogue.loaded && !catalogue.error ? words.loadingCities : words.chooseACity}
      required
      value={city}
    />
  )
}

function startOptions() {
  const now = new Date(serverNow())
  const months = Array.from({ length: monthsAhead }, (_, ahead) => {
    const first = new Date(now.getFullYear(), now.getMonth() + ahead)
    const [year, month] = [first.getFullYear(), first.getMonth() + 1]
    return { value: `${year}-${String(month).padStart(2, '0')}`, label: words.monthOf(year, month) }
  })
  return [{ value: 'not-sure', label: words.notSure }, ...months]
}
