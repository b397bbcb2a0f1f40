import { lakhPkr } from '@tameer/calculator'
import type { RefObject } from 'react'
import { displayRupees } from '#words/amounts'
import * as words from '#words/bill-plan'
import { useFigures } from '../../../../ui/use-figures.ts'
import type { Tries } from './use-tries.ts'

/** How amounts of a change are written: small ones in full, the sign in words. */
export function useDifferences() {
  const { figure } = useFigures()
  const amount = (pkr: number) => (pkr < lakhPkr ? displayRupees(pkr) : figure(pkr))
  const difference = (pkr: number) => (pkr < 0 ? words.less(amount(-pkr)) : words.more(amount(pkr)))
  return { amount, difference }
}

type TriedLineProps = { tries: Tries; heading: RefObject<HTMLElement | null> }

/** The tried change and the button that undoes it. The press removes the button, so the focus moves to the heading. */
export function TriedLine({ tries: { last, differencePkr, undo, undoButton }, heading }: TriedLineProps) {
  const { difference } = useDifferences()
  if (!last) return null
  const takeBack = () => {
    undo()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <span className="min-w-0">{words.triedRow(last.name, difference(differencePkr))}</span>
      <button className="link ms-auto min-h-11 font-medium" onClick={takeBack} ref={undoButton} type="button">
        {words.undo}
      </button>
    </>
  )
}

type TriedStatusProps = { tries: Tries; totalPkr: number; isHere: (place: Tries['undone']) => boolean }

/** Says aloud what trying or undoing made of the total, in the part where it was pressed. */
export function TriedStatus({ tries: { last, undone, differencePkr }, totalPkr, isHere }: TriedStatusProps) {
  const { figure } = useFigures()
  const { difference } = useDifferences()
  const said =
    last && isHere(last.place)
      ? words.tried(last.name, figure(totalPkr), difference(differencePkr))
      : undone !== undefined && isHere(undone) && words.undone(figure(totalPkr))
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
