import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { ContractorFilters } from './contractor-search.ts'
import { changeOf, type FilterChoice } from './use-filter-choices.ts'

export interface FilterFieldsProps {
  choices: readonly FilterChoice[]
  onChoose: (change: Partial<ContractorFilters>) => void
}

/** One select a filter. */
export function FilterFields({ choices, onChoose }: FilterFieldsProps) {
  return choices.map(({ name, label, anyLabel, options, value }) => (
    <SelectField
      key={name}
      label={label}
      onChange={(event) => onChoose(changeOf(name, event.currentTarget.value))}
      options={options}
      placeholder={anyLabel}
      value={value}
    />
  ))
}

/** Said where a filter's list is missing. */
export function ListsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small" role="status">
      Some lists to choose from could not be loaded.
      <Button className="px-3" onClick={onRetry} variant="quiet">
        Load them again
      </Button>
    </p>
  )
}
