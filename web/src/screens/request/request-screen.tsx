import { screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import * as words from '#words/request-page'
import {
  forgetRequest,
  keepRequest,
  type OwnRequest,
  useOwnRequests,
} from '../../features/requests/own-requests.ts'
import { titleOfBrief } from '../../features/requests/request-brief.tsx'
import { request } from '../../net/api-client.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { useRequestView } from './use-request-view.ts'

// Loaded while the request itself is being fetched.
const loadPage = () => importWithRetry(() => import('./request-page.tsx'))
const RequestPage = lazy(async () => {
  const { RequestPage } = await loadPage()
  return { default: RequestPage }
})

/** `/request/:id`: the homeowner's page of a request, for everybody with one of its keys. */
export function RequestScreen() {
  const { id = '' } = useParams()
  return <OneRequest id={id} key={id} />
}

/** A value from a link, also after it was removed from the address. */
function useFromLink(name: 'key' | 'confirm'): [value: string | undefined, forget: () => void] {
  const brought = useSearchParams()[0].get(name) || undefined
  const [kept, setKept] = useState(brought)
  if (brought && brought !== kept) setKept(brought)
  return [brought ?? kept, () => setKept(undefined)]
}

/** Opens the request after the token of a link has confirmed it. */
function OneRequest({ id }: { id: string }) {
  const [token] = useFromLink('confirm')
  const [linked, forgetLinked] = useFromLink('key')
  const own = useOwnRequests().find((one) => one.id === id)
  const keys = [linked, own?.key, own?.nextKey].filter((one) => one !== undefined)
  const [refused, setRefused] = useState<readonly string[]>([])
  // Where an older link does not open it, a key of this device may.
  const key = keys.find((one) => !refused.includes(one))
  const confirmation = useFetched(
    token,
    (asked) => () => request('confirmRequest', { body: { token: asked } }),
  )
  const waits = token !== undefined && !confirmation.value && !confirmation.error
  if (waits) return <Waiting>{words.confirming}</Waiting>
  if (
    confirmation.error &&
    confirmation.error.code !== 'invalid' &&
    confirmation.error.code !== 'not-found'
  ) {
    return (
      <Closed title={words.title}>
        <Message action={<Button onClick={confirmation.retry}>{words.tryAgain}</Button>} kind="alert">
          {confirmation.error.message}
        </Message>
      </Closed>
    )
  }
  if (!key) {
    if (keys.length > 0) return <NoRequest own={own}>{words.noRequestText}</NoRequest>
    if (confirmation.value) return <ConfirmedElsewhere />
    return <NoRequest>{token ? words.confirmRefused : words.noRequestText}</NoRequest>
  }
  const confirmed = token === undefined ? undefined : Boolean(confirmation.value)
  return (
    <Opened
      {...{ id, own, confirmed }}
      onKept={forgetLinked}
      onRefused={() => setRefused([...refused, key])}
      requestKey={key}
    />
  )
}

interface OpenedProps {
  id: string
  requestKey: string
  /** The request as this device keeps it. */
  own: OwnRequest | undefined
  /** Tells if a token of the link has confirmed it; undefined when there was none. */
  confirmed: boolean | undefined
  /** Called after the homeowner's key was stored on the device, which is used from now on. */
  onKept: () => void
  /** Called when the key opens nothing. */
  onRefused: () => void
}

function Opened({ id, requestKey: key, own, confirmed, onKept, onRefused }: OpenedProps) {
  const { view, openedBy, shownFrom, error, load, take } = useRequestView(id, key)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const inAddress = query.has('key') || query.has('confirm')
  const shown = query.get('view') === 'quotes' ? 'quotes' : undefined
  const loaded = openedBy === key ? view?.request : undefined
  const isRefused = error?.code === 'not-found' || error?.code === 'invalid'
  useEffect(() => void loadPage().catch(() => undefined), [])

  // Stores the request on the device first, then removes the key from the address bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there, and when it may do more
  useEffect(() => {
    if (!loaded) return
    const confirmToken = loaded.state === 'unconfirmed' ? own?.confirmToken : undefined
    keepRequest({ id, key, mayAct: loaded.mayAct, title: titleOfBrief(loaded), confirmToken })
    if (loaded.mayAct) onKept()
    if (inAddress) void navigate(screens.request.to(id, { view: shown }), { replace: true })
  }, [loaded?.id, loaded?.state, inAddress, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, key])

  if (isRefused) return <Waiting>{words.loading}</Waiting>
  if (!view) {
    if (!error) return <Waiting>{words.loading}</Waiting>
    return (
      <Closed title={words.title}>
        <Message action={<Button onClick={() => void load()}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      </Closed>
    )
  }
  return (
    <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
      <RequestPage
        confirmed={confirmed}
        confirmToken={own?.confirmToken}
        failure={error && { message: error.message, shownFrom }}
        opened={{ view, key, take, load }}
        seenQuotes={own?.seenQuotes ?? []}
      />
    </Suspense>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <PageSheet busy>
      <PageHeader title={words.title} />
      <LoadingText>{children}</LoadingText>
    </PageSheet>
  )
}

function Closed({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <PageSheet>
      <PageHeader title={title} />
      {children}
    </PageSheet>
  )
}

/** `own`: what this device keeps of it, when none of its keys opens it. */
function NoRequest({ own, children }: { own?: OwnRequest | undefined; children: string }) {
  return (
    <Closed title={words.noRequest}>
      <Message
        action={
          <>
            <ActionLink main to={screens.requests.to()}>
              {words.toRequests}
            </ActionLink>
            {own && (
              <Button onClick={() => forgetRequest(own.id)} variant="danger">
                {words.forget}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Message>
    </Closed>
  )
}

function ConfirmedElsewhere() {
  return (
    <Closed title={words.title}>
      <Message action={<ActionLink to={screens.requests.to()}>{words.toRequests}</ActionLink>}>
        {words.confirmedElsewhere}
      </Message>
    </Closed>
  )
}
