import { type SearchFilter, services } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/contractors'
import { countInWords } from '../../lib/format.ts'
import { request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Link } from '../../ui/link.tsx'
import { addressOfSearch, type ContractorSearch, countFilters } from './contractor-search.ts'

/** Suggestions when no company matches. Renders nothing while they are loading, or when that fails. */
export function NoMatch({ search }: { search: ContractorSearch }) {
  const { q, exact: _, ...filters } = search
  const asked = { ...filters, q: q || undefined }
  const { value } = useFetched(JSON.stringify(asked), () =>
    call((token) => request('suggestSearches', { query: asked, token })),
  )
  if (!value) return null
  const { without, withWord, nearby, elsewhere } = value
  const countOf = (total: number) => countInWords(total, words) ?? ''
  const dropped = (filter: SearchFilter) => ({ ...search, [filter]: filter === 'q' ? '' : undefined })
  const there = { ...search, q: elsewhere.q ?? '', category: elsewhere.category ?? undefined }
  return (
    <div className="mt-5 grid gap-5">
      {countFilters(search) === 0 && (
        <Suggestions title={words.byService}>
          {services.map(({ categoryId: category }) => (
            <Suggestion key={category} to={addressOfSearch({ ...search, q: '', exact: false, category })}>
              {words.providers[category] ?? words.companies}
            </Suggestion>
          ))}
        </Suggestions>
      )}
      <Suggestions title={words.oneWord}>
        {withWord.map(({ word, total }) => (
          <Suggestion key={word} to={addressOfSearch({ ...search, q: word })}>
            {words.withTyped(countOf(total), words.typedWords(word))}
          </Suggestion>
        ))}
      </Suggestions>
      <Suggestions title={words.dropOne}>
        {without.map(({ filter, total }) => (
          <Suggestion key={filter} to={addressOfSearch(dropped(filter))}>
            {words.withoutFilter(countOf(total), words.filterNames[filter])}
          </Suggestion>
        ))}
      </Suggestions>
      <Suggestions title={words.nearYou}>
        {nearby.map(({ city, km, total }) => (
          <Suggestion key={city.id} to={addressOfSearch({ ...there, city: city.id })}>
            {words.inNearCity(countOf(total), city, km)}
          </Suggestion>
        ))}
      </Suggestions>
    </div>
  )
}

function Suggestions({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Suggestion({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className="link inline-block py-2" to={to}>
        {children}
      </Link>
    </li>
  )
}
