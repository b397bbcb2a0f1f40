import { maxCompared, screens } from '@tameer/contract'
import * as words from '#words/shortlist'
import { useAskedDays } from '../../features/companies/asked-companies.ts'
import { CompanyCard, CompanyCardSkeleton } from '../../features/companies/company-card.tsx'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { takeOffShortlist, useShortlist } from '../../features/companies/shortlist.ts'
import { inAll, type Summaries } from '../../features/companies/use-summaries.ts'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { SentOn } from './sent-on.tsx'

/** Companies that are ticked for the comparison. */
export interface Ticks {
  ticked: readonly string[]
  tick: (id: string, on: boolean) => void
}

interface CompanyGridProps extends Pick<Summaries, 'byId'> {
  companies: readonly NamedCompany[]
  /** Ids of a shared list, for the link back from the comparison. */
  shared?: readonly string[]
  ticks: Ticks
}

/** Companies as the directory shows them, each with a tick for the comparison; placeholders while they are loading. */
export function CompanyGrid({ companies, byId, shared = [], ticks }: CompanyGridProps) {
  const house = useHouseToSend()
  const days = useAskedDays()
  const ticked = companies.filter(({ id }) => ticks.ticked.includes(id) && byId?.get(id)?.first)
  const comparison = screens.shortlist.to({ companies: shared, compare: ticked.map(({ id }) => id) })
  const cardOf = (company: NamedCompany, first: boolean) => {
    const summary = byId?.get(company.id)
    if (!summary?.first) return <PlainCard company={company} listed={summary !== undefined} />
    const day = days[company.id]
    const isTicked = ticked.some(({ id }) => id === company.id)
    return (
      <>
        <CompanyCard first={first} house={house} portfolio={inAll(summary, summary.first)} />
        {day && (
          <p className="border border-line border-t-0 px-5 py-1.5 text-small">
            <SentOn day={day} />
          </p>
        )}
        {companies.length > 1 && (
          <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-2 border border-line border-t-0 px-5 py-1.5">
            <Tick
              company={company}
              disabled={!isTicked && ticked.length >= maxCompared}
              onChange={(on) => ticks.tick(company.id, on)}
              ticked={isTicked}
            />
            {isTicked && ticked.length > 1 && (
              <ActionLink className="px-3 text-small" to={comparison}>
                {words.sideBySideCount(ticked.length)}
              </ActionLink>
            )}
          </div>
        )}
      </>
    )
  }
  return (
    <ul aria-busy={!byId} className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
      {companies.map((company, place) =>
        byId ? (
          <li className="flex flex-col [&>article]:h-auto [&>article]:grow" key={company.id}>
            {cardOf(company, place === 0)}
          </li>
        ) : (
          <li aria-hidden="true" key={company.id}>
            <CompanyCardSkeleton />
          </li>
        ),
      )}
    </ul>
  )
}

interface TickProps {
  company: NamedCompany
  ticked: boolean
  disabled: boolean
  onChange: (on: boolean) => void
}

function Tick({ company, ticked, disabled, onChange }: TickProps) {
  const name = (
    <bdi className="sr-only" key="name">
      {company.name}
    </bdi>
  )
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-2.5 has-disabled:opacity-50">
      <input
        checked={ticked}
        className="size-5 accent-blue"
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        type="checkbox"
      />
      <span>
        <Sentence parts={words.compareCompany(name)} />
      </span>
    </label>
  )
}

/** A company without anything to show: its name, the reason, and a button to remove it from the visitor's list. */
function PlainCard({ company: { id, name }, listed }: { company: NamedCompany; listed: boolean }) {
  const kept = useShortlist().some((one) => one.id === id)
  return (
    <div className="flex h-full flex-col items-start gap-3 border-line border-s-4 bg-wash p-5">
      <h2 className="text-h3">
        <bdi>{name}</bdi>
      </h2>
      <p>{listed ? words.noProjects : words.gone}</p>
      {kept && <Button onClick={() => takeOffShortlist(id)}>{words.takeOff(name)}</Button>}
    </div>
  )
}
