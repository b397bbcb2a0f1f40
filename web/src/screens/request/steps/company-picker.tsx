import { isAboveSomeLicence, requestLimits } from '@tameer/contract'
import { memo, useEffect, useState } from 'react'
import * as words from '#words/request-form'
import type { NamedCompany } from '../../../features/companies/named-companies.ts'
import { useShortlist } from '../../../features/companies/shortlist.ts'
import { inAll, useSummaries } from '../../../features/companies/use-summaries.ts'
import { LicenceNotes } from '../../../features/marks/licence-notes.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { CompanyChoices } from './company-choices.tsx'
import { CompanySearch } from './company-search.tsx'

interface CompanyPickerProps {
  service: number
  /** Name of the city in which the search begins. */
  city: string
  /** Estimate of what is to be built; null without one. */
  estimatePkr: number | null
  chosen: readonly NamedCompany[]
  onChange: (companies: readonly NamedCompany[]) => void
  problem: string | undefined
  /** How many may be chosen. */
  most?: number
  /** Ids of companies that were asked already. */
  without?: readonly string[]
}

/** Picker for up to `most` companies: those already chosen, those on the shortlist, and a search of the directory. */
export const CompanyPicker = memo(function CompanyPicker(props: CompanyPickerProps) {
  const { service, city, estimatePkr, chosen, onChange, problem } = props
  const { most = requestLimits.standing, without = [] } = props
  const shortlist = useShortlist()
  // The choice when the screen opened, so that a card does not move while it is being ticked.
  const [brought] = useState(() => chosen)
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

  // Companies from the address are known by id only.
  const nameless = chosen.some(({ name }, at) => !name && named[at]?.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the names are there
  useEffect(() => {
    if (nameless) onChange(named)
  }, [nameless])

  // A single choice is replaced; of several, the family decides which one goes.
  const tick = (company: NamedCompany, on: boolean) => {
    const others = most === 1 && on ? [] : named.filter(({ id }) => id !== company.id)
    if (on && others.length >= most) return showToast(words.fullUntick(most), 'alert')
    onChange(on ? [...others, { id: company.id, name: company.name }] : others)
  }
  const choices = { chosen: named, onTick: tick }
  const listed = new Set(shortlist.map(({ id }) => id))
  const groups = [
    { title: words.onShortlist, cards: cards.filter(({ companyId }) => listed.has(companyId)) },
    { title: words.chosenBefore, cards: cards.filter(({ companyId }) => !listed.has(companyId)) },
  ]
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div>
        <p className="text-muted">{words.onlyThese}</p>
        <p className="sr-only" role="status">
          {words.chosenOf(named.length, most)}
        </p>
        {problem && (
          <p className="mt-3 text-alarm outline-none" data-problem="" tabIndex={-1}>
            {problem}
          </p>
        )}
      </div>
      {error && <TryAgain onAgain={retry}>{error.message}</TryAgain>}
      {gone.map(({ id, name }) => (
        <p className="text-small" key={id}>
          <Sentence parts={words.notAsked(<bdi key="name">{name || words.aCompany}</bdi>)} />
        </p>
      ))}
      {mine.length > 0 && !byId && !error && (
        <CompanyChoices {...choices} portfolios={[]} waiting={mine.length} />
      )}
      {groups.map(
        ({ title, cards: inGroup }) =>
          inGroup.length > 0 && (
            <section aria-label={title} key={title}>
              <h3 className="mb-3 text-h3">{title}</h3>
              <CompanyChoices {...choices} portfolios={inGroup} waiting={0} />
            </section>
          ),
      )}
      <CompanySearch
        {...choices}
        city={city}
        service={service}
        without={[...without, ...mine.map(({ id }) => id)]}
      />
      <ChosenLicences chosen={named} estimatePkr={estimatePkr} />
    </div>
  )
})

interface ChosenLicencesProps {
  chosen: readonly NamedCompany[]
  /** Estimate of what is to be built; null without one. */
  estimatePkr: number | null
}

/** Note about the chosen companies whose licence allows less than the estimate, before they are asked. */
function ChosenLicences({ chosen, estimatePkr }: ChosenLicencesProps) {
  const { byId } = useSummaries(isAboveSomeLicence(estimatePkr) ? chosen.map(({ id }) => id) : [])
  // While one more is fetched, the others stay.
  const [known, setKnown] = useState(byId)
  if (byId && byId !== known) setKnown(byId)
  const companies = chosen.flatMap(({ id, name }) => {
    const summary = known?.get(id)
    return summary ? [{ id, name: name || summary.company.name, marks: summary.marks }] : []
  })
  return <LicenceNotes beforeAsking companies={companies} estimatePkr={estimatePkr} />
}
