import { type DeskMark, deskScreens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { staying } from '../../../browser/staying.ts'
import type { Marks, MarksFilter } from './use-marks.ts'

/** State of the decisions about the marks of a list: each that was decided leads to the next. */
export function useMarkHand(queue: Marks, { state, after }: MarksFilter, wide: boolean) {
  const navigate = useNavigate()
  /** Id of the mark whose refusal is asked for. */
  const [refusing, refuse] = useState<string>()
  /** Refusal of the server when somebody else was faster. */
  const [changed, setChanged] = useState<string>()
  const [turns, setTurns] = useState(0)
  // The pressed button was removed with its mark.
  useEffect(() => {
    if (turns > 0) focusHeading()
  }, [turns])
  const toList = deskScreens.deskMarks.to({ state: state === 'waiting' ? undefined : state, after })

  /** Opens the check of a mark; without one, the list. */
  const show = (mark: DeskMark | undefined, replace = false) => {
    const to = mark ? deskScreens.deskMark.to(mark.id, { after }) : toList
    void navigate(to, { replace, state: wide ? staying : undefined })
  }
  const settle = (refusal?: string) => {
    setChanged(refusal)
    refuse(undefined)
    setTurns(turns + 1)
  }
  const outcomeOf = (mark: DeskMark) => ({
    onDecided: () => {
      const next = queue.decide(mark.id)
      settle()
      if (state === 'waiting') show(next, true)
    },
    onStale: (refusal: string) => {
      settle(refusal)
      queue.retry()
    },
  })
  return { refusing, refuse, changed, toList, show, outcomeOf }
}

export type MarkHand = ReturnType<typeof useMarkHand>
