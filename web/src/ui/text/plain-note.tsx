import type { ReactNode } from 'react'

/** A sentence beside a figure or an input that might be misunderstood. */
export function PlainNote({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`border-edge border-s-2 ps-3 text-muted text-small ${className}`}>{children}</p>
}
