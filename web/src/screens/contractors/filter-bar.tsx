import { maxLength } from '@tameer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import * as words from '#words/contractors'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { type ContractorFilters, countFilters, noFilters } from './contractor-search.ts'
import { FilterFields, ListsMissing, useFilterChoices } from './filter-choices.tsx'
import type { useContractorSearch } from './use-contractor-search.ts'

interface FilterBarProps {
  search: ReturnType<typeof useContractorSearch>
  /** Text of the search that the list is of. */
  q: string
  /** How many companies fit, in words. */
  found: string | undefined
}

/** Search box and filters: in a row on wide screens, behind a button on a phone. */
export function FilterBar({ search, q, found }: FilterBarProps) {
  const { text, setText, searchNow, choose, pressed } = search
  const { choices, failed, fetchLists } = useFilterChoices({ ...pressed, q })
  const sheetButton = useRef<HTMLButtonElement>(null)
  const count = countFilters(pressed)
  const sheet = useFilterSheet(choose, count > 0)
  const retry = failed ? fetchLists : undefined

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, one element for two */}
      <form
        className="flex flex-wrap items-end gap-2 sm:grid sm:grid-cols-2 sm:gap-4 md:grid-cols-4 lg:grid-cols-[minmax(0,1.1fr)_repeat(4,minmax(0,1fr))]"
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
        role="search"
      >
        <TextField
          autoComplete="off"
          className="min-w-0 flex-[1_1_12rem] sm:max-lg:col-span-full"
          enterKeyHint="search"
          label={words.searchLabel}
          maxLength={maxLength.search}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={words.searchHint}
          type="search"
          value={text}
        />
        <div className="contents max-sm:hidden">
          <FilterFields choices={choices} onChoose={choose} />
        </div>
        <Button
          aria-haspopup="dialog"
          className="shrink-0 px-4 sm:hidden"
          onClick={sheet.show}
          ref={sheetButton}
        >
          {count > 0 ? words.filtersChosen(count) : words.filters}
        </Button>
      </form>
      {count > 0 && (
        // There before the chips are: nothing moves when they come.
        <div className="mt-1 min-h-13 sm:hidden rtl:min-h-15">
          {sheet.parts && <sheet.parts.FilterChips after={sheetButton} choices={choices} onChoose={choose} />}
        </div>
      )}
      {retry && (
        <div className="mt-3 max-sm:hidden">
          <ListsMissing onRetry={retry} />
        </div>
      )}
      {sheet.parts && (
        <sheet.parts.FilterSheet
          choices={choices}
          found={found}
          onChoose={sheet.choose}
          onClear={() => count > 0 && sheet.choose(noFilters)}
          onClose={sheet.hide}
          onRetry={retry}
          open={sheet.open}
        />
      )}
    </>
  )
}

type Choose = (change: Partial<ContractorFilters>, replace?: boolean) => void
type Parts = Pick<typeof import('./filter-sheet.tsx'), 'FilterSheet' | 'FilterChips'>

/**
 * The sheet and the chips, fetched when something is chosen or the sheet is wanted. All choices of one opening are
 * one step back in the history.
 */
function useFilterSheet(choose: Choose, chosen: boolean) {
  const [parts, setParts] = useState<Parts>()
  const [open, setOpen] = useState(false)
  const changed = useRef(false)
  const { key } = useLocation()
  const steppedBack = useNavigationType() === 'POP'

  // A phone's back button leads out of the sheet too.
  useEffect(() => {
    if (key && steppedBack) setOpen(false)
  }, [key, steppedBack])

  const prepare = useCallback(() => import('./filter-sheet.tsx').then(setParts), [])
  useEffect(() => {
    // The button that opens the sheet tries again, and says when it fails.
    if (chosen) prepare().catch(() => undefined)
  }, [chosen, prepare])

  return {
    parts,
    open,
    show: () => {
      changed.current = false
      prepare().then(
        () => setOpen(true),
        () => showToast(words.filtersFailed, 'alert'),
      )
    },
    hide: () => setOpen(false),
    choose: (change: Partial<ContractorFilters>) => {
      choose(change, changed.current)
      changed.current = true
    },
  }
}
