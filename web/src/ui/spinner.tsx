import * as words from '#words/ui'
/** A turning arc beside words; it has no accessible name of its own. */
export function Spinner() {
  return (
    <svg aria-hidden="true" className="animate-turn" fill="none" height="18" viewBox="0 0 24 24" width="18">
      <path d="M12 3a9 9 0 1 1-9 9" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Loading message for a part of a screen, announced once. */
export function LoadingText({ children = words.loading }: { children?: string }) {
  return (
    <p className="flex items-center gap-3 py-10 text-muted" role="status">
      <Spinner />
      {children}
    </p>
  )
}
