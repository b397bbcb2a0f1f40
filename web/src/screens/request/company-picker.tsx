import { requestLimits, screens } from '@tameer/contract'
import { memo, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/request-form'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { useShortlist } from '../../features/companies/shortlist.ts'
import { inAll, useSummaries } from '../../features/companies/use-summaries.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import { CompanyChoices } from './company-choices.tsx'
import { CompanySearch } from './company-search.tsx'

interface CompanyPickerProps {
  service: number
  /** The search begins in this city, by name. */
  city: string
  chosen: readonly NamedCompany[]
  onChange: (companies: readonly NamedCompany[]) => void
  problem: string | undefined
  /** How many may be chosen. */
  most?: number
  /** Asked already. */
  without?: readonly string[]
}

/** Up to three companies: the ones come from, those shortlisted, and a search of the directory. */
export const CompanyPicker = memo(function CompanyPicker(props: CompanyPickerProps) {
  const { service, city, chosen, onChange, problem, most = requestLimits.standing, without = [] } = props
  const shortlist = useShortlist()
  // As they are when one arrives: a card does not move while it is being ticked.
  const [brought] = useState(() => chosen)
  const headingId = useId()
  const mine = [...brought, ...shortlist.filter(({ id }) => !brought.some((one) => one.id === id))].filter(
    ({ id }) => !without.includes(id),
  )
  const { byId, error, retry } = useSummaries(mine.map(({ id }) => id))
  const cards = mine.flatMap(({ id }) => {
    const summary = byId?.get(id)
    return summary?.first ? [inAll(summary, summary.first)] : []
  })
  const named = chosen.map((one) => ({ ...one, name: one.name || (byId?.get(one.id)?.company.name ?? '') }))
  const gone = byId ? mine.filter(({ id }) => !byId.get(id)?.first) : []

  // Who came with the address is known by id alone.
  const nameless = chosen.some(({ name }, at) => !name && named[at]?.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the names are there
  useEffect(() => {
    if (nameless) onChange(named)
  }, [nameless])

  const tick = (company: NamedCompany, on: boolean) => {
    const others = named.filter(({ id }) => id !== company.id)
    onChange(on ? [...others, { id: company.id, name: company.name }].slice(-most) : others)
  }
  const choices = { chosen: named, full: named.length >= most, onTick: tick }
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid gap-3">
        <p role="status">
          {named.length === 0 ? words.chosenNone(most) : words.chosenCount(named.length, most)}
        </p>
        {named.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {named.map((company) => (
              <li
                className="flex max-w-full items-center gap-1 rounded-xs border border-line bg-sheet ps-3"
                key={company.id}
              >
                <Link
                  className="link min-w-0 truncate"
                  to={screens.companyProfile.to({ company: company.id })}
                >
                  <bdi>{company.name || words.aCompany}</bdi>
                </Link>
                <Button
                  aria-label={words.remove(company.name || words.aCompany)}
                  className="px-3"
                  onClick={() => tick(company, false)}
                  variant="quiet"
                >
                  <CloseIcon size={16} />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <p className="text-alarm outline-none" data-problem="" tabIndex={-1}>
            {problem}
          </p>
        )}
        {choices.full && <p className="text-muted text-small">{words.enough(most)}</p>}
      </div>
      {mine.length > 0 && (
        <section aria-labelledby={headingId}>
          <h3 className="text-h3" id={headingId}>
            {words.known}
          </h3>
          <p className="mt-1 mb-4 text-muted text-small">{words.knownLead}</p>
          {error && (
            <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
              {error.message}
            </Message>
          )}
          {gone.map(({ id, name }) => (
            <p className="mb-3 text-small" key={id}>
              <Sentence parts={words.notAsked(<bdi key="name">{name || words.aCompany}</bdi>)} />
            </p>
          ))}
          <CompanyChoices {...choices} portfolios={cards} waiting={!byId && !error ? mine.length : 0} />
        </section>
      )}
      <CompanySearch
        {...choices}
        city={city}
        service={service}
        without={[...without, ...mine.map(({ id }) => id)]}
      />
    </div>
  )
})
