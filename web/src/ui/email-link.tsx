import { Fragment } from 'react'

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
