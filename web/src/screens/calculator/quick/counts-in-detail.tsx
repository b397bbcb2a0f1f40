import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fullStop } from '#words/language'

/** Link beside a figure or an input that changes nothing here: leads to the detailed estimate, with the answers. */
export function CountsInDetail({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Link className="link" to={to}>
        {children}
      </Link>
      {fullStop}
    </>
  )
}
