import { useEffect, useState } from 'react'
import { clearDraft, type DraftValues, readDraft, writeDraft } from '../../../forms/draft.ts'

/**
 * The fields of a sheet. What was typed is there again after a reload of the page, for as long as the sheet is open in this tab;
 * `name` tells the sheets of a house apart. Fields that nobody touched are as `first` gives them.
 */
export function useTyped<Fields extends object>(
  houseId: string,
  name: string,
  first: () => Fields,
): [Fields, (changed: Partial<Fields>) => void] {
  const key = `house ${houseId} ${name}`
  const [typed, setTyped] = useState(() => readDraft(key) as Partial<Fields> | null)
  const [fields] = useState(first)
  useEffect(() => () => clearDraft(key), [key])
  useEffect(() => {
    if (typed) writeDraft(key, typed as DraftValues)
  }, [key, typed])
  const change = (changed: Partial<Fields>) => setTyped((before) => ({ ...before, ...changed }))
  return [{ ...fields, ...typed }, change]
}
