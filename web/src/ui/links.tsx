import { type ComponentProps, Fragment } from 'react'
import * as words from '#words/ui'
import { buttonLook } from './button.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Message } from './text/message.tsx'

/** A link that looks like a button; `main` for the one main action of a screen. */
export function ActionLink({
  main = false,
  className,
  ...link
}: Omit<LinkProps, 'className'> & { main?: boolean; className?: string }) {
  return <Link {...link} className={buttonLook(main ? 'main' : 'plain', className)} />
}

/** Link to the screen above. */
export function BackLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link className="inline-flex min-h-11 items-center gap-2 no-underline hover:underline" to={to}>
      {/* In a text from right to left the browser mirrors this sign. */}
      <span aria-hidden="true">{'\u2039'}</span>
      <span className="link">{children}</span>
    </Link>
  )
}

/** A mail address that breaks behind its `@` and dots in a narrow place, rather than inside a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

interface EmailLinkProps {
  email: string
  className?: string
  onClick?: () => void
}

/** A mail address as a link. */
export function EmailLink({ email, className = 'link inline-block', onClick }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${email}`} onClick={onClick}>
      <EmailText email={email} />
    </a>
  )
}

/** A link to another site: opens in a new tab and sends no referrer. `href` must have passed `httpLink`. */
export function OutsideLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} rel="noopener noreferrer" target="_blank" />
}

interface PageLinksProps {
  /** Address of the list's first page; only on later pages. */
  first: string | undefined
  /** Address of the page after this one, if there is one. */
  next: string | undefined
  /** Content of the next page, as the words of its link. */
  more: string
  /** Text on the last page. */
  end?: string | undefined
}

/** Links to the next page of a list, and back to the first. */
export function PageLinks({ first, next, more, end }: PageLinksProps) {
  if (!first && !next && !end) return null
  return (
    <div className="mt-8 flex flex-col items-center gap-4">
      {!next && end && <p className="text-muted text-small">{end}</p>}
      {(first || next) && (
        <nav aria-label={words.pages} className="flex flex-wrap justify-center gap-3">
          {first && <ActionLink to={first}>{words.firstPage}</ActionLink>}
          {next && <ActionLink to={next}>{more}</ActionLink>}
        </nav>
      )}
    </div>
  )
}

/** Message for a cursor in the address that is invalid or has no more rows. */
export function LostPage({ first }: { first: string }) {
  return <Message action={<ActionLink to={first}>{words.firstPage}</ActionLink>}>{words.pageGone}</Message>
}
