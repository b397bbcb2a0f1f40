import { useId } from 'react'
import { useModal } from '../../browser/modals.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'

// One file for what only a phone with filters needs.
export { FilterChips } from './filter-chips.tsx'

import { FilterFields, type FilterFieldsProps, ListsMissing } from './filter-fields.tsx'

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
      onClick={(event) => event.target === event.currentTarget && onClose()}
      ref={ref}
    >
      {open && (
        <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <div className="mb-4 flex items-center justify-between">
            <h2 className="text-h3" id={titleId}>
              Filters
            </h2>
            <IconButton label="Close" onClick={onClose}>
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
              Clear filters
            </Button>
            <Button className="grow" onClick={onClose} variant="main">
              {found ? `Show ${found.toLowerCase()}` : 'Show companies'}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}
