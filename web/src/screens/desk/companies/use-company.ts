import type { DeskCompany } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/desk-company'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { useKept } from '../../../store/use-kept.ts'
import { whatChanged } from '../what-changed.ts'

/** Loads a company and returns the functions that update it after an act. */
export function useCompany(id: string) {
  const fetched = useFetched(id, () => () => callDesk('getDeskCompany', { params: { id } }))
  const { error, retry } = fetched
  const value = useKept(id, fetched.value)
  const [taken, setTaken] = useState<{ of: typeof value; company: DeskCompany }>()
  const [turns, setTurns] = useState(0)
  const [changed, setChanged] = useState<string>()
  // The pressed button may be removed after an act; then the heading gets the focus.
  useEffect(() => {
    if (turns > 0 && document.activeElement === document.body) focusHeading()
  }, [turns])
  // The company that an act returned is shown until it is loaded again.
  const company = taken && taken.of === value ? taken.company : value

  /** Stores the company that an act returned; the other parts of the screen are loaded again. */
  const take = (now: DeskCompany) => {
    setChanged(undefined)
    setTaken({ of: value, company: now })
    setTurns((turn) => turn + 1)
  }
  /**
   * Returns true when the act was refused because somebody else has acted. A notice then says so, and the company is
   * loaded again.
   */
  const noteConflict = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || typeof failure.current?.version !== 'number') return false
    setChanged(whatChanged(failure.current.last) ?? words.changedMeanwhile)
    setTurns((turn) => turn + 1)
    retry()
    return true
  }
  return { company, error, retry, take, noteConflict, changed, turns }
}
