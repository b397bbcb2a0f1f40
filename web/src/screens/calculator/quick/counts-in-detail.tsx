import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Beside a figure or an input that changes nothing: the way to where the answers count, which takes them along. */
export function CountsInDetail({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Link className="link" to={to}>
        {children}
      </Link>
      .
    </>
  )
}
