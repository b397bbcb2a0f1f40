import { type CompanySummary, screens } from '@tameer/contract'
import * as words from '#words/shortlist'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { Link } from '../../ui/link.tsx'
import { facts } from './company-facts.tsx'

interface CompareProps {
  found: readonly CompanySummary[]
}

/** Comparison for a wide screen: a column for each company, a row for each fact. */
export function CompareTable({ found }: CompareProps) {
  const house = useHouseToSend()
  return (
    <table className="w-full table-fixed border border-line bg-sheet text-start wrap-anywhere [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:p-[min(1rem,16px)] [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
      <caption className="sr-only">{words.sideBySide}</caption>
      <thead>
        <tr>
          <td className="w-40" />
          {found.map(({ company }) => (
            <th key={company.id} scope="col">
              <Name company={company} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, show }) => (
          <tr key={label}>
            <th className="font-normal text-muted text-small" scope="row">
              {label}
            </th>
            {found.map((summary) => (
              <td key={summary.company.id}>{show(summary, house) || words.notSaid}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Comparison for a phone: fact after fact, the companies below each other. */
export function CompareStack({ found }: CompareProps) {
  const house = useHouseToSend()
  return (
    <div className="grid gap-6">
      <ul className="grid gap-3">
        {found.map(({ company }) => (
          <li key={company.id}>
            <Name company={company} />
          </li>
        ))}
      </ul>
      {facts.map(({ label, show }) => (
        <section className="border-edge border-t pt-3" key={label}>
          <h2 className="mb-1 text-h3">{label}</h2>
          <dl className="divide-y divide-line">
            {found.map((summary) => (
              <div
                className="flex flex-wrap gap-x-3 py-2 *:flex-[2_1_8rem] *:last:flex-[3_1_10rem]"
                key={summary.company.id}
              >
                <dt className="text-muted text-small">
                  <bdi>{summary.company.name}</bdi>
                </dt>
                <dd>{show(summary, house) || words.notSaid}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Name({ company }: Pick<CompanySummary, 'company'>) {
  return (
    <span className="flex items-center gap-3">
      <CompanyLogo company={company} sizePx={48} />
      <Link className="link min-w-0 text-h3" to={screens.companyProfile.to({ company: company.id })}>
        <bdi>{company.name}</bdi>
      </Link>
    </span>
  )
}
