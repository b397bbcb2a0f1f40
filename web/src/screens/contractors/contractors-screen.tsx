import { rateShownDays, type SearchInstead } from '@tameer/contract'
import { type Ref, useEffect, useRef, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/contractors'
import { CompanyCard, CompanyCardSkeleton } from '../../features/companies/company-card.tsx'
import { forgetSeen, useSeenCompanies } from '../../features/companies/seen-companies.ts'
import { ShortlistBar } from '../../features/companies/shortlist-bar.tsx'
import {
  forgetOwnHouse,
  isInQuestion,
  lookElsewhere,
  useOwnHouse,
} from '../../features/own-house/own-house.ts'
import { countInWords, figureOf } from '../../lib/format.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LostPage, PageLinks } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { addressOfSearch, type ContractorSearch, countFilters, noFilters } from './contractor-search.ts'
import { FilterBar } from './filter-bar.tsx'
import { NoMatch } from './no-match.tsx'
import { InsteadNote, SearchNote } from './search-note.tsx'
import { SeenLine } from './seen-line.tsx'
import { useContractorPage, useContractorSearch } from './use-contractor-search.ts'

const gridLook = 'grid gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3'
const skeletons = [...'abcdef']

/** `/contractors`: one card per company, searched by name and filtered, in pages. */
export function ContractorsScreen() {
  const search = useContractorSearch()
  const page = useContractorPage(search)
  const { total, meant, instead, next, fresh, waiting, error, keptCards, lost, load } = page
  const cards = keptCards ?? page.cards
  const house = useOwnHouse()
  const OwnHouseLine = useOwnHouseLine(house !== null)
  const { city } = search.asked
  useEffect(() => lookElsewhere(city), [city])
  const seen = useSeenCompanies()
  const status = useRef<HTMLSpanElement>(null)
  const filtered = countFilters(search.pressed) > 0
  const nothing = fresh && cards.length === 0 && !lost
  const counted = countInWords(total, words)
  const listed = useListed(search.asked, instead)
  const subtitle = listed && total !== undefined ? words.withFigure(listed, figureOf(total)) : undefined
  const further = search.after !== undefined
  const first = addressOfSearch(search.asked)

  const clear = (what: () => void) => () => {
    what()
    // The button goes with what it cleared.
    status.current?.focus({ preventScroll: true })
  }
  const clearFilters = clear(() => search.choose(noFilters))

  return (
    <PageSheet compact>
      <PageHeader
        compact
        measure={
          <SearchStatus
            found={error || lost ? '' : nothing ? words.noneFound : (subtitle ?? counted)}
            ref={status}
            waiting={waiting}
          />
        }
        title={words.title}
      />
      <FilterBar found={counted} q={instead?.q ?? search.asked.q} search={search} />
      {seen.length > 0 && !further && <SeenLine companies={seen} onForget={clear(forgetSeen)} />}
      {house && OwnHouseLine && (
        <OwnHouseLine
          house={house}
          onAnswer={() => status.current?.focus({ preventScroll: true })}
          onForget={clear(forgetOwnHouse)}
        />
      )}
      {search.unreadable && <p className="mt-3 text-small">{words.unknownFilters}</p>}
      {instead && (
        <InsteadNote
          instead={instead}
          listed={listed ?? (instead.q === '' ? words.companies : undefined)}
          search={search.asked}
        />
      )}
      {meant && (
        <SearchNote
          found={!nothing}
          meant={instead ? { ...meant, service: null } : meant}
          search={search.asked}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 empty:hidden max-sm:mt-0">
        {further && !lost && (
          <Link className={buttonLook('quiet', 'px-0!')} to={first}>
            {words.firstPage}
          </Link>
        )}
        {filtered && !nothing && (
          <Button className="px-0! max-sm:hidden" onClick={clearFilters} variant="quiet">
            {words.clearFilters}
          </Button>
        )}
      </div>
      {nothing && (
        <div className="mt-4 flex flex-wrap gap-3">
          {filtered && <Button onClick={clearFilters}>{words.clearFilters}</Button>}
          {search.asked.q !== '' && <Button onClick={clear(search.clearText)}>{words.clearSearch}</Button>}
        </div>
      )}
      {nothing && <NoMatch search={{ ...search.asked, q: instead?.q ?? search.asked.q }} />}
      {lost ? (
        <div className="mt-4">
          <LostPage first={first} />
        </div>
      ) : error ? (
        <Message className="mt-4" action={<Button onClick={load}>{words.tryAgain}</Button>} kind="alert">
          {keptCards ? words.fitOfKept(keptCards.length) : error.message}
        </Message>
      ) : null}
      {!lost && (!error || keptCards) && (
        <ul
          aria-busy={!fresh && !error}
          // An older search's cards: their words must stay readable.
          className={`mt-3 ${gridLook} ${fresh || waiting || error ? '' : '[&_img]:opacity-60'}`}
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
                  <CompanyCard
                    first={place === 0}
                    house={house && isInQuestion(house) ? null : house}
                    portfolio={portfolio}
                  />
                </li>
              ))}
        </ul>
      )}
      {cards.some(({ company }) => company.rates.completePkr !== null) && (
        <p className="mt-5 text-muted text-small">{words.whoseRates(rateShownDays)}</p>
      )}
      {fresh && cards.length > 0 && (
        <PageLinks
          end={words.end}
          first={further ? first : undefined}
          more={words.moreCompanies}
          next={next && addressOfSearch(search.asked, next)}
        />
      )}
      <ShortlistBar />
    </PageSheet>
  )
}

/** The line above the list, fetched by those who have a house: most have none. */
function useOwnHouseLine(wanted: boolean) {
  const [part, setPart] = useState<typeof import('./own-house-line.tsx')>()
  useEffect(() => {
    // Without it the list is still whole.
    if (wanted) import('./own-house-line.tsx').then(setPart, () => undefined)
  }, [wanted])
  return part?.OwnHouseLine
}

/** Who is listed: `Builders in Lahore`; undefined without a service and a city, and while the city's name is not known. */
function useListed(asked: ContractorSearch, instead: SearchInstead | undefined): string | undefined {
  const cities = useAppSelector((state) => state.cities.list)
  const categories = useAppSelector((state) => state.categories.list)
  const { category } = instead ?? asked
  const place = instead ? instead.city : cities.find(({ id }) => id === asked.city)
  const service = categories.find(({ id }) => id === category)
  // In one piece, so that nothing moves while its parts arrive.
  if (!instead && asked.city !== undefined && !place) return undefined
  if (!category && !place) return undefined
  const who = (category && (words.providers[category] ?? (service && nameOf(service)))) || words.companies
  return place ? words.inCity(who, place) : who
}

interface SearchStatusProps {
  /** The result in words; undefined while it is not known. */
  found: string | undefined
  /** There is nothing to show meanwhile. */
  waiting: boolean
  ref: Ref<HTMLSpanElement>
}

/** The result in words, in a live region that is there from the start so that every change is announced. */
function SearchStatus({ found, waiting, ref }: SearchStatusProps) {
  const slow = useSlow(found === undefined)
  const lastSaid = useRef('')
  const meanwhile = slow ? words.stillLoading : words.loading
  const text = found ?? (waiting || slow ? meanwhile : lastSaid.current)
  useEffect(() => {
    lastSaid.current = text
  })
  return (
    <span ref={ref} role="status" tabIndex={-1}>
      {text}
    </span>
  )
}
