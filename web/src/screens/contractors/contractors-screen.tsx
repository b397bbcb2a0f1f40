import { maxLength, type Portfolio, services } from '@tameer/contract'
import { useEffect, useRef } from 'react'
import { CompanyCard, CompanyCardSkeleton } from '../../blocks/company-card.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioChips } from '../../ui/chips.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DirectorySheet } from './directory-sheet.tsx'
import { LoadMore } from './load-more.tsx'
import { useContractorList } from './use-contractor-list.ts'
import { useContractorSearch } from './use-contractor-search.ts'
import { useListPlace } from './use-list-place.ts'

const emptyText = 'No contractors found matching your search.'
const gridLook = 'grid gap-6 sm:grid-cols-2 md:grid-cols-3'
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']
const firstRow = 3

/** `/contractors`: one card per company, searched by name and service. */
export function ContractorsScreen() {
  const search = useContractorSearch()
  const { q, category } = search
  const result = useContractorList(q, category)
  const { cards, fresh, waiting, error, hasMore } = result
  const grid = useRef<HTMLUListElement>(null)
  const remember = useListPlace({ ...result, settled: fresh && result.loaded, shown: cards.length, grid })
  const settled = fresh && !error

  return (
    <DirectorySheet>
      <PageHeader title="Available Contractors" />
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, one element for two */}
      <form
        className="mb-6 grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,24rem)_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          search.searchNow()
        }}
        role="search"
      >
        <TextField
          autoComplete="off"
          enterKeyHint="search"
          label="Search Contractors"
          maxLength={maxLength.search}
          onChange={(event) => search.setText(event.currentTarget.value)}
          placeholder="Company or service"
          type="search"
          value={search.text}
        />
        <ServiceFilter cards={cards} chosen={search.pressed} onChoose={search.chooseCategory} />
      </form>
      <SearchStatus
        count={cards.length}
        failed={error !== null && !result.loaded}
        hasMore={hasMore}
        settled={settled}
        waiting={waiting}
      />
      {error && !result.loaded ? (
        <Message action={<Button onClick={result.reload}>Try again</Button>} kind="alert">
          {error.message}
        </Message>
      ) : (
        <ul
          aria-busy={!fresh}
          className={`${gridLook} transition-opacity ${fresh || waiting ? '' : 'opacity-60'}`}
          ref={grid}
        >
          {waiting
            ? skeletons.map((one) => (
                <li aria-hidden="true" key={one}>
                  <CompanyCardSkeleton />
                </li>
              ))
            : cards.map((portfolio, place) => (
                <li key={portfolio.id}>
                  <CompanyCard eager={place < firstRow} onOpen={remember} portfolio={portfolio} />
                </li>
              ))}
        </ul>
      )}
      {result.loaded && fresh && cards.length > 0 && (
        <LoadMore
          count={cards.length}
          error={error}
          grid={grid}
          hasMore={hasMore}
          loading={result.loading}
          onMore={result.showMore}
        />
      )}
    </DirectorySheet>
  )
}

interface FilterProps {
  cards: readonly Portfolio[]
  chosen: number | undefined
  onChoose: (category: number | undefined) => void
}

function ServiceFilter({ cards, chosen, onChoose }: FilterProps) {
  const options = [
    { value: '', label: 'All' },
    ...services.map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
  ]
  // A further category, from a link: its name is on the cards it lists.
  if (chosen !== undefined && !services.some(({ categoryId }) => categoryId === chosen)) {
    const found = cards
      .flatMap(({ company }) => company.categories)
      .find(({ categoryId }) => categoryId === chosen)
    options.push({ value: String(chosen), label: found?.category.name ?? 'Other service' })
  }
  return (
    <RadioChips
      legend="Service"
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      options={options}
      value={chosen === undefined ? '' : String(chosen)}
    />
  )
}

interface StatusProps {
  count: number
  failed: boolean
  hasMore: boolean
  settled: boolean
  waiting: boolean
}

/** The result in words, in a live region that is there from the start so that every change is announced. */
function SearchStatus({ count, failed, hasMore, settled, waiting }: StatusProps) {
  const lastSaid = useRef('')
  const said = settled ? resultWords(count, hasMore) : waiting ? 'Loading contractors…' : lastSaid.current
  const words = failed ? '' : said
  useEffect(() => {
    lastSaid.current = words
  })
  const look = words === emptyText ? 'border-l-4 border-line bg-wash px-5 py-4' : 'mb-4 text-muted text-small'
  return (
    <p className={`min-h-6 ${look}`} role="status">
      {words}
    </p>
  )
}

function resultWords(count: number, hasMore: boolean): string {
  if (count === 0) return emptyText
  const companies = count === 1 ? '1 contractor' : `${count} contractors`
  return hasMore ? `${companies} shown, more below` : `${companies} found`
}
