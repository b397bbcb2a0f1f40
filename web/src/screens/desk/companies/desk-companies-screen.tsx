import { deskScreens, type ListedCompany } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import { nameOf } from '#words/catalogue'
import * as words from '#words/desk-companies-screen'
import { CompanyLogo } from '../../../features/companies/company-logo.tsx'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { fetchCompaniesFile } from '../../../features/desk/desk-calls.ts'
import { SaveButton } from '../../../features/desk/save-button.tsx'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { Link } from '../../../ui/link.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { filterOf, findCompanies, readCompaniesQuery } from './companies-filter.ts'
import { CompaniesFilterForm } from './companies-filter-form.tsx'
import { StateMark } from './state-mark.tsx'

const fileName = 'tameer-companies.csv'

/** `/desk/companies`: all companies, hidden ones too. Filters and page are in the address. */
export function DeskCompaniesScreen() {
  const { account } = useOwnDesk()
  const [params] = useSearchParams()
  const { after, ...query } = readCompaniesQuery(params)
  const filter = filterOf(query)
  const fetched = useFetched(JSON.stringify([filter, after]), () => () => findCompanies(filter, after))
  const everything = deskScreens.deskCompanies.to()
  const isFiltered = deskScreens.deskCompanies.to(query) !== everything
  const showAll = isFiltered && <ActionLink to={everything}>{words.showAll}</ActionLink>
  return (
    <>
      <PageHeader
        actions={
          account.role === 'Operator' && (
            <SaveButton fetchFile={() => fetchCompaniesFile(filter)} name={fileName} words={words} />
          )
        }
        lead={words.lead}
        title={words.title}
      />
      <CompaniesFilterForm query={query} />
      <div className="mt-8">
        <FetchedList
          address={(cursor) => deskScreens.deskCompanies.to({ ...query, after: cursor })}
          after={after}
          also={showAll}
          none={<Message action={showAll}>{words.none}</Message>}
          noneYet={<Message>{words.noneYet}</Message>}
          of={fetched}
          words={words}
        >
          {(company) => <CompanyRow company={company} key={company.id} />}
        </FetchedList>
      </div>
    </>
  )
}

/** A company in the list. The link of its name covers the row. */
function CompanyRow({ company }: { company: ListedCompany }) {
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
