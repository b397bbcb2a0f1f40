import type { Portfolio, User } from '@tameer/contract'
import { useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '../../blocks/draft.ts'
import { draftOf, type PortfolioValues, startValues, withDraft } from './portfolio-values.ts'

/**
 * The values a portfolio form opens with, its draft's if there is one. The form stands behind the guard and is never
 * prerendered, so storage may be read in the first render.
 */
export function usePortfolioDraft(user: User, portfolio: Portfolio | undefined) {
  const key = `portfolio:${user.id}:${portfolio?.id ?? 'new'}`
  const closed = useRef(false)
  const [opened, setOpened] = useState(() => {
    const draft = readDraft(key)
    const stored = startValues(portfolio)
    return { values: draft ? withDraft(stored, draft) : stored, fromDraft: draft !== null, round: 0 }
  })
  return {
    ...opened,
    save: (values: PortfolioValues) => {
      if (!closed.current) writeDraft(key, draftOf(values))
    },
    /** The form was sent: nothing is left to keep. */
    close: () => {
      closed.current = true
      clearDraft(key)
    },
    /** Throws the draft away; a new round makes the form start anew. */
    startAfresh: () => {
      clearDraft(key)
      setOpened({ values: startValues(portfolio), fromDraft: false, round: opened.round + 1 })
    },
  }
}
