import type { ReactNode } from 'react'

/** A part of a screen that is folded until it is wanted. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-13 items-center justify-between gap-3 py-2 hover:text-blue">
        <h2 className="min-w-0 text-h3">{title}</h2>
        <span aria-hidden="true" className="plus shrink-0" />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
