import { Fragment } from 'react'

/** A mail address as a link, which on a narrow card breaks behind its `@` and dots rather than inside a word. */
export function EmailLink({ email, className = 'link inline-block' }: { email: string; className?: string }) {
  const parts = email.split(/(?<=[@.])/)
  return (
    <a className={className} href={`mailto:${email}`}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
