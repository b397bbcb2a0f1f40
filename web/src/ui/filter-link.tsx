import type { ReactNode } from 'react'
import { Link } from './link.tsx'

/** One of the choices of a filter, as an address; `current` is the one that is shown. */
export function FilterLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
      to={to}
    >
      {children}
    </Link>
  )
}
