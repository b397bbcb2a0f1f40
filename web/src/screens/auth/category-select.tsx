import { useEffect } from 'react'
import * as words from '#words/auth'
import { fetchCategories } from '../../features/catalogue/catalogue-thunks.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'

interface CategorySelectProps {
  values: readonly number[]
  onChange: (values: number[]) => void
  error: string | undefined
}

/** The services a company offers, from the server's list. */
export function CategorySelect({ values, onChange, error }: CategorySelectProps) {
  const dispatch = useAppDispatch()
  const categories = useAppSelector((state) => state.categories)
  useEffect(() => {
    void dispatch(fetchCategories())
  }, [dispatch])

  const waiting = !categories.loaded && !categories.error
  return (
    <div>
      <MultiSelect
        // The notice about loading stands inside the field, so that nothing below moves when the list is loaded.
        emptyText={waiting ? undefined : words.noCategoriesAvailable}
        error={error ?? categories.error?.message}
        id="categoryIds"
        label={words.category}
        onChange={onChange}
        options={categories.list.map((one) => ({
          value: one.id,
          label: words.nameOf(one),
        }))}
        placeholder={waiting ? words.loadingCategories : words.categoryHint}
        required
        values={values}
      />
      {categories.error && (
        <Button className="mt-2" onClick={() => void dispatch(fetchCategories())} variant="quiet">
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
