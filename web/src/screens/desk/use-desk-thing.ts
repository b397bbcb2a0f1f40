import { deskEvents } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/desk-company'
import { events } from '#words/desk-log'
import { focusHeading } from '../../browser/focus-heading.ts'
import { useDesk } from '../../features/desk/use-desk.ts'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'
import { ApiError } from '../../net/api-error.ts'

/** Loads a thing of the desk and returns the functions that update it after an act. */
export function useDeskThing<Thing>(id: string, load: () => Promise<Thing>) {
  const { value, error, retry } = useDesk(id, load)
  const [taken, setTaken] = useState<{ of: Thing | undefined; thing: Thing }>()
  const [turns, setTurns] = useState(0)
  const [changed, setChanged] = useState<string>()
  // The pressed button may be removed after an act; then the heading gets the focus.
  useEffect(() => {
    if (turns > 0 && document.activeElement === document.body) focusHeading()
  }, [turns])

  /** Shows the thing that an act returned, until it is loaded again. */
  const take = (thing: Thing) => {
    setChanged(undefined)
    setTaken({ of: value, thing })
    setTurns((turn) => turn + 1)
  }
  /**
   * Returns true when an act was refused because the thing has changed: the server then names the newest act, if any. A
   * notice says so, and the thing is loaded again.
   */
  const noteConflict = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.current?.last === undefined) return false
    setChanged(whatChanged(failure.current.last) ?? failure.message)
    setTurns((turn) => turn + 1)
    retry()
    return true
  }
  const thing = taken && taken.of === value ? taken.thing : value
  return { thing, error, retry, take, noteConflict, changed, turns }
}

/** A loaded thing and the functions that update it, as its parts take them. */
export type InHand<Name extends string, Thing> = Record<Name, Thing> & {
  /** Shows the thing that an act returned. */
  take: (thing: Thing) => void
  /** Returns true for a refusal because the thing has changed; the screen then says so. */
  noteConflict: (failure: unknown) => boolean
}

/** Says who did what; undefined without a known act. */
function whatChanged(last: unknown): string | undefined {
  const { event, actor, at } = (last ?? {}) as Record<string, unknown>
  const known = deskEvents.find((one) => one === event)
  if (!known || typeof actor !== 'string' || typeof at !== 'string') return undefined
  return words.changedBy(actor, events[known], momentInPakistan(at))
}
