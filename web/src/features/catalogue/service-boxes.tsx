import { requestServices } from '@tameer/contract'
import { useEffect, useId } from 'react'
import { tryAgain } from '#words/actions'
import { nameOf } from '#words/catalogue'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fetchCategories } from './catalogue-thunks.ts'

/** Services for whose boxes there is room while the list is loaded. */
const usualServices = Object.values(requestServices)

interface ServiceBoxesProps {
  legend: string
  chosen: readonly number[]
  error: string | undefined
}

/** The services of a company as boxes to tick, from the server's list. */
export function ServiceBoxes({ legend, chosen, error }: ServiceBoxesProps) {
  const dispatch = useAppDispatch()
  const { list, loaded, error: failure } = useAppSelector((state) => state.categories)
  useEffect(() => void dispatch(fetchCategories()), [dispatch])
  const id = useId()
  const problem = error ?? failure?.message
  return (
    <fieldset
      aria-describedby={problem ? id : undefined}
      data-problem={error ? '' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {!loaded &&
          !failure &&
          usualServices.map((service) => (
            <span className="flex min-h-11 items-center" key={service}>
              <Skeleton className="h-5 w-32" />
            </span>
          ))}
        {list.map((category) => (
          <label className="flex min-h-11 items-center gap-3" key={category.id}>
            <input
              className="size-5 shrink-0 accent-blue"
              defaultChecked={chosen.includes(category.id)}
              name="categoryIds"
              type="checkbox"
              value={category.id}
            />
            {nameOf(category)}
          </label>
        ))}
      </div>
      {problem && (
        <p className="text-alarm text-small" id={id}>
          {problem}
        </p>
      )}
      {failure && (
        <Button onClick={() => void dispatch(fetchCategories())} variant="quiet">
          {tryAgain}
        </Button>
      )}
    </fieldset>
  )
}

/** The ticked services of a form. */
export function servicesIn(form: HTMLFormElement): number[] {
  return new FormData(form).getAll('categoryIds').map(Number)
}
