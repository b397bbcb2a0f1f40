import { type Watched, watchedValue } from '../browser/watched-value.ts'

/** Set by the service worker on a response that it kept from an earlier visit; holds the response's date. */
export const earlierVisitHeader = 'x-tameer-earlier-visit'

/** The service worker's caches of what a person visited. */
export const visitedCaches = {
  answers: 'visited-answers',
  pictures: 'visited-pictures',
  files: 'visited-files',
  pages: 'visited-pages',
}

/** The call whose response is from an earlier visit, and that response's Date header. */
const shown = watchedValue<{ address: string; date: string } | undefined>(undefined)

/** The date of what is shown from an earlier visit; undefined when everything is fresh. */
export const earlierVisitDate: Watched<string | undefined> = {
  read: () => shown.read()?.date,
  subscribe: shown.subscribe,
}

/** Calls for what a screen shows. Lists of cities and counts beside them are no visit. */
const subjects = /\/(portfolios|companies)\b/

/** Notes whether a response came from an earlier visit. A fresh response to the same call takes the note back. */
export function noteResponse(address: string, response: Response): void {
  if (!subjects.test(address)) return
  const date = response.headers.get(earlierVisitHeader)
  if (date !== null) shown.set({ address, date })
  else if (shown.read()?.address === address) shown.set(undefined)
}

/** For somebody who has gone on to another screen. */
export function forgetEarlierVisit(): void {
  shown.set(undefined)
}

/** Forgets what was visited, before somebody else uses the device. The files of the product itself stay. */
export async function forgetVisits(): Promise<void> {
  if (typeof caches === 'undefined') return
  const { answers, pictures, pages } = visitedCaches
  await Promise.all([answers, pictures, pages].map((name) => caches.delete(name)))
}
