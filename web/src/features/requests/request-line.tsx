import { dayInPakistan, type RequestView, screens } from '@tameer/contract'
import * as words from '#words/requests'
import { request } from '../../net/api-client.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Link } from '../../ui/link.tsx'
import type { OwnRequest } from './own-requests.ts'

/**
 * A request of this device as a link, with its state and the quotes that came. Without a connection the link alone. `inText`
 * sets it close, as one sentence.
 */
export function RequestLine({ own, inText = false }: { own: OwnRequest; inText?: boolean }) {
  const { id, key, mayAct, title, seenQuotes = [] } = own
  const query = { unread: 'yes' } as const
  const { value: view } = useFetched(id, () => () => request('getRequest', { params: { id }, query, key }))
  const quotes = view ? quotesOf(view) : []
  const unread = view?.request.state === 'open' ? quotes.filter((one) => !seenQuotes.includes(one)) : []
  return (
    <p className={inText ? '' : 'flex min-w-0 flex-wrap items-center gap-x-3 py-1'}>
      <Link
        className={inText ? 'link py-2 font-medium' : 'link inline-flex min-h-11 items-center font-medium'}
        to={screens.request.to(id)}
      >
        <bdi>{title}</bdi>
      </Link>{' '}
      <span className="text-muted text-small">
        {[!mayAct && words.readOnly, view && stateOf(view), view && words.quotesCome(quotes.length)]
          .filter(Boolean)
          .join(' · ')}
      </span>{' '}
      {unread.length > 0 && (
        <span className="rounded-xs bg-blue px-1.5 text-on-blue text-small">
          {words.newQuotes(unread.length)}
        </span>
      )}
    </p>
  )
}

function quotesOf({ invitations }: RequestView): string[] {
  return invitations.flatMap(({ quote }) => quote?.id ?? [])
}

function stateOf({ request: { state, endsAt } }: RequestView): string {
  return state === 'open' ? words.openUntil(dayInPakistan(Date.parse(endsAt))) : words.states[state]
}
