import { useState } from 'react'

export interface OpenRows {
  isOpen: (name: string) => boolean
  toggle: (name: string) => void
}

/** Keeps which rows show their parts. A row's name consists of its group's id and its own. */
export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (name) => open.has(name),
    toggle(name) {
      const next = new Set(open)
      if (!next.delete(name)) next.add(name)
      setOpen(next)
    },
  }
}
