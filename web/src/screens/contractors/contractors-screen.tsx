import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CompanyCard, CompanyCardSkeleton } from '../../features/companies/company-card.tsx'
import { countInWords } from '../../lib/format.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { LostPage, PageLinks } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { useSlow } from '../../ui/skeleton.tsx'
import { addressOfSearch, countFilters, noFilters } from './contractor-search.ts'
import { FilterBar } from './filter-bar.tsx'
import { useContractorPage, useContractorSearch } from './use-contractor-search.ts'

const gridLook = 'grid gap-6 sm:grid-cols-2 md:grid-cols-3'
const skeletons = [...'abcdef']
const emptyText = 'No contractors found matching your search.'

/** `/contractors`: one card per company, searched by name and filtered, in pages. */
export function ContractorsScreen() {
  const search = useContractorSearch()
  const { cards, total, next, fresh, waiting, error, lost, load } = useContractorPage(search)
  const status = useRef<HTMLParagraphElement>(null)
  const filtered = countFilters(search.pressed) > 0
  const nothing = fresh && cards.length === 0 && !lost
  const counted = countInWords(total, 'company', 'companies')
  const found = nothing ? emptyText : counted
  const further = search.after !== undefined
  const first = addressOfSearch(search.asked)

  const clear = (what: () => void) => () => {
    what()
    // The button goes with what it cleared.
    status.current?.focus({ preventScroll: true })
  }
  const clearFilters = clear(() => search.choose(noFilters))

  return (
    <PageSheet>
      <PageHeader title="Available Contractors" />
      <FilterBar found={counted} search={search} />
      {search.unreadable && (
        <p className="mt-3 text-small">Part of this link is no filter we know, and was left out.</p>
      )}
      <SearchStatus found={error || lost ? '' : found} ref={status} waiting={waiting}>
        <div className="-me-5 flex shrink-0">
          {further && !lost && (
            <Link className={buttonLook('quiet')} to={first}>
              First page
            </Link>
          )}
          {filtered && !nothing && (
            <Button className="max-sm:hidden" onClick={clearFilters} variant="quiet">
              Clear filters
            </Button>
          )}
        </div>
      </SearchStatus>
      {nothing && (
        <div className="flex flex-wrap gap-3">
          {filtered && <Button onClick={clearFilters}>Clear filters</Button>}
          {search.asked.q !== '' && <Button onClick={clear(search.clearText)}>Clear search</Button>}
        </div>
      )}
      {lost ? (
        <LostPage first={first} />
      ) : error ? (
        <Message action={<Button onClick={load}>Try again</Button>} kind="alert">
          {error.message}
        </Message>
      ) : (
        <ul
          aria-busy={!fresh}
          // An older search's cards: their words must stay readable.
          className={`${gridLook} ${fresh || waiting ? '' : '[&_img]:opacity-60'}`}
        >
          {waiting
            ? // With a filter they are others: the first may show a picture of the whole list.
              skeletons.map((one) => (
                <li aria-hidden="true" key={`${one} ${filtered}`}>
                  <CompanyCardSkeleton />
                </li>
              ))
            : cards.map((portfolio, place) => (
                <li key={portfolio.id}>
                  <CompanyCard first={place === 0} portfolio={portfolio} />
                </li>
              ))}
        </ul>
      )}
      {fresh && cards.length > 0 && (
        <PageLinks
          end="That is everyone."
          first={further ? first : undefined}
          more="More companies"
          next={next && addressOfSearch(search.asked, next)}
        />
      )}
    </PageSheet>
  )
}

interface SearchStatusProps {
  /** What was found, in words; undefined while it is not known. */
  found: string | undefined
  /** There is nothing to show meanwhile. */
  waiting: boolean
  ref: Ref<HTMLParagraphElement>
  /** What is beside the words. */
  children: ReactNode
}

/** The result in words, in a live region that is there from the start so that every change is announced. */
function SearchStatus({ found, waiting, ref, children }: SearchStatusProps) {
  const slow = useSlow(found === undefined)
  const lastSaid = useRef('')
  const meanwhile = slow ? 'Still loading contractors. The connection seems slow.' : 'Loading contractors…'
  const words = found ?? (waiting || slow ? meanwhile : lastSaid.current)
  useEffect(() => {
    lastSaid.current = words
  })
  const look = words === emptyText ? 'grow border-s-4 border-line bg-wash px-4 py-2' : 'text-muted'
  return (
    <div className="mt-4 mb-3 flex min-h-11 items-center justify-between gap-3">
      <p className={`text-small ${look}`} ref={ref} role="status" tabIndex={-1}>
        {words}
      </p>
      {children}
    </div>
  )
}
