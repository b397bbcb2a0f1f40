import { useEffect, useRef, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/portfolio-form'
import type { Problems } from '../../../forms/form-problems.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckChip } from '../../../ui/fields/chips.tsx'
import { fieldLabels } from './portfolio-fields.tsx'

interface TypesFieldProps {
  buildingTypes: readonly number[]
  onBuildingTypes: (ids: number[]) => void
  problems: Problems
}

/** Ids of the specializations that most projects have: Residential, Commercial, Office Spaces. */
const usualTypes = [5, 6, 4]

/** Several specializations as chips: the usual ones and the chosen ones, the others behind a button. */
export function TypesField({ buildingTypes, onBuildingTypes, problems }: TypesFieldProps) {
  const { list, loaded, error } = useAppSelector((state) => state.building)
  const [all, setAll] = useState(false)
  const set = useRef<HTMLFieldSetElement>(null)
  const [opened] = useState(buildingTypes)
  const first = [...new Set([...usualTypes, ...opened, ...buildingTypes])]
  const known = first.flatMap((id) => list.filter((one) => one.id === id))
  const others = list.filter(({ id }) => !first.includes(id))
  const before = useRef(0)
  // The button is gone then: the focus goes on to the first chip that took its place.
  useEffect(() => {
    if (all) set.current?.querySelectorAll('input')[before.current]?.focus()
  }, [all])
  const turn = (id: number, on: boolean) =>
    onBuildingTypes(on ? [...buildingTypes, id] : buildingTypes.filter((one) => one !== id))
  return (
    <fieldset className="min-w-0" data-field="buildingTypes" id="buildingTypes" ref={set}>
      <legend className="mb-1.5 font-medium">
        {fieldLabels.buildingTypes} <span className="font-normal text-muted">{words.several}</span>
      </legend>
      {list.length === 0 && (
        <p className="text-muted text-small">
          {loaded || error ? words.noSpecializationsAvailable : words.loadingSpecializations}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {[...known, ...(all ? others : [])].map((type) => (
          <CheckChip
            checked={buildingTypes.includes(type.id)}
            key={type.id}
            label={nameOf(type)}
            onChange={({ currentTarget }) => turn(type.id, currentTarget.checked)}
          />
        ))}
        {!all && others.length > 0 && (
          <Button
            className="rounded-full! px-4! py-1! text-small"
            onClick={() => {
              before.current = known.length
              setAll(true)
            }}
          >
            {words.moreChips(others.length)}
          </Button>
        )}
      </div>
      {problems.buildingTypes && (
        <p className="mt-1.5 text-alarm text-small" data-problem="" tabIndex={-1}>
          {problems.buildingTypes}
        </p>
      )}
    </fieldset>
  )
}
