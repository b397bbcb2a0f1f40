import { type ComponentProps, Fragment } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonLook } from './button.tsx'

/** A link with the look of a button; `main` for the one main action of a screen. */
export function ActionLink({
  main = false,
  className,
  ...link
}: Omit<LinkProps, 'className'> & { main?: boolean; className?: string }) {
  return <Link {...link} className={buttonLook(main ? 'main' : 'plain', className)} />
}

/** A mail address that in a narrow place breaks behind its `@` and dots rather than inside a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** A mail address as a link. */
export function EmailLink({ email, className = 'link inline-block' }: { email: string; className?: string }) {
  return (
    <a className={className} href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  )
}

/** A link out of the product: opens apart and tells the other side nothing. `href` must have passed `httpLink`. */
export function OutsideLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} rel="noopener noreferrer" target="_blank" />
}
