import { type RefObject, useId, useRef } from 'react'
import * as words from '#words/contractors'
import { pressedBeside, useModal } from '../../browser/modals.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import type { ContractorFilters } from './contractor-search.ts'
import {
  changeOf,
  type FilterChoice,
  FilterFields,
  type FilterFieldsProps,
  ListsMissing,
} from './filter-choices.tsx'

export interface FilterSheetProps extends FilterFieldsProps {
  open: boolean
  onClose: () => void
  onClear: () => void
  /** How many companies fit, in words; undefined while it is not known. */
  found: string | undefined
  /** Fetches the lists again, when one is missing. */
  onRetry: (() => void) | undefined
}

/** The filters on a phone: a sheet from below, within a thumb's reach. A choice counts at once. */
export function FilterSheet({ open, onClose, onClear, found, onRetry, ...fields }: FilterSheetProps) {
  const ref = useModal(open)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser sends Escape as cancel
    <dialog
      aria-labelledby={titleId}
      className="mt-auto mb-0 max-h-[92dvh] w-full max-w-none border border-edge border-b-0 bg-sheet p-0 open:animate-rise"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => pressedBeside(event) && onClose()}
      ref={ref}
    >
      {open && (
        <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <div className="mb-4 flex items-center justify-between">
            <h2 className="text-h3" id={titleId}>
              {words.filters}
            </h2>
            <IconButton label={words.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="grid gap-4">
            <FilterFields {...fields} />
            {onRetry && <ListsMissing onRetry={onRetry} />}
          </div>
          {/* The page's own line cannot be heard from behind the sheet. */}
          <p className="sr-only" role="status">
            {found}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button className="grow" onClick={onClear}>
              {words.clearFilters}
            </Button>
            <Button className="grow" onClick={onClose} variant="main">
              {found ? words.showFound(words.lower(found)) : words.showCompanies}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}

interface FilterChipsProps {
  choices: readonly FilterChoice[]
  onChoose: (change: Partial<ContractorFilters>) => void
  /** Takes the focus when the last chip is gone. */
  after: RefObject<HTMLElement | null>
}

/** The chosen filters, each with a button that removes it. */
export function FilterChips({ choices, onChoose, after }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = choices.filter(({ value }) => value !== '')
  if (chosen.length === 0) return null

  const letGo = (place: number, choice: FilterChoice) => {
    // The focus must not be lost with the chip: it goes to the chip that takes its place.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const heir = buttons[place + 1] ?? buttons[place - 1] ?? after.current
    heir?.focus()
    onChoose(changeOf(choice.name, ''))
  }

  return (
    <ul
      aria-label={words.chosenFilters}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
      ref={list}
    >
      {chosen.map((choice, place) => {
        const value = choice.options.find((option) => option.value === choice.value)?.name ?? choice.value
        return (
          <li key={choice.name}>
            <button
              aria-label={words.removeFilter(choice.label, value)}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-blue bg-blue px-4 text-on-blue text-small"
              onClick={() => letGo(place, choice)}
              type="button"
            >
              {value}
              <CloseIcon size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
