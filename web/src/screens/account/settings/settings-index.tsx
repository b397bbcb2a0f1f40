import { screens } from '@tameer/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/settings'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import type { Watched } from '../../../browser/watched-value.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { settingsParts } from './settings-parts.tsx'

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity

/**
 * The part in sight: the one that the address names while its top is in the window, or else the last one that begins
 * above a line across the window. The line moves down with the page, so that each part comes to it.
 */
function partInSight(named: string | null): Watched<string> {
  return {
    read() {
      const { innerHeight, scrollY } = window
      const top = named === null ? Infinity : topOf(named)
      if (named !== null && top > -innerHeight / 8 && top < innerHeight) return named
      const progress = scrollY / (document.documentElement.scrollHeight - innerHeight)
      const line = innerHeight * Math.max(progress, 1 / 4)
      return settingsParts.findLast(({ id }) => topOf(id) <= line)?.id ?? 'profile'
    },
    subscribe(listener) {
      const events = ['scroll', 'resize']
      for (const event of events) window.addEventListener(event, listener, { passive: true })
      return () => {
        for (const event of events) window.removeEventListener(event, listener)
      }
    },
  }
}

/** Links to the parts of the settings, beside them. */
export function SettingsIndex() {
  const named = useSearchParams()[0].get('part')
  const inSight = useWatched(
    useMemo(() => partInSight(named), [named]),
    'profile',
  )
  return (
    <nav
      aria-label={words.partsOfThisPage}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto"
    >
      <ul>
        {settingsParts.map(({ id, title, divided }) => (
          <li className={classNames(divided && 'mt-2 border-line border-t pt-2')} key={id}>
            <Link
              aria-current={id === inSight ? 'true' : undefined}
              className="wrap-anywhere flex min-h-11 items-center border-transparent border-s-2 px-3 py-1.5 leading-snug text-ink no-underline hover:text-blue aria-[current=true]:border-brick aria-[current=true]:bg-wash aria-[current=true]:font-medium"
              to={screens.settings.to(id)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
