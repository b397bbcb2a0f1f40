import type { DeskReport } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { useKept } from '../../../store/use-kept.ts'
import { whatChanged } from '../what-changed.ts'

/** Loads the reports about a thing and returns the functions that update them after an act. */
export function useReport(id: string) {
  const fetched = useFetched(id, () => () => callDesk('getDeskReport', { params: { id } }))
  const { error, retry } = fetched
  const value = useKept(id, fetched.value)
  const [taken, setTaken] = useState<{ of: typeof value; report: DeskReport }>()
  const [turns, setTurns] = useState(0)
  const [changed, setChanged] = useState<string>()
  // The pressed button may be removed after an act; then the heading gets the focus.
  useEffect(() => {
    if (turns > 0 && document.activeElement === document.body) focusHeading()
  }, [turns])
  // The reports that an act returned are shown until they are loaded again.
  const report = taken && taken.of === value ? taken.report : value

  /** Stores the reports that an act returned. */
  const take = (now: DeskReport) => {
    setChanged(undefined)
    setTaken({ of: value, report: now })
    setTurns((turn) => turn + 1)
  }
  /**
   * Returns true when the act was refused because somebody else has acted, or another report came. A notice then says
   * so, and the reports are loaded again.
   */
  const noteConflict = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.current?.last === undefined) return false
    setChanged(whatChanged(failure.current.last) ?? failure.message)
    setTurns((turn) => turn + 1)
    retry()
    return true
  }
  return { report, error, retry, take, noteConflict, changed }
}
