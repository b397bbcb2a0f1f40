import { deskScreens } from '@tameer/contract'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/desk-supply'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { SearchesPart } from './searches-part.tsx'
import { UnansweredPart } from './unanswered-part.tsx'
import { WaysPart } from './ways-part.tsx'

const parts = ['requests', 'searches', 'ways'] as const
const leads = { requests: words.lead, searches: words.searchesLead, ways: words.waysLead }

/** `/desk/supply`: requests without an answer, searches that found nothing, the way to companies. The part is in the address. */
export function DeskSupplyScreen() {
  const [params] = useSearchParams()
  const part = parts.find((one) => one === params.get('part')) ?? 'requests'
  return (
    <OperatorsOnly title={words.title}>
      <PageHeader lead={leads[part]} title={words.title} />
      <nav aria-label={words.partsLabel} className="mb-6 flex flex-wrap gap-2">
        {parts.map((one) => (
          <Link
            aria-current={one === part ? 'page' : undefined}
            className={tabLook}
            key={one}
            to={deskScreens.deskSupply.to({ part: one === 'requests' ? undefined : one })}
          >
            {words.parts[one]}
          </Link>
        ))}
      </nav>
      {part === 'requests' && <UnansweredPart />}
      {part === 'searches' && <SearchesPart />}
      {part === 'ways' && <WaysPart />}
    </OperatorsOnly>
  )
}

const tabLook =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 py-1 text-ink no-underline hover:text-blue aria-[current=page]:border-blue aria-[current=page]:font-medium'
