import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'

const linkLook =
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-1 font-medium hover:text-blue aria-[current=page]:border-brick'

type ModeSwitchProps = { mode: 'quick' | 'detailed'; quickQuery: string; detailedQuery: string }

/** The two estimates of the page, each reached with the answers that both ask for. */
export function ModeSwitch({ mode, quickQuery, detailedQuery }: ModeSwitchProps) {
  const page = paths.calculator.to()
  return (
    <nav aria-label="Kind of estimate" className="mb-6 flex flex-wrap gap-x-8 print:hidden">
      <Link
        aria-current={mode === 'quick' ? 'page' : undefined}
        className={linkLook}
        to={quickQuery ? `${page}?${quickQuery}` : page}
      >
        Quick estimate
      </Link>
      <Link
        aria-current={mode === 'detailed' ? 'page' : undefined}
        className={linkLook}
        to={`${page}?${detailedQuery}`}
      >
        Detailed estimate
      </Link>
    </nav>
  )
}
