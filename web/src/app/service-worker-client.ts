import { Workbox } from 'workbox-window'
import { front } from '#words/language'
import { watchedValue } from '../browser/watched-value.ts'

const updateEveryMs = 60 * 60 * 1000

let workbox: Workbox | undefined
let pressed = false
/** Whether a new version waits to be loaded. */
export const newVersionReady = watchedValue(false)

const announce = () => newVersionReady.set(true)

/** Registers the worker and watches for new versions. Does nothing where the browser has none. */
export function startServiceWorker(): void {
  if (workbox || !('serviceWorker' in navigator)) return
  const file = `${front}sw.js`
  const worker = new Workbox(file)
  workbox = worker
  // The worker of `/` serves `/ur/` until that has its own, whose coming is no new version.
  const first = !navigator.serviceWorker.controller?.scriptURL.endsWith(file)
  worker.addEventListener('waiting', announce)
  worker.addEventListener('controlling', () => {
    if (pressed) window.location.reload()
    else if (first && !newVersionReady.read()) keepThisVisit(worker)
    // Another tab has changed over; this one still runs the old version.
    else announce()
  })
  worker.register({ immediate: true }).then(
    () => setInterval(() => worker.update().catch(() => undefined), updateEveryMs),
    () => {
      // A private window, or storage that is full: everything works as before, online.
    },
  )
}

/**
 * The first visit began before the worker came: it fetches once more what that visit showed. On a slow connection some of
 * it is still under way and is told when it ends.
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

/** Changes over to the new version: the page is loaded anew as soon as it is in charge. */
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
