import type { User } from '@tameer/contract'
import type { ReactNode } from 'react'
import { fetchVisits } from '../../../features/companies/own-visits.ts'
import { listOwnMarks } from '../../../features/marks/mark-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { CompletenessPart } from './completeness-part.tsx'
import { OwnVisits } from './own-visits-part.tsx'

/**
 * Marks and visits of the signed-in company; nothing is fetched without one. `settled` is false while either is fetched:
 * shown later, they would push down what stands below them.
 */
export function useStanding(user: User | undefined) {
  const marks = useFetched(user && `marks ${user.id}`, listOwnMarks)
  const visits = useFetched(user && `visits ${user.id}`, fetchVisits)
  const settled = [marks, visits].every(({ value, error }) => value !== undefined || error !== undefined)
  return { marks, visits, settled: settled || !user }
}

interface StandingProps {
  user: User
  /** True when visitors see one. */
  hasProject: boolean
  known: ReturnType<typeof useStanding>
  /** Requests that wait: they stand first. */
  children?: ReactNode
}

/** How often the company was seen, and the next thing to add to its profile. */
export function Standing({ user, hasProject, known: { marks, visits }, children }: StandingProps) {
  return (
    <div className="mb-10 grid items-start gap-6 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {children}
      <OwnVisits key={`visits ${user.id}`} visits={visits} />
      <CompletenessPart hasProject={hasProject} key={`parts ${user.id}`} marks={marks} user={user} />
    </div>
  )
}
