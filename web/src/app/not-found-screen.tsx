import { screens } from '@tameer/contract'
import { useLocation } from 'react-router'
import * as words from '#words/not-found'
import { ActionLink } from '../ui/links.tsx'
import { PageHeader } from '../ui/page-header.tsx'

const onward = [
  { to: screens.home.to(), label: words.home },
  { to: screens.contractors.to(), label: words.contractors },
  { to: screens.calculator.to(), label: words.calculator },
]

/** Screen for an unknown address: shows the address, links onward, and the name of the failure. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <div className="sheet py-10 sm:py-16">
      <PageHeader lead={words.lead} title={words.title} />
      <p className="max-w-measure">
        {words.asked}{' '}
        <code className="break-all bg-wash px-1.5 py-0.5" dir="ltr">
          {pathname}
        </code>
      </p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {onward.map(({ to, label }) => (
          <li key={to}>
            <ActionLink main={to === '/'} to={to}>
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
      <div className="mt-12 border-line border-t pt-4 text-muted text-small">
        <h2>{words.failure}</h2>
        <p role="alert">{words.status}</p>
      </div>
    </div>
  )
}
