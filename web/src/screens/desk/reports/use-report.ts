import type { DeskReport } from '@tameer/contract'
import { useState } from 'react'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { useKept } from '../use-kept.ts'

/** Loads a report and returns the functions that update it after an act. */
export function useReport(id: string) {
  const fetched = useFetched(id, () => () => callDesk('getDeskReport', { params: { id } }))
  const { error, retry } = fetched
  const value = useKept(id, fetched.value)
  const [taken, setTaken] = useState<{ of: typeof value; report: DeskReport }>()
  const [changed, setChanged] = useState(false)
  // The report that an act returned is shown until it is loaded again.
  const report = taken && taken.of === value ? taken.report : value

  /** Stores the report that an act returned. */
  const take = (now: DeskReport) => {
    setChanged(false)
    setTaken({ of: value, report: now })
  }
  /**
   * Returns true when the act was refused because somebody else has acted. A notice then says so, and the report is
   * loaded again.
   */
  const noteConflict = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || typeof failure.current?.version !== 'number') return false
    setChanged(true)
    retry()
    return true
  }
  return { report, error, retry, take, noteConflict, changed }
}
