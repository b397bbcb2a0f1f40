import { screens } from '@tameer/contract'
import * as words from '#words/contractors'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Companies looked at last, folded into one line so that the list stays in sight. */
export function SeenLine({
  companies,
  onForget,
}: {
  companies: readonly NamedCompany[]
  onForget: () => void
}) {
  return (
    <details className="mt-3 text-small">
      <summary className="min-h-11 cursor-pointer py-2.5 text-blue">
        {words.recentlySeen(companies.length)}
      </summary>
      <div className="flex flex-wrap items-center gap-x-5 pb-2">
        {companies.map(({ id, name }) => (
          <Link
            className="link inline-flex min-h-11 items-center"
            key={id}
            to={screens.companyProfile.to({ company: id })}
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
        <Button className="px-3" onClick={onForget} variant="quiet">
          {words.forgetSeen}
        </Button>
      </div>
    </details>
  )
}
