import { Workbox } from 'workbox-window'
import { front } from '#words/language'
import { watchedValue } from '../browser/watched-value.ts'

const updateEveryMs = 60 * 60 * 1000

let workbox: Workbox | undefined
let pressed = false
/** True while a new version waits to be loaded. */
export const newVersionReady = watchedValue(false)

const announce = () => newVersionReady.set(true)

/** Registers the worker and watches for new versions. Does nothing in a browser without service workers. */
export function startServiceWorker(): void {
  if (workbox || !('serviceWorker' in navigator)) return
  const file = `${front}sw.js`
  const worker = new Workbox(file)
  workbox = worker
  // The worker of `/` controls `/ur/` until that has its own. The first own worker is not a new version.
  const first = !navigator.serviceWorker.controller?.scriptURL.endsWith(file)
  worker.addEventListener('waiting', announce)
  worker.addEventListener('controlling', () => {
    if (pressed) window.location.reload()
    else if (first && !newVersionReady.read()) keepThisVisit(worker)
    // Another tab has changed to the new version; this one still runs the old.
    else announce()
  })
  worker.register({ immediate: true }).then(
    () => setInterval(() => worker.update().catch(() => undefined), updateEveryMs),
    () => {
      // A private window or a full storage: everything works as before, but only online.
    },
  )
}

/**
 * Caches what the first visit showed before the worker was active, by fetching it once more. On a slow connection
 * some responses are still loading; those are fetched when they are complete.
 */
function keepThisVisit(worker: Workbox) {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const urlsToCache = entries
      .filter(({ workerStart }) => workerStart === 0)
      .map(({ name }) => name)
      .filter((name) => /^\/(api|uploads|assets)\//.test(new URL(name).pathname))
    if (urlsToCache.length > 0) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Changes to the new version: the page reloads as soon as the new worker is in control. */
export function takeNewVersion(): void {
  pressed = true
  navigator.serviceWorker.getRegistration().then(
    (registration) => {
      if (registration?.waiting) workbox?.messageSkipWaiting()
      else window.location.reload()
    },
    () => window.location.reload(),
  )
}
