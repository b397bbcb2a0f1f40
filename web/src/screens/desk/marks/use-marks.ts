import type { DeskMark } from '@tameer/contract'
import { useState } from 'react'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'

/** A list of marks and a page of it, as the address has them. */
export interface MarksFilter {
  state: 'waiting' | 'checked'
  after: string | undefined
}

/** Reads the filter of an address. Invalid entries are ignored. */
export function readMarksFilter(params: URLSearchParams): MarksFilter {
  return {
    state: params.get('state') === 'checked' ? 'checked' : 'waiting',
    after: params.get('after') || undefined,
  }
}

/** A page of the marks without those that were decided on this screen; the others stay in sight. */
export function useMarks({ state, after }: MarksFilter) {
  const fetched = useDesk(`${state} ${after}`, () =>
    callDesk('listDeskMarks', { query: { state, cursor: after } }),
  )
  const { value } = fetched
  const [decided, setDecided] = useState<readonly string[]>([])
  const all = value?.data ?? []
  const marks = all.filter(({ id }) => !decided.includes(id))

  /** The mark with that id; for one that was decided here, the next that was not. */
  const find = (id: string | undefined): DeskMark | undefined => {
    const at = all.findIndex((mark) => mark.id === id)
    return at < 0 ? undefined : all.slice(at).find((mark) => marks.includes(mark))
  }
  /** Takes a mark out of the list. Returns the next one, if any. */
  const decide = (id: string): DeskMark | undefined => {
    setDecided([...decided, id])
    const at = marks.findIndex((mark) => mark.id === id)
    return marks[at + 1]
  }
  const left = all.length - marks.length
  const waiting = (value?.waiting ?? 0) - (state === 'waiting' ? left : 0)
  return { ...fetched, marks, find, decide, waiting, expiring: value?.expiring ?? 0 }
}

export type Marks = ReturnType<typeof useMarks>
