import type { ReactNode } from 'react'

/** The sheet the directory's screens are drawn on. */
export function DirectorySheet({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <div aria-busy={busy} className="sheet pt-8 pb-16 sm:pt-12 sm:pb-24">
      {children}
    </div>
  )
}
