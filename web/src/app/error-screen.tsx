import { useEffect } from 'react'
import * as words from '#words/shell'
import { NotFetched } from '../net/import-with-retry.ts'
import { buttonLook } from '../ui/button.tsx'

/**
 * Default screen of an unexpected failure: its message, and the stack if there is one. A screen whose file could not be
 * fetched says so without technical details, and comes by itself once the line is back. Failures with a status use NotFoundScreen.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const failure = error instanceof Error ? error : undefined
  const isFetching = failure instanceof NotFetched
  const offline = isFetching && !navigator.onLine
  const stack = isFetching ? undefined : failure?.stack
  useEffect(() => {
    if (!offline) return
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [offline])
  return (
    <div className="sheet in-[.sheet]:px-0 py-10 sm:py-16">
      <h1 className="text-h1">{offline ? words.offlineTitle : words.failureName}</h1>
      <p className="mt-4 max-w-measure text-lead" role="alert">
        {offline ? words.offlineText : (failure?.message ?? String(error))}
      </p>
      {!offline && <p className="mt-3 max-w-measure text-muted">{words.failureText}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <button className={buttonLook('main')} onClick={() => window.location.reload()} type="button">
          {words.loadAgain}
        </button>
        <a className={buttonLook('plain')} href="#/">
          {words.toHome}
        </a>
      </p>
      {stack && (
        <>
          <h2 className="mt-10 text-h3">{words.failureDetails}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
          <pre className="mt-3 overflow-x-auto border border-line bg-wash p-4 text-small" tabIndex={0}>
            {stack}
          </pre>
        </>
      )}
    </div>
  )
}
