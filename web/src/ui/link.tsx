import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean | undefined
  state?: unknown
}

/**
 * A link to a screen. The router's own link also brings what fetches data and files ahead, 3 KB that no screen
 * uses.
 */
export function Link({ to, replace, state, onClick, ...link }: LinkProps) {
  const follow = useLinkClickHandler(to, replace === undefined ? { state } : { replace, state })
  return (
    <a
      {...link}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link in a menu: the current one when its screen is shown or, unless `end`, a screen below it. */
export function NavLink({ end = false, to, ...link }: LinkProps & { end?: boolean }) {
  const shown = useLocation().pathname.toLowerCase()
  const path = useResolvedPath(to).pathname
  const current = shown === path || (!end && shown.startsWith(`${path}/`))
  return <Link {...link} aria-current={current ? 'page' : undefined} to={to} />
}
