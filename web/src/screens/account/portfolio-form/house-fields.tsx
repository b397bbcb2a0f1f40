import type { Named } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/portfolio-form'
import { fetchBuildingTypes, fetchCities } from '../../../features/catalogue/catalogue-thunks.ts'
import type { Problems } from '../../../forms/form-problems.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import type { Taps } from './house-taps.ts'
import { fieldLabels } from './portfolio-fields.tsx'
import { TypesField } from './types-field.tsx'

interface HouseFieldsProps {
  city: string
  onCity: (city: string) => void
  /** Cities that the company works in: they are a tap away. */
  ownCities: readonly number[]
  buildingTypes: readonly number[]
  onBuildingTypes: (ids: number[]) => void
  taps: Taps
  onTaps: (taps: Taps) => void
  problems: Problems
}

/** The house by tapping: plot, city, year and finish, and specializations from the server's list. */
export function HouseFields({ taps, onTaps, ...props }: HouseFieldsProps) {
  const dispatch = useAppDispatch()
  const failed = useAppSelector(({ cities, building }) => cities.error ?? building.error)
  const load = () => {
    void dispatch(fetchCities())
    void dispatch(fetchBuildingTypes())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(load, [])
  return (
    <>
      <PlotTaps onTaps={onTaps} taps={taps} />
      <CityField {...props} />
      <YearTaps onTaps={onTaps} taps={taps} />
      <TypesField {...props} />
      {failed && (
        <p className="flex flex-wrap items-center gap-3 text-alarm text-small" role="alert">
          {failed.message}
          <Button onClick={load} variant="quiet">
            {words.tryAgain}
          </Button>
        </p>
      )}
    </>
  )
}

type TapsProps = { taps: Taps; onTaps: (taps: Taps) => void }

/** Sizes in Marla that are a tap away. */
const plots = ['3', '5', '7', '10', '20', '40']

/** The usual choices, and a stored one that is none of them. */
function withStored(usual: readonly string[], stored: string, label: (value: string) => string | undefined) {
  const all = usual.includes(stored) || label(stored) === undefined ? usual : [...usual, stored]
  return all.map((value) => ({ value, label: label(value) ?? value }))
}

function PlotTaps({ taps, onTaps }: TapsProps) {
  const options = [
    ...withStored(plots, taps.plot, words.plotName),
    { value: 'other', label: words.otherSize },
    { value: 'none', label: words.notAHouse },
  ]
  return (
    <RadioChips
      legend={words.plot}
      name="plot"
      onChange={(plot) => onTaps({ ...taps, plot })}
      options={options}
      value={taps.plot}
    />
  )
}

const built = [
  { value: 'grey', label: words.greyStructure },
  { value: 'complete', label: words.complete },
]

function YearTaps({ taps, onTaps }: TapsProps) {
  const thisYear = new Date(serverNow()).getFullYear()
  const years = [0, 1, 2, 3].map((ago) => String(thisYear - ago))
  const options = [
    ...withStored(years, taps.yearFinished === 'building' ? '' : taps.yearFinished, words.yearName),
    { value: 'earlier', label: words.earlierYear },
    { value: 'building', label: words.stillBuilding },
  ]
  return (
    <>
      <RadioChips
        legend={words.yearFinished}
        name="yearFinished"
        onChange={(yearFinished) => onTaps({ ...taps, yearFinished })}
        options={options}
        value={taps.yearFinished}
      />
      <RadioStrip
        className="max-w-96"
        legend={words.builtAs}
        name="builtAs"
        onChange={(builtAs) => onTaps({ ...taps, builtAs })}
        options={built}
        value={taps.builtAs}
      />
    </>
  )
}

function asOption(city: Named) {
  return { value: String(city.id), label: nameOf(city) }
}

/** The company's own cities as chips, and the list of all behind “Another city”. */
function CityField({ city, onCity, ownCities, problems }: Omit<HouseFieldsProps, keyof TapsProps>) {
  const { list, loaded, error } = useAppSelector((state) => state.cities)
  const own = list.filter(({ id }) => ownCities.includes(id))
  const [another, setAnother] = useState(false)
  const isOwn = own.some(({ id }) => String(id) === city)
  const fromList = own.length === 0 || another || Boolean(problems.cities) || (city !== '' && !isOwn)
  const waits = !loaded && !error
  return (
    <div className="grid gap-3" data-field="cities">
      {own.length > 0 && (
        <RadioChips
          legend={fieldLabels.cities}
          onChange={(chosen) => {
            setAnother(chosen === 'other')
            onCity(chosen === 'other' ? '' : chosen)
          }}
          options={[...own.map(asOption), { value: 'other', label: words.anotherCity }]}
          value={isOwn ? city : fromList ? 'other' : undefined}
        />
      )}
      <SelectField
        className={fromList ? 'max-w-96' : 'hidden'}
        error={problems.cities}
        label={fieldLabels.cities}
        name="cities"
        onChange={(event) => onCity(event.currentTarget.value)}
        options={list.map(asOption)}
        placeholder={waits ? words.loadingCities : words.cityHint}
        required
        unlisted={waits ? words.loadingCities : words.chosenCity}
        value={city}
      />
    </div>
  )
}
