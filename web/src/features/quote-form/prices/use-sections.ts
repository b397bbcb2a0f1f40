import type { Bill, FrozenLine, SectionAmounts } from '@tameer/quotes'
import { useCallback, useState } from 'react'
import type { BillPhase, Change, QuoteEntry } from '../entry/entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'

export interface SectionProps {
  unfolded: ReadonlySet<string>
  toggle: (section: string, open: boolean) => void
  onColumn: (line: FrozenLine, figures: string[]) => void
}

/** Props of one section. */
export interface SectionPartProps {
  bill: Bill
  section: BillPhase['sections'][number]
  entry: QuoteEntry
  /** True when prices are typed here or below, and not at the phase or the house. */
  priced: boolean
  amounts: SectionAmounts | undefined
  problems: FieldProblems
  open: boolean
  onToggle: (open: boolean) => void
  edit: (change: Change) => void
  onColumn: (line: FrozenLine, figures: string[]) => void
}

/** Keeps which sections are unfolded: a bill of ninety lines is folded until somebody opens a part of it. */
export function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((section: string, open: boolean) => {
    setUnfolded((before) => {
      if (before.has(section) === open) return before
      const next = new Set(before)
      if (open) next.add(section)
      else next.delete(section)
      return next
    })
  }, [])
  const unfold = useCallback((sections: readonly string[]) => {
    setUnfolded((before) =>
      sections.every((one) => before.has(one)) ? before : new Set([...before, ...sections]),
    )
  }, [])
  return { unfolded, toggle, unfold }
}
