import { apiPrefix, siteAddresses } from '@tameer/contract'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { front, lang } from '#words/language'
import { earlierVisitHeader, visitedCaches } from './net/earlier-visit.ts'

/** Files of the shell and the calculator from the build, each with its version. */
declare const shellFiles: PrecacheEntry[]
/** One of these files: it is shown for a page that cannot be loaded. */
declare const offlinePage: string

interface WorkerScope {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(
    type: 'activate',
    listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void
}
const scope = globalThis as unknown as WorkerScope

const day = 24 * 60 * 60
/** Seconds to wait for a slow network before an earlier response is used. */
const patienceSeconds = 5

// The workers of both languages delete caches of an earlier version below their address. `/ur/` lies below `/`.
setCacheNameDetails({ prefix: 'tameer', ...(lang !== 'en' && { suffix: lang }) })
// A page without a worker is of the same version, so this worker takes control of it. Later workers wait for the
// person's press.
clientsClaim()
cleanupOutdatedCaches()
// Responses cached for an earlier version may have another shape than this version reads.
scope.addEventListener('activate', (event) => event.waitUntil(caches.delete(visitedCaches.answers)))
scope.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting()
})

precacheAndRoute(shellFiles, { cleanURLs: false, directoryIndex: '' })
// Handles only the client's own page: pages at other siteAddresses are rendered by the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(front), { allowlist: [new RegExp(`^${front}(\\?.*)?$`)] }),
)

// The plugins' classes declare `undefined` for properties that the interface wants left out.
const limited = (maxEntries: number, days: number) =>
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
  ] as WorkboxPlugin[]

/** Calls whose response is the same for everyone. */
const cacheable = Object.values(siteAddresses)
  .filter((address) => 'cache' in address && address.cache === 'everyone')
  .map(({ path }) => new RegExp(`^${apiPrefix}${path.replaceAll(/:\w+/g, '[^/]+')}$`))

registerRoute(
  // A response to a call with a session is for that session alone, so it is not cached.
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    !request.headers.has('authorization') &&
    cacheable.some((address) => address.test(url.pathname)),
  new NetworkFirst({
    cacheName: visitedCaches.answers,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse) },
      ...limited(80, 30),
    ],
  }),
)

/** The response with the header by which the page knows that it is from an earlier visit. */
async function marked(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(earlierVisitHeader, response.headers.get('date') ?? '')
  return new Response(await response.blob(), { status: response.status, headers })
}

const pictures = { cacheName: visitedCaches.pictures, plugins: limited(120, 30) }

// A first picture that is named by its portfolio may change. Every other name keeps its picture for good.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/first/'),
  new NetworkFirst({ ...pictures, networkTimeoutSeconds: patienceSeconds }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
  new CacheFirst(pictures),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: visitedCaches.files, plugins: limited(120, 30) }),
)

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    /^(\/ur)?\/(c|p|services|cost|rates|embed|estimate)(\/|$)/.test(url.pathname),
  new NetworkFirst({
    cacheName: visitedCaches.pages,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [{ handlerDidError: () => matchPrecache(offlinePage) }, ...limited(40, 30)],
  }),
)
