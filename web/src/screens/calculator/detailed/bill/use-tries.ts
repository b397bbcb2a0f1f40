import { type Answers, type DetailedEstimate, decodeAnswers } from '@tameer/calculator'
import { use, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { staying } from '../../../../browser/staying.ts'
import { detailedLinkQuery, SettleAddress } from '../use-detailed-answers.ts'

/** A change that was tried: the addresses before and after it. */
interface Tried {
  readonly name: string
  readonly changed: Partial<Answers>
  readonly before: string
  readonly after: string
  /** The bill's total before it. */
  readonly fromPkr: number
  /** Place of the pressed button: the undo button replaces it. */
  readonly place: TriedPlace
}

/** Among the grades, or the number of a row among the savings. */
export type TriedPlace = 'grades' | number

export type Tries = ReturnType<typeof useTries>

/**
 * Tries a change of the house. Trying one is an entry of the history: Back undoes it, and a button offers the same for as
 * long as the answers stay.
 */
export function useTries({ total }: DetailedEstimate) {
  const [params] = useSearchParams()
  const settle = use(SettleAddress)
  const navigate = useNavigate()
  const [tried, setTried] = useState<readonly Tried[]>([])
  const [undone, setUndone] = useState<TriedPlace>()
  const justTried = useRef<string>(undefined)
  const undoButton = useRef<HTMLButtonElement>(null)
  const here = params.toString()
  const last = tried.findLast(({ after }) => after === here)

  const go = (search: string) => void navigate({ search: `?${search}` }, { state: staying })
  const attempt = (name: string, changed: Partial<Answers>, place: TriedPlace) => {
    const now = settle() ?? params
    const after = queryWith(now, changed)
    setTried([...tried, { name, changed, before: now.toString(), after, fromPkr: total.costPkr, place }])
    justTried.current = after
    setUndone(undefined)
    go(after)
  }
  const undo = () => {
    if (!last) return
    setUndone(last.place)
    const now = settle()
    go(now && now.toString() !== last.after ? queryWithout(now, last) : last.before)
  }
  useEffect(() => {
    // The button that was pressed goes once the savings of the new house are there.
    if (!last || last.after !== justTried.current) return
    justTried.current = undefined
    undoButton.current?.focus({ preventScroll: true })
  }, [last])

  return {
    last,
    /** How much the total changed by what was tried last, in whole rupees. */
    differencePkr: last ? total.costPkr - last.fromPkr : 0,
    /** Place of the change that was undone last. */
    undone: last ? undefined : undone,
    attempt,
    undo,
    undoButton,
  }
}

/** The address with some answers changed; what was not answered still takes the usual answer. */
function queryWith(params: URLSearchParams, changed: Partial<Answers>): string {
  const { answers } = decodeAnswers(params.toString())
  const query = new URLSearchParams(detailedLinkQuery({ ...answers, ...changed }))
  const step = params.get('step')
  if (step) query.set('step', step)
  return query.toString()
}

/** The address with what a tried change altered as it was before; what was answered since stays. */
function queryWithout(params: URLSearchParams, { changed, before }: Tried): string {
  const earlier = decodeAnswers(before).answers
  const kept = Object.fromEntries(
    Object.keys(changed).map((field) => [field, earlier[field as keyof typeof earlier]]),
  )
  return queryWith(params, kept)
}
