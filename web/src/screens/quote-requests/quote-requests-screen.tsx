import { type InvitationFilter, invitationFilters, mostCounted, screens } from '@tameer/contract'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/quote-requests'
import { listInvitations } from '../../features/invitations/invitation-calls.ts'
import type { ResponseBody } from '../../net/api-client.ts'
import { type Fetched, useFetched } from '../../store/use-fetched.ts'
import { FetchedList } from '../../ui/fetched-list.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { HousesList } from './houses-list.tsx'
import { RequestRow } from './request-row.tsx'

const filters = Object.keys(invitationFilters) as InvitationFilter[]
type Counts = ResponseBody<'listInvitations'>['counts']

/** `/quote-requests`: requests of families to this company, newest first. Filter and page are in the address. */
export function QuoteRequestsScreen() {
  const [params] = useSearchParams()
  const state = filters.find((one) => one === params.get('state'))
  const houses = params.get('state') === 'houses'
  const after = params.get('after') || undefined
  // Beside the houses it is asked for the counts alone.
  const fetched = useFetched(`${state} ${houses ? '' : after}`, () =>
    listInvitations(state, houses ? undefined : after),
  )
  const known = useRef<Counts>(undefined)
  if (fetched.value) known.current = fetched.value.counts
  const counts = known.current

  return (
    <>
      <PageHeader
        measure={counts && counts.new > 0 ? words.newCount(counts.new, counts.new >= mostCounted) : undefined}
        title={words.title}
      />
      <FilterLinks counts={counts} state={houses ? 'houses' : state} />
      {houses ? (
        <HousesList after={after} />
      ) : (
        <Requests after={after} counts={counts} of={fetched} state={state} />
      )}
    </>
  )
}

interface RequestsProps {
  of: Fetched<ResponseBody<'listInvitations'>>
  state: InvitationFilter | undefined
  after: string | undefined
  counts: Counts | undefined
}

function Requests({ of, state, after, counts }: RequestsProps) {
  return (
    <FetchedList
      address={(cursor) => screens.quoteRequests.to({ state, after: cursor })}
      after={after}
      none={
        <Message action={state && <ActionLink to={screens.quoteRequests.to()}>{words.showAll}</ActionLink>}>
          {state && state in words.noneHere
            ? words.noneHere[state as keyof typeof words.noneHere]
            : words.none}
        </Message>
      }
      of={of}
      words={{
        loading: words.loading,
        loadingFailed: words.loadingFailed,
        list: words.list,
        more: words.moreRequests,
        end: endInWords(counts?.[state ?? 'all'] ?? 0),
      }}
    >
      {(row) => <RequestRow key={row.id} row={row} />}
    </FetchedList>
  )
}

interface FilterLinksProps {
  state: InvitationFilter | 'houses' | undefined
  /** Number of requests for each filter; undefined until loaded. */
  counts: Counts | undefined
}

function endInWords(count: number): string {
  return count < mostCounted ? words.thatIsAll(count) : words.thatIsAllOfThem
}

function FilterLinks({ state, counts }: FilterLinksProps) {
  return (
    <nav aria-label={words.filters} className="mb-6 flex flex-wrap gap-2">
      {([undefined, ...filters, 'houses'] as const).map((one) => (
        <Link
          aria-current={one === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
          key={one ?? 'all'}
          to={screens.quoteRequests.to({ state: one })}
        >
          {words.filterNames[one ?? 'all']}
          {one !== 'houses' && <Count count={counts?.[one ?? 'all']} />}
        </Link>
      ))}
    </nav>
  )
}

/** Takes its place from the beginning, so that no filter moves to another line. */
function Count({ count }: { count: number | undefined }) {
  return (
    <>
      {' '}
      <span className="min-w-[2ch] figures">
        {count !== undefined && words.counted(count, count >= mostCounted)}
      </span>
    </>
  )
}
