import type { ComponentProps } from 'react'

/** A link out of the product: opens apart and tells the other side nothing. `href` must have passed `httpLink`. */
export function OutsideLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} rel="noopener noreferrer" target="_blank" />
}
