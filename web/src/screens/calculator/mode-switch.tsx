import { screens } from '@tameer/contract'
import { memo } from 'react'
import * as words from '#words/estimates'
import { useKeptQueries } from '../../features/own-house/kept-queries.ts'
import { Link } from '../../ui/link.tsx'

const linkLook =
  'inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 font-medium sm:px-1 hover:text-blue aria-[current=page]:border-brick'

type Mode = 'quick' | 'detailed' | 'compare'

type ModeSwitchProps = { mode: Mode; quickQuery: string; detailedQuery: string }

/** Links to the kinds of estimate, each with the answers that both kinds use. */
export const ModeSwitch = memo(function ModeSwitch({ mode, quickQuery, detailedQuery }: ModeSwitchProps) {
  const count = useKeptQueries().length
  const links: { to: Mode; name: string; query: string }[] = [
    { to: 'quick', name: words.quickEstimate, query: quickQuery },
    { to: 'detailed', name: words.detailedEstimate, query: detailedQuery },
    { to: 'compare', name: words.compare, query: detailedQuery.replace('mode=detailed', 'mode=compare') },
  ]
  const page = screens.calculator.to()
  return (
    <nav
      aria-label={words.kindOfEstimate}
      className="mb-6 flex flex-wrap gap-x-[min(0.75rem,2.5vw)] max-sm:text-[0.8125rem] sm:gap-x-8 print:hidden"
    >
      {links.map(({ to, name, query }) => (
        <Link
          aria-current={mode === to ? 'page' : undefined}
          className={linkLook}
          key={to}
          to={query ? `${page}?${query}` : page}
        >
          {name}
          {/* The count is known only after the first paint, so its room is always kept. */}
          {to === 'compare' && (
            <span aria-hidden={count === 0} className={count > 0 ? undefined : 'invisible'}>
              {words.counted(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
})
