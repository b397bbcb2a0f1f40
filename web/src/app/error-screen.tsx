import { isRouteErrorResponse } from 'react-router'
import { buttonLook } from '../ui/button.tsx'

function wordsOf(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}` }
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: typeof error === 'string' ? error : JSON.stringify(error) }
}

/** The default screen of an unexpected failure: status or message, and the stack where there is one. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { message, stack } = wordsOf(error)
  return (
    <div className="sheet py-12">
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-3 text-lead" role="alert">
        {message}
      </p>
      <p className="mt-3 max-w-measure text-muted">Go back to the home page, or load this page again.</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a className={buttonLook('main')} href="#/">
          Go to the home page
        </a>
        <button className={buttonLook('plain')} onClick={() => window.location.reload()} type="button">
          Load again
        </button>
      </p>
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        <pre className="mt-8 overflow-x-auto border border-line bg-wash p-4 text-small" tabIndex={0}>
          {stack}
        </pre>
      )}
    </div>
  )
}

/** An address the product does not know. */
export function NotFoundScreen() {
  return <ErrorScreen error={{ status: 404, statusText: 'Not Found', internal: true, data: '' }} />
}
