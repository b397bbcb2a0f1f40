import type { Portfolio, PortfolioBase, User } from '@tameer/contract'
import { useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '../../forms/draft.ts'
import {
  beforeChange,
  changedValues,
  draftOf,
  newValues,
  type PortfolioValues,
  storedValues,
  withBase,
  withDraft,
} from './portfolio-values.ts'

/** Where a form's changed values are kept, and what these fields were before. */
function keysOf(user: User, id = 'new') {
  const changes = `portfolio:${user.id}:${id}`
  return { changes, before: `${changes}:before` }
}

type DraftKeys = ReturnType<typeof keysOf>

/** What a form opens with: the stored values, and over them the draft of what was changed, if there is one. */
function open({ changes, before }: DraftKeys, user: User, portfolio: Portfolio | undefined) {
  const { idempotencyKey: key, ...draft } = readDraft(changes) ?? {}
  const stored = portfolio ? storedValues(portfolio) : newValues(user.contact)
  return {
    values: withDraft(stored, draft),
    /** The server compares these with what it has stored when the changes are sent. */
    base: withDraft(stored, readDraft(before) ?? {}),
    idempotencyKey: typeof key === 'string' ? key : crypto.randomUUID(),
    fromDraft: Object.keys(draft).length > 0,
  }
}

function clear({ changes, before }: DraftKeys): void {
  clearDraft(changes)
  clearDraft(before)
}

/**
 * The values a portfolio form opens with, its draft's if there is one. The form is behind the guard and is never
 * prerendered, so storage may be read in the first render.
 */
export function usePortfolioDraft(user: User, portfolio: Portfolio | undefined) {
  const keys = keysOf(user, portfolio?.id)
  const closed = useRef(false)
  const [opened, setOpened] = useState(() => ({ ...open(keys, user, portfolio), round: 0 }))
  const { base, idempotencyKey } = opened
  return {
    ...opened,
    save: (values: PortfolioValues) => {
      if (closed.current) return
      const changes = changedValues(values, base)
      writeDraft(keys.changes, { ...draftOf(changes), idempotencyKey })
      writeDraft(keys.before, draftOf(beforeChange(changes, base)))
    },
    /** The form was sent: nothing is left to keep. */
    close: () => {
      closed.current = true
      clear(keys)
    },
    /** Takes what the server has stored now as what the form was opened with. */
    rebase: (current: PortfolioBase) => setOpened({ ...opened, base: withBase(base, current) }),
    /** Leaves what was typed to the form of the portfolio that an earlier try wrote, and closes this one. */
    handOver: (id: string) => {
      closed.current = true
      const { idempotencyKey: _, ...typed } = readDraft(keys.changes) ?? {}
      clear(keys)
      writeDraft(keysOf(user, id).changes, typed)
    },
    /** Throws the draft away; a new round makes the form start anew. */
    startAfresh: () => {
      clear(keys)
      setOpened({ ...open(keys, user, portfolio), round: opened.round + 1 })
    },
  }
}

export type PortfolioDraft = ReturnType<typeof usePortfolioDraft>
