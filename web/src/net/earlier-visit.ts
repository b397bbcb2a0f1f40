import { type Watched, watchedValue } from '../browser/watched-value.ts'

/** Header that the service worker sets on a cached response from an earlier visit; holds the response's date. */
export const earlierVisitHeader = 'x-tameer-earlier-visit'

/** Service worker's caches of visited pages and responses. */
export const visitedCaches = {
  answers: 'visited-answers',
  pictures: 'visited-pictures',
  files: 'visited-files',
  pages: 'visited-pages',
}

/** Call whose response is from an earlier visit, and that response's Date header. */
const shown = watchedValue<{ address: string; date: string } | undefined>(undefined)

/** Date of the shown response from an earlier visit; undefined when everything is fresh. */
export const earlierVisitDate: Watched<string | undefined> = {
  read: () => shown.read()?.date,
  subscribe: shown.subscribe,
}

/** Calls for the main content of a screen. Lists of cities and counts beside it are ignored. */
const subjects = /\/(portfolios|companies)\b/

/** Notes that a response came from an earlier visit. A fresh response to the same call removes the note. */
export function noteResponse(address: string, response: Response): void {
  if (!subjects.test(address)) return
  const date = response.headers.get(earlierVisitHeader)
  if (date !== null) shown.set({ address, date })
  else if (shown.read()?.address === address) shown.set(undefined)
}

/** Removes the note after the person has gone on to another screen. */
export function forgetEarlierVisit(): void {
  shown.set(undefined)
}

/** Deletes the cached visits, before somebody else uses the device. The files of the product itself stay. */
export async function forgetVisits(): Promise<void> {
  if (typeof caches === 'undefined') return
  const { answers, pictures, pages } = visitedCaches
  await Promise.all([answers, pictures, pages].map((name) => caches.delete(name)))
}
