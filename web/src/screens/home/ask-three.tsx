import { screens } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import * as words from '#words/home'
import { useWatched } from '../../browser/use-watched.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { keptRequests } from '../../features/requests/kept-requests.ts'
import { ActionLink } from '../../ui/links.tsx'

const OwnRequests = lazy(async () => {
  const { OwnRequests } = await import('./own-requests.tsx')
  return { default: OwnRequests }
})

/** The way to quotes, with a drawing of their comparison, and the requests of this device. */
export function AskThree() {
  const kept = useWatched(keptRequests, null) !== null
  return (
    <section className="sheet pt-(--section)">
      <div className="drafted grid gap-x-12 gap-y-6 p-[min(1.5rem,7vw)] sm:p-10 md:grid-cols-[1fr_22rem] md:items-center">
        <div>
          <h2 className="text-h2">{words.askThreeTitle}</h2>
          <p className="mt-3 mb-5 max-w-measure text-muted">{words.askThreeText}</p>
          <ActionLink to={screens.newRequest.to()}>{words.askThreeAction}</ActionLink>
          {kept && (
            <Suspense>
              <OwnRequests />
            </Suspense>
          )}
        </div>
        <figure>
          <Drawing className="mirrored block w-full" name="comparison" viewBox="0 0 352 150" />
          <figcaption className="mt-2 text-muted text-small">{words.askThreeCaption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
