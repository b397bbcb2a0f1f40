import { useState } from 'react'
import type { Group } from './row.ts'

export interface OpenRows {
  isOpen: (name: string) => boolean
  toggle: (name: string) => void
  allOpen: boolean
  toggleAll: () => void
}

/** Which rows show their parts. A row is named by its group's id and its own. */
export function useOpenRows(groups: readonly Group[]): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const names = groups.flatMap(({ id, rows }) =>
    rows.filter(({ parts }) => parts).map((row) => `${id} ${row.id}`),
  )
  const allOpen = names.every((name) => open.has(name))
  return {
    isOpen: (name) => open.has(name),
    toggle(name) {
      const next = new Set(open)
      if (!next.delete(name)) next.add(name)
      setOpen(next)
    },
    allOpen,
    toggleAll: () => setOpen(new Set(allOpen ? [] : names)),
  }
}
