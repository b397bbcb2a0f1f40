import type { BillLine } from '@tameer/quotes'
import { useCallback, useState } from 'react'

export interface SectionProps {
  unfolded: ReadonlySet<string>
  toggle: (section: string, open: boolean) => void
  onColumn: (line: BillLine, figures: string[]) => void
}

/** Which sections are unfolded: a bill of ninety lines is folded until somebody opens a part of it. */
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
