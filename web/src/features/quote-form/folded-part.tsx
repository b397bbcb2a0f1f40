import type { ReactNode } from 'react'

interface FoldedPartProps {
  title: string
  children: ReactNode
}

/** A help for filling prices in, folded until it is wanted. */
export function FoldedPart({ title, children }: FoldedPartProps) {
  return (
    <details className="border border-line bg-sheet px-4">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-medium hover:text-blue">
        {title}
        <span aria-hidden="true" className="plus shrink-0" />
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  )
}
