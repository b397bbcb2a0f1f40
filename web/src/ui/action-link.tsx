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
