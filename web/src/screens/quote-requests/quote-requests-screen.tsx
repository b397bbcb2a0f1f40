import { type InvitationFilter, type InvitationRow, invitationFilters, screens } from '@tameer/contract'
import { Link, useSearchParams } from 'react-router'
import { comma } from '#words/language'
import * as words from '#words/quote-requests'
import { listInvitations } from '../../features/invitations/invitation-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ActionLink, LostPage, PageLinks } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { daysUntil } from './time-left.ts'

const filters = Object.keys(invitationFilters) as InvitationFilter[]
const mostUnread = 100

/** `/quote-requests`: what families ask this company for, the newest first. Filter and page live in the address. */
export function QuoteRequestsScreen() {
  const [params] = useSearchParams()
  const state = filters.find((one) => one === params.get('state'))
  const after = params.get('after') || undefined
  const { value, error, retry } = useFetched(`${state} ${after}`, () => listInvitations(state, after))
  const first = screens.quoteRequests.to({ state })
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || value?.data.length === 0)

  return (
    <>
      <PageHeader
        lead={words.lead}
        measure={value && value.unread > 0 && words.newCount(value.unread, value.unread >= mostUnread)}
        title={words.title}
      />
      <FilterLinks state={state} />
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={first} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {value && !lost && value.data.length === 0 && (
        <Message action={state && <ActionLink to={screens.quoteRequests.to()}>{words.showAll}</ActionLink>}>
          {state ? words.noneHere : words.none}
        </Message>
      )}
      {value && value.data.length > 0 && (
        <>
          <ul aria-label={words.list} className="divide-y divide-line border-line border-y">
            {value.data.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          <PageLinks
            first={after && first}
            more={words.moreRequests}
            next={value.nextCursor ? screens.quoteRequests.to({ state, after: value.nextCursor }) : undefined}
          />
        </>
      )}
    </>
  )
}

function FilterLinks({ state }: { state: InvitationFilter | undefined }) {
  return (
    <nav aria-label={words.filters} className="mb-6 flex flex-wrap gap-2">
      {([undefined, ...filters] as const).map((one) => (
        <Link
          aria-current={one === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 py-1 text-ink text-small no-underline hover:border-blue aria-[current=page]:border-blue aria-[current=page]:bg-blue aria-[current=page]:text-on-blue"
          key={one ?? 'all'}
          to={screens.quoteRequests.to({ state: one })}
        >
          {words.filterNames[one ?? 'all']}
        </Link>
      ))}
    </nav>
  )
}

function Row({ row }: { row: InvitationRow }) {
  const { id, state, service, name, city, locality, coveredAreaSft, totalPkr, start, endsAt, headlinePkr } =
    row
  const isOpen = state === 'sent' || state === 'seen' || state === 'quoted'
  const place = [locality, city].filter(Boolean).join(comma)
  const facts: [string, string | false][] = [
    [words.area, coveredAreaSft !== null && words.sqFeet(Math.round(coveredAreaSft).toLocaleString('en'))],
    [words.estimate, totalPkr !== null && words.displayAmount(totalPkr)],
    [words.begins, start !== '' && words.monthOf(start)],
    [words.yourQuote, headlinePkr !== null && words.displayPart(headlinePkr)],
  ]
  return (
    <li className="relative grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-h3">
          <Link
            className={classNames(
              'text-ink no-underline after:absolute after:inset-0 hover:text-blue hover:underline',
              state === 'sent' && 'font-semibold',
            )}
            to={screens.quoteRequest.to(id)}
          >
            <bdi>{words.titleIn(words.services[service] ?? '', place)}</bdi>
          </Link>
        </h2>
        {name && <p className="text-muted">{words.from(name)}</p>}
        <dl className="mt-1 flex flex-wrap gap-x-5 text-small">
          {facts.map(
            ([label, text]) =>
              text && (
                <div className="flex gap-1.5" key={label}>
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures">{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <p className="flex flex-wrap items-start gap-x-3 gap-y-1 sm:flex-col sm:items-end">
        <Chip className={state === 'sent' ? 'border-blue text-blue' : ''}>{words.stateNames[state]}</Chip>
        {isOpen && <span className="text-muted text-small">{words.daysLeft(daysUntil(endsAt))}</span>}
      </p>
    </li>
  )
}
