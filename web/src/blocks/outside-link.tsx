import { httpLink } from '@tameer/contract'
import type { ComponentProps } from 'react'

/** The address of a link that already says http or https; a place such as `DHA Phase 5` or a bare domain is none. */
export function webAddress(text: string): string | undefined {
  return /^\s*https?:\/\//i.test(text) ? httpLink(text) : undefined
}

/** A link out of the product: opens apart and tells the other side nothing. `href` must have passed `httpLink`. */
export function OutsideLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} rel="noopener noreferrer" target="_blank" />
}

/** The words `Video link`: a link when the portfolio has a video's address, plain muted text otherwise. */
export function VideoLink({ youtubeLink, describedBy }: { youtubeLink: string; describedBy: string }) {
  const address = webAddress(youtubeLink)
  if (!address) return <span className="inline-block py-1 text-muted">Video link</span>
  return (
    <OutsideLink className="link inline-block py-1" aria-describedby={describedBy} href={address}>
      Video link
    </OutsideLink>
  )
}
