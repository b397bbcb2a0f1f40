import { deskScreens, type ListedCompany } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import * as words from '#words/desk-companies-screen'
import { CompanyLogo } from '../../../features/companies/company-logo.tsx'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Link } from '../../../ui/link.tsx'
import { StateMark } from './state-mark.tsx'

/** A company in the list. The link of its name covers the row. */
export function CompanyRow({ company }: { company: ListedCompany }) {
  const { id, name, email, state, emailConfirmed, services, city, projects, position, createdAt } = company
  const facts = [
    ...services.map(nameOf),
    city && nameOf(city),
    words.projects(projects),
    position === null ? null : words.position(position),
    words.signedUp(dateInPakistan(createdAt)),
  ]
  return (
    <li className="group relative flex gap-4 py-4 focus-within:bg-wash hover:bg-wash">
      <CompanyLogo company={company} eager={false} sizePx={48} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Link
            className="min-w-0 break-words font-medium text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
            to={deskScreens.deskCompany.to(id)}
          >
            <bdi>{name}</bdi>
          </Link>
          <StateMark state={state} />
        </div>
        <p className="truncate text-muted text-small rtl:text-end" dir="ltr">
          {email}
        </p>
        <p className="mt-1 text-small">{facts.filter(Boolean).join(' · ')}</p>
        {!emailConfirmed && state !== 'unconfirmed' && (
          <p className="mt-1 text-muted text-small">{words.mailboxOpen}</p>
        )}
      </div>
    </li>
  )
}
