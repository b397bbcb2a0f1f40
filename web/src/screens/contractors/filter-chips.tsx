import { type RefObject, useRef } from 'react'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import type { ContractorFilters } from './contractor-search.ts'
import { changeOf, type FilterChoice } from './use-filter-choices.ts'

interface FilterChipsProps {
  choices: readonly FilterChoice[]
  onChoose: (change: Partial<ContractorFilters>) => void
  /** Takes the focus when the last chip is gone. */
  after: RefObject<HTMLElement | null>
}

/** What is chosen, each with a way to let go of it, on one line that scrolls within itself. */
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
    <ul aria-label="Chosen filters" className="flex min-w-0 gap-2 overflow-x-auto p-1" ref={list}>
      {chosen.map((choice, place) => {
        const words = choice.options.find(({ value }) => value === choice.value)?.label ?? choice.value
        return (
          <li key={choice.name}>
            <button
              aria-label={`Remove ${choice.label}: ${words}`}
              className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-full border border-edge bg-sheet px-3.5 text-small hover:border-blue hover:text-blue"
              onClick={() => letGo(place, choice)}
              type="button"
            >
              {words}
              <CloseIcon size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
