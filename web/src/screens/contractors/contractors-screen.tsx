import type { Portfolio } from '@tameer/contract'
import { maxCounted } from '@tameer/contract'
import { useCallback, useRef, useState } from 'react'
import { CompanyCard, CompanyCardSkeleton } from '../../blocks/company-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { countFilters, noFilters } from './contractor-search.ts'
import { DirectorySheet } from './directory-sheet.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListWindow } from './list-window.ts'
import { companiesInWords } from './result-words.ts'
import { SearchStatus } from './search-status.tsx'
import { useContractorList } from './use-contractor-list.ts'
import { useContractorSearch } from './use-contractor-search.ts'
import { useInTurns } from './use-in-turns.ts'

const gridLook = 'grid gap-6 sm:grid-cols-2 md:grid-cols-3'
const skeletons = [...'abcdef']

/** `/contractors`: one card per company, searched by name and filtered. */
export function ContractorsScreen() {
  const search = useContractorSearch()
  const result = useContractorList(search.asked, search.ready)
  const { cards, count, pages, fresh, waiting, error, hasMore, loaded, total, longList } = result
  // A list that comes back stands at once.
  const drawn = useInTurns(cards.length, !waiting, result.hasPlace)
  const [shown, setShown] = useState<ListWindow>()
  const opened = useRef<string>(undefined)
  const remember = useCallback((id: string) => {
    opened.current = id
  }, [])
  const grid = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const settled = fresh && !error
  const filtered = countFilters(search.pressed) > 0
  const nothing = settled && loaded && count === 0

  const clear = (what: () => void) => () => {
    what()
    // The button goes with what it cleared.
    status.current?.focus({ preventScroll: true })
  }
  const clearFilters = clear(() => search.choose(noFilters))

  const drawCard = (portfolio: Portfolio, place: number) => (
    <li
      aria-posinset={place + 1}
      aria-setsize={total === undefined || total > maxCounted ? -1 : total}
      key={portfolio.id}
    >
      <CompanyCard first={place === 0} onOpen={remember} portfolio={portfolio} />
    </li>
  )

  return (
    <DirectorySheet>
      <PageHeader title="Available Contractors" />
      <FilterBar found={companiesInWords(total)} search={search} />
      {search.unreadable && (
        <p className="mt-3 text-small">Part of this link is no filter we know, and was left out.</p>
      )}
      <SearchStatus
        count={count}
        failed={error !== null && !loaded}
        hasMore={hasMore}
        ref={status}
        settled={settled}
        total={total}
        waiting={waiting}
      >
        {filtered && !nothing && (
          <Button className="-mr-5 max-sm:hidden" onClick={clearFilters} variant="quiet">
            Clear filters
          </Button>
        )}
      </SearchStatus>
      {nothing && (
        <div className="flex flex-wrap gap-3">
          {filtered && <Button onClick={clearFilters}>Clear filters</Button>}
          {search.asked.q !== '' && <Button onClick={clear(search.clearText)}>Clear search</Button>}
        </div>
      )}
      {error && !loaded ? (
        <Message action={<Button onClick={result.reload}>Try again</Button>} kind="alert">
          {error.message}
        </Message>
      ) : (
        <ul
          aria-busy={waiting || !fresh || drawn < cards.length}
          // An older search's cards: their words must stay readable.
          className={`${gridLook} ${fresh || waiting ? '' : '[&_img]:opacity-60'}`}
          ref={grid}
        >
          {waiting
            ? // With a filter they are others: the first may show a picture of the whole list.
              skeletons.map((one) => (
                <li aria-hidden="true" key={`${one} ${filtered}`}>
                  <CompanyCardSkeleton />
                </li>
              ))
            : longList && pages
              ? longList.drawPages(cards, pages, shown, drawCard)
              : cards.slice(0, drawn).map(drawCard)}
        </ul>
      )}
      {longList && loaded && fresh && count > 0 && drawn >= cards.length && (
        <longList.ListEnd
          entry={result.entry}
          grid={grid}
          key={result.entry}
          opened={opened}
          setShown={setShown}
          shown={shown}
        />
      )}
    </DirectorySheet>
  )
}
