import type { SearchInstead, SearchMeaning } from '@tameer/contract'
import { providers } from '#words/contractors'
import * as words from '#words/search-note'
import { Link } from '../../ui/link.tsx'
import { addressOfSearch, type ContractorSearch } from './contractor-search.ts'

interface SearchNoteProps {
  search: ContractorSearch
  meant: SearchMeaning
  /** The list has companies. */
  found: boolean
}

interface InsteadNoteProps {
  search: ContractorSearch
  instead: SearchInstead
  /** Who is listed; undefined when that is what has the words. */
  listed: string | undefined
}

/** Note that nothing has the typed words, and which search the list is of instead. */
export function InsteadNote({ search, instead: { q, leftOut }, listed }: InsteadNoteProps) {
  const literally = addressOfSearch({ ...search, exact: true })
  return (
    <p className="mt-3 text-small">
      {words.showing(listed ?? words.typed(q))}{' '}
      <Link className="link" to={literally}>
        {words.searchFor(search.q)}
      </Link>
      {leftOut.length > 0 && <span className="block">{words.leftOut(leftOut)}</span>}
    </p>
  )
}

/** Note about a locality, a trade or a piece of work in the typed text, which are not filters. */
export function SearchNote({ search, meant, found }: SearchNoteProps) {
  const { locality, trade, service } = meant
  const nearest = trade && {
    ...search,
    q: '',
    category: trade.category,
    city: search.city ?? trade.city ?? undefined,
  }
  return (
    <div className="mt-3 grid gap-2 text-small empty:hidden">
      {found && service && providers[service] && <p>{words.showingFor(providers[service], search.q)}</p>}
      {locality && <p>{words.isIn(locality, locality.cities, found)}</p>}
      {nearest && (
        <p>
          {words.noneListed(words.trades[trade.name])}{' '}
          <Link className="link" to={addressOfSearch(nearest)}>
            {words.bringTheirOwn[trade.category] ?? words.companiesBring}
          </Link>
        </p>
      )}
    </div>
  )
}
