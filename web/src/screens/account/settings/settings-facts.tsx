import {
  type CompanyFacts,
  dayInPakistan,
  factLimits,
  type LanguageCode,
  languageCodes,
  teamSizes,
} from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import { useEffect, useState } from 'react'
import { nameOf } from '#words/catalogue'
import { languageNames, teamSizes as teamSizeNames } from '#words/company-facts'
import * as problemWords from '#words/problems'
import * as words from '#words/settings-facts'
import { type FactsChanges, updateFacts } from '../../../features/accounts/account-thunks.ts'
import { fetchCities } from '../../../features/catalogue/catalogue-thunks.ts'
import { writeFigure } from '../../../features/quote-form/entry/figures.ts'
import { type Problems, textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { MultiSelect } from '../../../ui/fields/multi-select.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { FieldPairs } from '../portfolio-form/field-pairs.tsx'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const longestFigure = 40
const sizes = teamSizes.map((value) => ({ value, label: teamSizeNames[value] }))
const spoken = languageCodes.map((value) => ({ value, label: languageNames[value] }))

/** Form for the facts of the company's profile. Only changes are sent; typed values stay when they are refused. */
export function SettingsFacts({ user }: PartProps) {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState(user.facts)
  const [cities, setCities] = useState(() => opened.cities.map(({ id }) => id))
  const [languages, setLanguages] = useState<readonly LanguageCode[]>(opened.languages)
  const { busy, problems, show, setTrouble, frame } = useSendForm(async (form) => {
    setTrouble(undefined)
    const typed: Facts = { ...typedFacts(form), cities, languages: [...languages] }
    if (show(problemsOf(typed))) return
    const { facts } = await dispatch(updateFacts(changedFacts(typed, opened)))
    setOpened(facts)
    setCities(facts.cities.map(({ id }) => id))
    setLanguages(facts.languages)
    showToast(words.saved)
  })
  return (
    <>
      <SettingsLead>{words.lead}</SettingsLead>
      <SendForm {...frame}>
        <FieldPairs>
          <TextAreaField
            className="col-span-full"
            defaultValue={opened.about}
            error={problems.about}
            hint={words.aboutHint}
            label={words.about}
            maxLength={factLimits.about}
            name="about"
            rows={6}
          />
          <div className="col-span-full" data-field="cities">
            <CitiesField error={problems.cities} known={opened.cities} onChange={setCities} values={cities} />
          </div>
          <TextField
            defaultValue={writeFigure(opened.minimumProjectPkr)}
            error={problems.minimumProjectPkr}
            hint={words.minimumProjectHint}
            inputMode="decimal"
            label={words.minimumProject}
            maxLength={longestFigure}
            name="minimumProjectPkr"
          />
          <TextField
            defaultValue={writeFigure(opened.founded)}
            error={problems.founded}
            hint={words.foundedHint}
            inputMode="numeric"
            label={words.founded}
            maxLength={longestFigure}
            name="founded"
          />
          <SelectField
            defaultValue={opened.people ?? ''}
            error={problems.people}
            label={words.people}
            name="people"
            options={sizes}
            placeholder={words.notSaid}
          />
          <TextField
            defaultValue={opened.workingHours}
            error={problems.workingHours}
            hint={words.workingHoursHint}
            label={words.workingHours}
            maxLength={factLimits.workingHours}
            name="workingHours"
          />
          <div className="col-span-full" data-field="languages">
            <MultiSelect
              error={problems.languages}
              id="languages"
              label={words.languages}
              name="languages"
              onChange={setLanguages}
              options={spoken}
              values={languages}
            />
          </div>
        </FieldPairs>
        <Button busy={busy} className="sm:self-start" type="submit">
          {busy ? words.saving : words.save}
        </Button>
      </SendForm>
    </>
  )
}

interface CitiesFieldProps {
  /** Those already chosen: their names are known before the list comes. */
  known: CompanyFacts['cities']
  values: readonly number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}

function CitiesField({ known, values, onChange, error }: CitiesFieldProps) {
  const dispatch = useAppDispatch()
  const { list, error: failure } = useAppSelector((state) => state.cities)
  useEffect(() => void dispatch(fetchCities()), [dispatch])
  const cities = list.length > 0 ? list : known
  const options = cities.map((city) => ({ value: city.id, label: nameOf(city) }))
  return (
    <MultiSelect
      error={error ?? failure?.message}
      id="cities"
      label={words.cities}
      name="cities"
      onChange={onChange}
      options={options}
      values={values}
    />
  )
}

/** Values of the form as they are sent; NaN for a text that is not a figure. */
type Facts = {
  [Name in Exclude<keyof FactsChanges, 'completeRatePkr' | 'greyRatePkr'>]-?: Exclude<
    FactsChanges[Name],
    undefined
  >
}

function typedFacts(form: HTMLFormElement): Omit<Facts, 'cities' | 'languages'> {
  const people = textOf(form, 'people')
  return {
    about: textOf(form, 'about'),
    founded: readNumber(textOf(form, 'founded')) ?? null,
    people: teamSizes.find((one) => one === people) ?? null,
    workingHours: textOf(form, 'workingHours'),
    minimumProjectPkr: readFigure(textOf(form, 'minimumProjectPkr')) ?? null,
  }
}

/** Problems that can be found before the form is sent. */
function problemsOf({ founded, minimumProjectPkr, cities }: Facts): Problems {
  const { earliestFounded: earliest, minimumProjectPkr: maximum, cities: mostCities } = factLimits
  const problems: Problems = {}
  if (founded !== null && !(Number.isInteger(founded) && founded >= earliest && founded <= 9999)) {
    problems.founded = problemWords.enterYear({ earliest })
  } else if ((founded ?? 0) > Number(dayInPakistan(serverNow()).slice(0, 4))) {
    problems.founded = problemWords.yearToCome
  }
  const pkr = minimumProjectPkr ?? 1
  if (!(Number.isInteger(pkr) && pkr >= 1 && pkr <= maximum)) {
    problems.minimumProjectPkr = problemWords.enterRupees({ maximum })
  }
  if (cities && cities.length > mostCities) {
    problems.cities = problemWords.atMost({ maximum: mostCities, of: 'entries' })
  }
  return problems
}

function changedFacts(typed: Facts, opened: CompanyFacts): FactsChanges {
  const before: Facts = { ...opened, cities: opened.cities.map(({ id }) => id) }
  const isChanged = ([name, value]: [string, unknown]) =>
    inOrder(value) !== inOrder(before[name as keyof Facts])
  return Object.fromEntries(Object.entries(typed).filter(isChanged))
}

/** The same text for the same value, however a list is ordered. */
function inOrder(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
}
