import type { Portfolio } from '@tameer/contract'
import * as words from '#words/request-form'
import { CompanyCard, CompanyCardSkeleton } from '../../features/companies/company-card.tsx'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { useOwnHouse } from '../../features/own-house/own-house.ts'
import { Sentence } from '../../ui/sentence.tsx'

export interface Choices {
  chosen: readonly NamedCompany[]
  /** No more can be chosen. */
  full: boolean
  onTick: (company: NamedCompany, on: boolean) => void
}

interface CompanyChoicesProps extends Choices {
  portfolios: readonly Portfolio[]
  /** How many skeletons to show. */
  waiting: number
}

/** Companies as the directory shows them, each with a tick to ask it. */
export function CompanyChoices({ portfolios, waiting, chosen, full, onTick }: CompanyChoicesProps) {
  const house = useOwnHouse()
  const skeletons = Array.from({ length: waiting }, (_, at) => at)
  return (
    <ul aria-busy={waiting > 0} className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
      {skeletons.map((at) => (
        <li aria-hidden="true" key={at}>
          <CompanyCardSkeleton />
        </li>
      ))}
      {portfolios.map((portfolio) => {
        const { company } = portfolio
        const ticked = chosen.some(({ id }) => id === company.id)
        return (
          <li className="flex flex-col [&>article]:h-auto [&>article]:grow" key={company.id}>
            <CompanyCard askable={false} first={false} house={house} portfolio={portfolio} />
            <label className="flex min-h-14 shrink-0 items-center gap-2.5 border border-line border-t-0 px-5 py-1.5 has-disabled:opacity-50">
              <input
                checked={ticked}
                className="size-5 accent-blue"
                disabled={full && !ticked}
                onChange={({ target }) => onTick(company, target.checked)}
                type="checkbox"
              />
              <span className="min-w-0">
                <Sentence parts={words.ask(<bdi key="name">{company.name}</bdi>)} />
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
