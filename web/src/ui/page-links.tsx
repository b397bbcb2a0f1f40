import { ActionLink } from './links.tsx'
import { Message } from './message.tsx'

interface PageLinksProps {
  /** Address of the list's first page, on any other. */
  first: string | undefined
  /** Address of the page after this one, if there is one. */
  next: string | undefined
  /** What the next page shows more of, as the words of its link. */
  more: string
  /** Said on the last page. */
  end?: string
}

/** The ways from one page of a list to the next, and back to the first. */
export function PageLinks({ first, next, more, end }: PageLinksProps) {
  if (!first && !next && !end) return null
  return (
    <div className="mt-8 flex flex-col items-center gap-4">
      {!next && end && <p className="text-muted text-small">{end}</p>}
      {(first || next) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-3">
          {first && <ActionLink to={first}>First page</ActionLink>}
          {next && <ActionLink to={next}>{more}</ActionLink>}
        </nav>
      )}
    </div>
  )
}

/** For a place in the address that cannot be read, or that nothing follows. */
export function LostPage({ first }: { first: string }) {
  return (
    <Message action={<ActionLink to={first}>First page</ActionLink>}>
      This page of the list is no longer there.
    </Message>
  )
}
