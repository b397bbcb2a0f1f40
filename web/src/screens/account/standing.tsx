import type { User } from '@tameer/contract'
import { CompletenessPart } from './completeness-part.tsx'
import { OwnVisits } from './own-visits-part.tsx'

/** How complete the company's profile is, and how often it was seen. `hasProject`: whether visitors see one. */
export function Standing({ user, hasProject }: { user: User; hasProject: boolean }) {
  return (
    <div className="mb-10 grid items-start gap-8 lg:grid-cols-2">
      <CompletenessPart hasProject={hasProject} key={`parts ${user.id}`} user={user} />
      <OwnVisits key={`visits ${user.id}`} />
    </div>
  )
}
