import { screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import * as words from '#words/request-page'
import { useFromLink } from '../../browser/hooks/use-from-link.ts'
import {
  forgetRequest,
  keepRequest,
  type OwnRequest,
  useOwnRequests,
} from '../../features/requests/own-requests.ts'
import { titleOfBrief } from '../../features/requests/request-brief.tsx'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
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

/** Opens the request with a key. A token that the link brings is kept for a press: opening alone confirms nothing. */
function OneRequest({ id }: { id: string }) {
  const [mailed, forgetMailed] = useFromLink('confirm')
  const [linked, forgetLinked] = useFromLink('key')
  const own = useOwnRequests().find((one) => one.id === id)
  const keys = [linked, own?.key, own?.nextKey].filter((one) => one !== undefined)
  const [refused, setRefused] = useState<readonly string[]>([])
  // A key of this device may open it where an older link does not.
  const key = keys.find((one) => !refused.includes(one))
  if (!key) return <NoRequest own={own} />
  return (
    <Opened
      id={id}
      own={own}
      mailedToken={mailed}
      onKept={() => {
        forgetLinked()
        forgetMailed()
      }}
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
  /** Token that the link of the mail brought. */
  mailedToken: string | undefined
  /** Called after the homeowner's key and the token were stored on the device, which are used from now on. */
  onKept: () => void
  /** Called when the key opens nothing. */
  onRefused: () => void
}

function Opened({ id, requestKey: key, own, mailedToken, onKept, onRefused }: OpenedProps) {
  const { view, openedBy, shownFrom, error, load, take } = useRequestView(id, key)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const inAddress = query.has('key') || query.has('confirm')
  const shown = (['quotes', 'agreement'] as const).find((view) => view === query.get('view'))
  const loaded = openedBy === key ? view?.request : undefined
  const isRefused = error?.code === 'not-found' || error?.code === 'invalid'
  useEffect(() => void loadPage().catch(() => undefined), [])

  // Stores the request on the device first, then removes the key from the address bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there, and when it may do more
  useEffect(() => {
    if (!loaded) return
    keepRequest({
      id,
      key,
      mayAct: loaded.mayAct,
      title: titleOfBrief(loaded),
      ...(loaded.state === 'unconfirmed'
        ? mailedToken && { confirmToken: mailedToken, fromMail: true }
        : { confirmToken: undefined, fromMail: undefined }),
    })
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
        <TryAgain onAgain={() => void load()}>{error.message}</TryAgain>
      </Closed>
    )
  }
  return (
    <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
      <RequestPage
        confirmToken={mailedToken ?? own?.confirmToken}
        failure={error && { message: error.message, shownFrom }}
        fromMail={mailedToken !== undefined || own?.fromMail === true}
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
function NoRequest({ own }: { own: OwnRequest | undefined }) {
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
        {words.noRequestText}
      </Message>
    </Closed>
  )
}
