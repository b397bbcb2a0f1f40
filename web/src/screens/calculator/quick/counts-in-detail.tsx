import type { ReactNode } from 'react'
import { fullStop } from '#words/language'
import { Link } from '../../../ui/link.tsx'

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
