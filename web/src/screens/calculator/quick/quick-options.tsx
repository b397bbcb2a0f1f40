import { areas, cities, constructionModes, constructionTypes, usualMarlaSft } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fullStop } from '#words/language'
import * as places from '#words/places'
import * as words from '#words/quick-estimate'
import * as labels from '#words/values'
import { useHydrated } from '../../../browser/hooks/use-hydrated.ts'
import { asOptions } from '../../../lib/as-options.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import { asksUnknownArea, type QuickAnswers, quickFormId, roomLabels, roomNames } from '../quick-answers.ts'

const areaOptions = asOptions(areas, places.areas)
const cityOptions = asOptions(cities, places.cities)
const typeOptions = asOptions(constructionTypes, labels.constructionTypes)
const modeOptions = asOptions(constructionModes, labels.constructionModes)
const roomOptions = Array.from({ length: 10 }, (_, place) => String(place + 1)).map((count) => ({
  value: count,
  label: count,
}))

type QuickOptionsProps = {
  answers: QuickAnswers
  onChange: (answers: QuickAnswers) => void
  onCalculate: () => void
}

/** Options of the quick estimate. The button does nothing while city or area is missing. */
export function QuickOptions({ answers, onChange, onCalculate }: QuickOptionsProps) {
  const headingId = useId()
  const change = (changed: Partial<QuickAnswers>) => onChange({ ...answers, ...changed })
  const [params] = useSearchParams()
  // In prerendered HTML the address is not known.
  const asksUnknown = useHydrated() && !answers.area && asksUnknownArea(params)
  return (
    <section aria-labelledby={headingId} className="drafted p-4 sm:p-6">
      <h2 className="text-h3" id={headingId}>
        {words.quickOptions}
      </h2>
      <form
        className="mt-4 grid gap-5"
        data-early
        id={quickFormId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onCalculate()
        }}
      >
        <SelectField
          label={words.areaSize}
          onChange={({ target }) => change({ area: areas.find((area) => area === target.value) ?? '' })}
          options={areaOptions}
          placeholder={words.chooseAnArea}
          value={answers.area}
        />
        <PlainNote className="-mt-2">
          {asksUnknown ? words.knownSizes : words.anotherSize}{' '}
          <Link className="link" to={screens.calculator.to({ city: answers.city })}>
            {words.anyPlotInDetailed}
          </Link>
          {fullStop} {places.marlaIsUsual(usualMarlaSft)}
        </PlainNote>
        <SelectField
          label={words.city}
          onChange={({ target }) => change({ city: cities.find((city) => city === target.value) ?? '' })}
          options={cityOptions}
          placeholder={words.chooseACity}
          value={answers.city}
        />
        <RadioChips
          legend={words.constructionType}
          onChange={(constructionType) => change({ constructionType })}
          options={typeOptions}
          value={answers.constructionType}
        />
        <div className="grid gap-2">
          <RadioChips
            legend={words.constructionMode}
            onChange={(constructionMode) => change({ constructionMode })}
            options={modeOptions}
            value={answers.constructionMode}
          />
          <PlainNote>{words.modeHint}</PlainNote>
        </div>
        <MoreOptions answers={answers} onChange={change} />
        <Button className="w-full" type="submit" variant="main">
          {words.calculateCost}
        </Button>
      </form>
    </section>
  )
}

type MoreOptionsProps = {
  answers: QuickAnswers
  onChange: (changed: Partial<QuickAnswers>) => void
}

function MoreOptions({ answers, onChange }: MoreOptionsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="border-line border-y">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-start font-medium hover:text-blue"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {open ? words.lessOptions : words.moreOptions}
        <span aria-hidden="true" className={open ? 'plus rotate-45' : 'plus'} />
      </button>
      <div className="grid gap-4 pt-1 pb-5" hidden={!open} id={id}>
        <PlainNote>{words.answersHint}</PlainNote>
        <TextField
          error={
            Number(answers.coveredAreaSft) > 0 && /^\d+$/.test(answers.coveredAreaSft)
              ? undefined
              : words.coveredAreaWrong
          }
          inputMode="numeric"
          label={words.coveredAreaSft}
          max={999_999}
          min={0}
          onChange={({ target }) => onChange({ coveredAreaSft: target.value.slice(0, 6) })}
          type="number"
          value={answers.coveredAreaSft}
        />
        <div className="grid grid-cols-2 gap-4">
          {roomNames.map((name) => (
            <SelectField
              key={name}
              label={roomLabels[name]}
              onChange={({ target }) =>
                onChange({ rooms: { ...answers.rooms, [name]: Number(target.value) } })
              }
              options={roomOptions}
              value={String(answers.rooms[name])}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
