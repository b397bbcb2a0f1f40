import { type DeskOrder, type ListedCompany, type Move, movesOf } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-order'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { useKept } from '../use-kept.ts'

/** A move of a company that is named. */
export interface NamedMove extends Move {
  name: string
}

export type OrderDraft = ReturnType<typeof useOrderDraft>

/** The order that is stored, and the one being made of it. Nothing is sent before `save`. */
export function useOrderDraft() {
  const fetched = useFetched('order', () => () => callDesk('getDeskOrder'))
  const value = useKept('order', fetched.value)
  const [taken, setTaken] = useState<{ of: typeof value; order: DeskOrder }>()
  const [draft, setDraft] = useState<readonly ListedCompany[]>()
  const [changed, setChanged] = useState<string>()
  const stored = taken && taken.of === value ? taken.order : value
  const companies = draft ?? stored?.data ?? []
  const ids = companies.map(({ id }) => id)
  const names = new Map([...(stored?.data ?? []), ...companies].map(({ id, name }) => [id, name]))
  const moves: NamedMove[] =
    stored && draft
      ? movesOf(
          stored.data.map(({ id }) => id),
          ids,
        ).map((move) => ({ ...move, name: names.get(move.id) ?? '' }))
      : []

  /** Puts a company at a place counted from 0; one that is not in the order yet is added there. */
  const place = (company: ListedCompany, index: number) =>
    setDraft(companies.filter(({ id }) => id !== company.id).toSpliced(index, 0, company))
  const takeOut = (id: string) => setDraft(companies.filter((company) => company.id !== id))
  const undo = () => {
    setDraft(undefined)
    setChanged(undefined)
  }
  /** Stores the order. True once it is; false when somebody else was faster: that is told, and the order here stays. Throws ApiError. */
  const save = async (why: string): Promise<boolean> => {
    if (!stored) return false
    try {
      const order = await callDesk('saveDeskOrder', { body: { version: stored.version, ids, why } })
      setTaken({ of: value, order })
      undo()
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || typeof error.current?.version !== 'string') throw error
      setChanged(whoWasFaster(error.current.last))
      setTaken(undefined)
      // The order as it was shown is kept, also where the person changed nothing.
      setDraft(companies)
      fetched.retry()
      return false
    }
  }
  /** The place that a company had before, counted from 1; null for one that had none, undefined where nothing was changed. */
  const placeBefore = (id: string) =>
    moves.length > 0 && stored ? stored.data.findIndex((one) => one.id === id) + 1 || null : undefined
  return {
    placeBefore,
    stored,
    companies,
    moves,
    changed,
    error: fetched.error,
    retry: fetched.retry,
    place,
    takeOut,
    undo,
    save,
  }
}

function whoWasFaster(last: unknown): string {
  const { actor, at } = (last ?? {}) as Record<string, unknown>
  if (typeof actor !== 'string' || typeof at !== 'string') return words.changedMeanwhile
  return words.changedBy(actor, momentInPakistan(at))
}
